import { useEffect, useState } from 'react';
import type { Problem } from '../../content-check/problem';
import type { Path } from '../../content-source/read';
import type { Listed } from '../page-list';
import { ask, type RefusedHere } from './api';
import { Field } from './form';
import { blank, inWords, type JsonSchema } from './json-schema';

/** A field to be shown as a form; `added` for an entry that is to be put in there. */
export type FormWish = { file: string; path: Path; kind: 'changed' | 'added'; why?: string };

type Loaded = { place: string; before: unknown; value: unknown; schema: JsonSchema };

type FormPanelProps = {
  wish: FormWish;
  pages: readonly Listed[];
  onSaved: () => void;
  onClose: () => void;
  onUp: (path: Path) => void;
};

/** An entry that is to come has no value yet: its schema is that of the one before it, or of its list. */
async function load({ file, path, kind }: FormWish): Promise<Loaded> {
  if (kind === 'changed') {
    const { place, value, schema } = await ask('field', { file, path });
    return { place, before: value, value, schema: schema as JsonSchema };
  }
  const list = await ask('field', { file, path: path.slice(0, -1) });
  const items = (list.schema as JsonSchema).items ?? {};
  return { place: 'new', before: undefined, value: blank(items), schema: items };
}

/** Everything about a part of the page that is no sentence, and everything that is. */
export function FormPanel({ wish, pages, onSaved, onClose, onUp }: FormPanelProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [message, setMessage] = useState('');
  const { file, path, kind } = wish;
  const key = path.at(-1);

  useEffect(() => {
    setMessage('');
    setProblems([]);
    load(wish).then(setLoaded, (error) => setMessage(error.message));
  }, [wish]);

  const change = loaded && { path, kind, before: loaded.before, after: loaded.value };
  useEffect(() => {
    if (!loaded || loaded.value === loaded.before) return;
    const timer = setTimeout(() => {
      const asked = { file, change: { path, kind, before: loaded.before, after: loaded.value } };
      ask('check', asked).then(setProblems, (error) => setMessage(error.message));
    }, 150);
    return () => clearTimeout(timer);
  }, [loaded, file, path, kind]);

  const save = async () => {
    if (!change) return;
    try {
      await ask('make', { file, change });
      onSaved();
    } catch (error) {
      setMessage((error as RefusedHere).message);
      setProblems((error as RefusedHere).problems);
    }
  };
  const isPage = path.length === 0 && pages.some((page) => page.file === file);
  const remove = async () => {
    if (
      !confirm(
        'Take this page off the site? Until it is sent for review, the list of changes can bring it back.',
      )
    )
      return;
    try {
      await ask('remove', { file });
      location.assign('/');
    } catch (error) {
      setMessage((error as RefusedHere).message);
      setProblems((error as RefusedHere).problems);
    }
  };
  const here = path.join('.');
  const elsewhere = problems.filter(
    ({ field }) => !`${field.map(String).join('.')}.`.startsWith(here && `${here}.`),
  );

  return (
    <section className="panel" aria-label="Fields">
      <header>
        <h2>{kind === 'added' ? 'New entry' : loaded?.place || 'This page'}</h2>
        <p>{file}</p>
        {wish.why && <p className="why">{wish.why}</p>}
        {path.length > 0 && kind === 'changed' && (
          <button type="button" className="plain" onClick={() => onUp(path.slice(0, -1))}>
            ← What it stands in
          </button>
        )}
      </header>
      <div className="scroll">
        {loaded && (
          <Field
            schema={loaded.schema}
            value={loaded.value}
            onChange={(value) => setLoaded({ ...loaded, value })}
            path={path}
            label={typeof key === 'string' ? inWords(key) : ''}
            shared={{ pages, problems }}
          />
        )}
        {elsewhere.map(({ place, wrong, mend }) => (
          <em key={`${place}${wrong}`} className="fault">
            {place}: {wrong}; {mend}.
          </em>
        ))}
      </div>
      <footer>
        {message && <em className="fault">{message}</em>}
        <button type="button" className="main" disabled={problems.length > 0} onClick={save}>
          {kind === 'added' ? 'Add' : 'Save'}
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
        {isPage && (
          <button type="button" className="plain" onClick={remove}>
            Delete this page
          </button>
        )}
      </footer>
    </section>
  );
}
