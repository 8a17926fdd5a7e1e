import { getDefaultFormState } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useCallback, useEffect, useState } from 'react';
import { inWords } from '../server/readable';
import type { NewPage } from '../site/starters';
import type { Path } from '../source/read';
import { ask } from './api';
import { useAttempt, useUnsaved } from './hooks';
import type { JsonSchema } from './json-schema';
import { withoutEmpty } from './without-empty';

/** A field to show as a form; `added` for a new entry. */
export type FieldWish = { file: string; path: Path; kind: 'changed' | 'added'; why?: string };

/** A field, or the questions about a new page. */
export type FormWish = FieldWish | { page: NewPage; path: Path };

type Loaded = {
  place: string;
  schema: JsonSchema;
  before: unknown;
  /** The form's initial and current values. */
  first: unknown;
  value: unknown;
};

const CHECK_AFTER_MS = 150;

function blank(place: string, schema: JsonSchema): Loaded {
  const first = getDefaultFormState(validator, schema, undefined, schema);
  return { place, schema, before: undefined, first, value: first };
}

/** A new entry has no value yet; its schema is that of its list's entries. */
async function load(wish: FormWish): Promise<Loaded> {
  if ('page' in wish)
    return blank(`New ${wish.page.label.toLowerCase()}`, wish.page.schema as JsonSchema);
  const { file, path, kind } = wish;
  const owner = path.length > 0 ? await ask('field', { file, path: path.slice(0, -1) }) : undefined;
  const { items = {}, properties = {} } = (owner?.schema ?? {}) as JsonSchema;
  if (kind === 'added') return blank(`New ${owner?.entry ?? 'entry'}`, items as JsonSchema);
  const { place, value, draft = value, schema } = await ask('field', { file, path });
  const key = path.at(-1);
  const own = (properties[String(key)] as JsonSchema | undefined)?.title;
  const label = own ?? (typeof key === 'string' ? inWords(key) : undefined);
  const titled = { ...(schema as JsonSchema), ...(label ? { title: label } : {}) };
  return { place, schema: titled, before: value, first: draft, value: draft };
}

/** The state of a form: loaded, checked while typing, saved. @param onSaved gets the address of a new page */
export function useForm(wish: FormWish, onSaved: (path?: string) => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { message, problems, attempt, save: saveOnce, isSaving } = useAttempt();

  useEffect(() => {
    attempt(async () => {
      setLoaded(await load(wish));
    });
  }, [wish, attempt]);

  const changeOf = useCallback(
    ({ path, kind }: FieldWish, { before, value }: Loaded) => ({
      ...{ path, kind, before },
      after: withoutEmpty(value) ?? value,
    }),
    [],
  );
  useEffect(() => {
    if (!loaded || loaded.value === loaded.first || 'page' in wish) return;
    const asked = { file: wish.file, change: changeOf(wish, loaded) };
    const timer = setTimeout(() => attempt(() => ask('check', asked)), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded, wish, attempt, changeOf]);

  const value = JSON.stringify(loaded?.value);
  const first = JSON.stringify(loaded?.first);
  useUnsaved(useCallback(() => value !== first, [value, first]));

  const save = () =>
    saveOnce(async () => {
      if (!loaded) return;
      if (!('page' in wish)) {
        await ask('make', { file: wish.file, change: changeOf(wish, loaded) });
        return onSaved();
      }
      const { collection } = wish.page;
      const { path } = await ask('create', { collection, answers: loaded.value });
      setLoaded({ ...loaded, first: loaded.value });
      await onSaved(path);
    });
  const change = (value: unknown) => loaded && setLoaded({ ...loaded, value });
  return { loaded, change, message, problems, save, isSaving };
}
