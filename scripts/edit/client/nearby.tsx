import { useEffect, useState } from 'react';
import type { Sentence } from '../../content-check/sentences-near';
import { translationOf } from '../model/languages';
import type { Unsent } from '../server/unsent';
import type { Listed } from '../site/page-list';
import type { Path } from '../source/read';
import { ask } from './api';

type NearbyProps = {
  changes: readonly Unsent[];
  pages: readonly Listed[];
  onGo: (file: string, path: Path) => void;
};

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/** The sentences near a changed figure, which may now be false, in every language. */
export function Nearby({ changes, pages, onGo }: NearbyProps) {
  const [found, setFound] = useState<readonly Sentence[]>([]);
  useEffect(() => {
    if (changes.length === 0) return setFound([]);
    ask('sentencesNear').then(setFound, console.warn);
  }, [changes]);
  if (found.length === 0) return null;
  return (
    <section aria-label="May now be false">
      <h3>Read these: they may now be false</h3>
      <ul>
        {found.map(({ file, field, text }) => {
          const page = pages.find((one) => one.file === file);
          return (
            <li key={`${file}${field.join('.')}${text}`}>
              <p className="place">{page?.name ?? file}</p>
              <p>{text}</p>
              <p className="actions">
                <button type="button" onClick={() => onGo(file, field as Path)}>
                  Go there
                </button>
                {page?.translations.map(({ language }) => (
                  <button
                    key={language}
                    type="button"
                    onClick={() => onGo(translationOf(file, language), field as Path)}
                  >
                    In {languages.of(language)}
                  </button>
                ))}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
