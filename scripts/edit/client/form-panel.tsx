import { inWords } from '../server/readable';
import type { Listed } from '../site/page-list';
import type { Path } from '../source/read';
import { DeletePage } from './delete-page';
import { Faults, isElsewhere, reasonFor } from './fault';
import { SchemaForm } from './form';
import { Panel } from './panel';
import { type FormWish, useForm } from './use-form';

type FormPanelProps = {
  wish: FormWish;
  pages: readonly Listed[];
  onSaved: (path?: string) => void;
  onClose: () => void;
  onUp: (path: Path) => void;
};

/** The place of a form; a whole file that is not a page goes by its name: `Navigation`. */
function titleOf(file: string, isPage: boolean, place: string | undefined): string {
  if (place === undefined) return 'Loading …';
  if (place !== '') return place;
  return isPage ? 'This page' : inWords(file.replace(/^.*\/|\.ts$/g, ''));
}

/** The form of a part of the page, with all its fields, or of a new page. */
export function FormPanel({ wish, pages, onSaved, onClose, onUp }: FormPanelProps) {
  const { path } = wish;
  const isNew = 'page' in wish;
  const { file = '', kind = 'new', why } = isNew ? {} : wish;
  const { loaded, change, message, problems, save, isSaving } = useForm(wish, onSaved);
  const isPage = !isNew && path.length === 0 && pages.some((page) => page.file === file);
  const shown = loaded?.schema.properties && Object.keys(loaded.schema.properties);
  const here = isNew ? { path } : wish;
  const elsewhere = problems.filter((problem) => isElsewhere(problem, here, shown));
  const does = { new: 'Create', added: 'Add', changed: 'Save' }[kind];

  return (
    <Panel
      name="Fields"
      title={titleOf(file, isPage, loaded?.place)}
      intro={
        <>
          <p>{isNew ? 'Afterwards every sentence of the page can be clicked.' : file}</p>
          {why && <p className="why">{why}</p>}
          {path.length > 0 && kind === 'changed' && (
            <button type="button" className="plain" onClick={() => onUp(path.slice(0, -1))}>
              ← Parent section
            </button>
          )}
        </>
      }
      message={message}
      reason={reasonFor(problems, here)}
      action={
        <button
          type="button"
          className="main"
          disabled={isSaving || (problems.length > 0 && !isNew)}
          onClick={save}
        >
          {isSaving ? 'Saving …' : does}
        </button>
      }
      onClose={onClose}
    >
      {loaded && (
        <SchemaForm
          schema={loaded.schema}
          value={loaded.value}
          onChange={change}
          path={path}
          file={isNew ? undefined : file}
          pages={pages}
          problems={problems}
        />
      )}
      <Faults problems={elsewhere} here={here} />
      {isPage && <DeletePage file={file} pages={pages} />}
    </Panel>
  );
}
