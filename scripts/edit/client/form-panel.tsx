import type { Problem } from '../../content-source/problem';
import type { Path } from '../../content-source/read';
import { fileInWords, inWords } from '../model/readable';
import type { Listed } from '../site/pages';
import { FormContext } from './controls';
import { type Here, sentenceFor } from './fault';
import { Field } from './fields';
import { Button, Panel } from './panel';
import { type FormWish, useForm } from './use-form';

type FormPanelProps = {
  wish: FormWish;
  pages: readonly Listed[];
  onSaved: (path?: string) => void;
  onClose: () => void;
  onUp: (path: Path) => void;
  onDelete: (file: string) => void;
};

/** The place of a form; a whole file that is not a page goes by its name: `Navigation`. */
function titleOf(file: string, isPage: boolean, place: string | undefined): string {
  if (place === undefined) return 'Loading …';
  if (place !== '') return place;
  return isPage ? 'This page' : fileInWords(file);
}

const doesOf = (wish: FormWish) =>
  'does' in wish ? wish.does : { added: 'Add', changed: 'Save' }[wish.kind];

/** Why a form cannot be saved; empty if it can. */
const reasonFor = ([first, ...more]: readonly Problem[], here: Here): string =>
  first ? sentenceFor(first, here) + (more.length > 0 ? ` ${more.length} more to fix.` : '') : '';

export function FormPanel(props: FormPanelProps) {
  const { wish, pages, onSaved, onClose, onUp, onDelete } = props;
  const isField = 'file' in wish;
  const { file, path = [], kind, why } = isField ? wish : {};
  const { loaded, change, message, problems, save, isSaving } = useForm(wish, onSaved);
  const isPage = isField && path.length === 0 && pages.some((page) => page.file === file);
  const schema = loaded?.schema ?? {};
  const here = { file, path };
  const key = path.at(-1);

  return (
    <Panel
      name="Fields"
      title={titleOf(file ?? '', isPage, loaded?.place)}
      intro={
        <>
          <p>{isField ? file : wish.intro}</p>
          {why && <p>{why}</p>}
          {path.length > 0 && kind === 'changed' && (
            <Button kind="plain" onClick={() => onUp(path.slice(0, -1))}>
              ← Parent section
            </Button>
          )}
        </>
      }
      message={message || reasonFor(problems, here)}
      action={
        <Button kind="main" isOff={isSaving || (problems.length > 0 && isField)} onClick={save}>
          {isSaving ? 'Saving …' : doesOf(wish)}
        </Button>
      }
      onClose={onClose}
    >
      {loaded && (
        <FormContext value={{ root: schema, file, pages, problems }}>
          <Field
            schema={schema}
            value={loaded.value}
            onChange={change}
            path={path}
            label={typeof key === 'string' ? inWords(key) : ''}
          />
        </FormContext>
      )}
      {isPage && file && (
        <Button kind="plain" onClick={() => onDelete(file)}>
          Delete this page
        </Button>
      )}
    </Panel>
  );
}
