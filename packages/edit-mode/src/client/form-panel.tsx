import type { Listed } from '../edited-site';
import { inWords } from '../server/readable';
import type { Path } from '../source/read';
import { DeletePage } from './delete-page';
import { Faults, isElsewhere, reasonFor } from './fault';
import { Field } from './form';
import { Panel } from './panel';
import { isReasonGiven, ReasonQuestion } from './reason-question';
import { type FormWish, type Twin, useForm } from './use-form';

type FormPanelProps = {
  wish: FormWish;
  pages: readonly Listed[];
  onSaved: () => void;
  onClose: () => void;
  onUp: (path: Path) => void;
};

/** The place of a form; a whole file that is not a page goes by its name: `Navigation`. */
function titleOf(file: string, isPage: boolean, place: string | undefined): string {
  if (place === undefined) return 'Loading …';
  if (place !== '') return place;
  return isPage ? 'This page' : inWords(file.replace(/^.*\/|\.ts$/g, ''));
}

type TwinsProps = { twins: readonly Twin[]; onChange: (twins: readonly Twin[]) => void };

/** Offers to make the same change in the fields with the same value. */
const Twins = ({ twins, onChange }: TwinsProps) =>
  twins.map((twin, i) => (
    <label key={twin.key} className="tick">
      <input
        type="checkbox"
        checked={twin.isIn}
        onChange={({ target }) => onChange(twins.with(i, { ...twin, isIn: target.checked }))}
      />
      Change “{twin.label}” too, which says the same
    </label>
  ));

/** The form of a part of the page, with all its fields. */
export function FormPanel({ wish, pages, onSaved, onClose, onUp }: FormPanelProps) {
  const { file, path, kind } = wish;
  const form = useForm(wish, onSaved);
  const { loaded, change, why, setWhy, message, found, problems, save, isSaving } = form;
  const isPage = path.length === 0 && pages.some((page) => page.file === file);
  const key = path.at(-1);
  const shown = loaded?.schema.properties && Object.keys(loaded.schema.properties);
  const elsewhere = problems.filter((problem) => isElsewhere(problem, wish, shown));
  const label = typeof key === 'string' ? (loaded?.schema.title ?? inWords(key)) : '';

  return (
    <Panel
      name="Fields"
      title={titleOf(file, isPage, loaded?.place)}
      intro={
        <>
          <p>{file}</p>
          {wish.why && <p className="why">{wish.why}</p>}
          {path.length > 0 && kind === 'changed' && (
            <button type="button" className="plain" onClick={() => onUp(path.slice(0, -1))}>
              ← Parent section
            </button>
          )}
        </>
      }
      message={message}
      reason={reasonFor(problems, wish)}
      action={
        <>
          <ReasonQuestion problems={found} why={why} onWhy={setWhy} />
          <button
            type="button"
            className="main"
            disabled={isSaving || (found.length > 0 && !isReasonGiven(found, why))}
            onClick={save}
          >
            {isSaving ? 'Saving …' : kind === 'added' ? 'Add' : 'Save'}
          </button>
        </>
      }
      onClose={onClose}
    >
      {loaded && (
        <>
          <Field
            schema={loaded.schema}
            value={loaded.value}
            onChange={(value) => change({ value })}
            path={path}
            label={label}
            shared={{ pages, problems, file }}
          />
          <Twins twins={loaded.twins} onChange={(twins) => change({ twins })} />
        </>
      )}
      <Faults problems={elsewhere} here={wish} />
      {isPage && <DeletePage file={file} pages={pages} />}
    </Panel>
  );
}
