import { useCallback, useEffect, useState } from 'react';
import type { Path } from '../../content-source/read';
import type { Listed } from '../page-list';
import { ask } from './api';
import { useAttempt } from './attempt';
import { Faults, isElsewhere, reasonFor } from './fault';
import { Field } from './form';
import { blank, inWords, type JsonSchema } from './json-schema';
import { Panel } from './panel';
import { useUnsaved } from './unsaved';

/** A field to show as a form; `added` for a new entry. */
export type FormWish = { file: string; path: Path; kind: 'changed' | 'added'; why?: string };

type Loaded = {
  place: string;
  schema: JsonSchema;
  before: unknown;
  /** The form's initial and current values. */
  first: unknown;
  value: unknown;
};

type FormPanelProps = {
  wish: FormWish;
  pages: readonly Listed[];
  onSaved: () => void;
  onClose: () => void;
  onUp: (path: Path) => void;
};

const CHECK_AFTER_MS = 150;

const surely =
  'Delete this page? You can restore it from the list of changes until you send it for review.';

/** A new entry has no value yet; its schema is that of its list's entries. */
async function load({ file, path, kind }: FormWish): Promise<Loaded> {
  if (kind === 'changed') {
    const { place, value, schema } = await ask('field', { file, path });
    return { place, schema: schema as JsonSchema, before: value, first: value, value };
  }
  const list = await ask('field', { file, path: path.slice(0, -1) });
  const items = (list.schema as JsonSchema).items ?? {};
  const first = blank(items);
  return { place: 'New entry', schema: items, before: undefined, first, value: first };
}

/** The form of a part of the page, with all its fields. */
export function FormPanel({ wish, pages, onSaved, onClose, onUp }: FormPanelProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { message, problems, attempt } = useAttempt();
  const { file, path, kind, why } = wish;

  useEffect(() => {
    attempt(async () => {
      setLoaded(await load(wish));
    });
  }, [wish, attempt]);

  useEffect(() => {
    if (!loaded || loaded.value === loaded.first) return;
    const change = { path, kind, before: loaded.before, after: loaded.value };
    const timer = setTimeout(() => attempt(() => ask('check', { file, change })), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded, file, path, kind, attempt]);

  const value = JSON.stringify(loaded?.value);
  const first = JSON.stringify(loaded?.first);
  useUnsaved(useCallback(() => value !== first, [value, first]));

  const save = () =>
    attempt(async () => {
      if (!loaded) return;
      await ask('make', {
        file,
        change: { path, kind, before: loaded.before, after: loaded.value },
      });
      onSaved();
    });
  const remove = () =>
    attempt(async () => {
      if (!confirm(surely)) return;
      await ask('remove', { file });
      location.assign('/');
    });
  const isPage = path.length === 0 && pages.some((page) => page.file === file);
  const key = path.at(-1);
  const shown = loaded?.schema.properties && Object.keys(loaded.schema.properties);
  const elsewhere = problems.filter((problem) => isElsewhere(problem, wish, shown));

  return (
    <Panel
      name="Fields"
      title={loaded ? loaded.place || 'This page' : 'Loading …'}
      intro={
        <>
          <p>{file}</p>
          {why && <p className="why">{why}</p>}
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
        <button type="button" className="main" disabled={problems.length > 0} onClick={save}>
          {kind === 'added' ? 'Add' : 'Save'}
        </button>
      }
      onClose={onClose}
    >
      {loaded && (
        <Field
          schema={loaded.schema}
          value={loaded.value}
          onChange={(value) => setLoaded({ ...loaded, value })}
          path={path}
          label={typeof key === 'string' ? inWords(key) : ''}
          shared={{ pages, problems, file }}
        />
      )}
      <Faults problems={elsewhere} here={wish} />
      {isPage && (
        <button type="button" className="plain" onClick={remove}>
          Delete this page
        </button>
      )}
    </Panel>
  );
}
