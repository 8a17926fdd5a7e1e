import type { OlderPage, OlderSentence } from '../edited-site';
import type { Path } from '../source/read';
import { ask } from './api';
import { useAttempt } from './attempt';
import { useRenderOnMove } from './bubble-position';
import { Outline } from './outline';
import { sentenceOf } from './sentences';

/** How the English sentence of this field has changed, if the field's translation is older. */
export const olderAt = (
  pages: readonly OlderPage[],
  file: string,
  path: Path,
): OlderSentence | undefined =>
  pages
    .filter((page) => page.file === file)
    .flatMap(({ sentences = [] }) => sentences)
    .find((sentence) => sentence.path.join('.') === path.join('.'));

/** Frames the sentences of the page that are older than their English ones. */
export function OlderFrames({ pages }: { pages: readonly OlderPage[] }) {
  useRenderOnMove();
  return pages.flatMap(({ file, sentences = [] }) =>
    sentences.map(({ path }) => {
      const sentence = sentenceOf(file, path);
      return (
        sentence && <Outline key={`${file}${path.join('.')}`} sentence={sentence} kind="older" />
      );
    }),
  );
}

/** What the English sentence said, and what it says now. */
export const EnglishChange = ({ was, now }: OlderSentence) => (
  <>
    {was !== undefined && <del>{was}</del>}
    <ins>{now}</ins>
  </>
);

type OlderTextsProps = {
  pages: readonly OlderPage[];
  onGo: (file: string, path: Path) => void;
  onChanged: () => void;
};

const UNKNOWN =
  'Cannot tell which sentences: the history of this folder is missing, or lacks the earlier text.';

/** The translations that are older than their English pages, sentence by sentence. */
export function OlderTexts({ pages, onGo, onChanged }: OlderTextsProps) {
  const { message, save, isSaving } = useAttempt();
  const confirm = ({ file, recorded, hash }: OlderPage) =>
    save(async () => {
      const change = { path: ['english'], kind: 'changed', before: recorded, after: hash } as const;
      await ask('make', { file, change });
      onChanged();
    });
  if (pages.length === 0) return null;
  return (
    <section className="older-pages" aria-label="English changed since">
      <h3>English changed since</h3>
      {message && <em className="fault">{message}</em>}
      {pages.map((page) => (
        <fieldset key={page.file} className="bare">
          <legend className="place">
            <small>{page.file}</small>
          </legend>
          {!page.sentences && <p className="keys">{UNKNOWN}</p>}
          <ul>
            {page.sentences?.map((sentence) => (
              <li key={sentence.path.join('.')}>
                <p className="place">{sentence.place}</p>
                <EnglishChange {...sentence} />
                <p className="actions">
                  <button type="button" onClick={() => onGo(page.file, sentence.path)}>
                    Show
                  </button>
                </p>
              </li>
            ))}
          </ul>
          <p className="actions">
            <button type="button" disabled={isSaving} onClick={() => confirm(page)}>
              This page still fits the English one
            </button>
          </p>
        </fieldset>
      ))}
    </section>
  );
}
