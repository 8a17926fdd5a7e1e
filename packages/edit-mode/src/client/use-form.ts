import { getDefaultFormState } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useCallback, useEffect, useState } from 'react';
import { withoutEmpty } from '../forms/without-empty';
import { inWords } from '../server/readable';
import type { Path } from '../source/read';
import { ask } from './api';
import { useAttempt, useUnsaved } from './hooks';
import type { JsonSchema } from './json-schema';

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

const CHECK_AFTER_MS = 150;

/** A new entry has no value yet; its schema is that of its list's entries. */
async function load({ file, path, kind }: FormWish): Promise<Loaded> {
  const owner = path.length > 0 ? await ask('field', { file, path: path.slice(0, -1) }) : undefined;
  if (kind === 'added') {
    const items = ((owner?.schema as JsonSchema | undefined)?.items ?? {}) as JsonSchema;
    const first = getDefaultFormState(validator, items, undefined, items);
    const place = `New ${owner?.entry ?? 'entry'}`;
    return { place, schema: items, before: undefined, first, value: first };
  }
  const { place, value, draft = value, schema } = await ask('field', { file, path });
  const { properties = {} } = (owner?.schema ?? {}) as JsonSchema;
  const own = (properties[String(path.at(-1))] as JsonSchema | undefined)?.title;
  const key = path.at(-1);
  const label = own ?? (typeof key === 'string' ? inWords(key) : undefined);
  const titled = { ...(schema as JsonSchema), ...(label ? { title: label } : {}) };
  return { place, schema: titled, before: value, first: draft, value: draft };
}

const changeOf = ({ before, value }: Loaded, { path, kind }: FormWish) => ({
  ...{ path, kind, before },
  after: withoutEmpty(value) ?? value,
});

/** The state of a form: loaded, checked while typing, saved. */
export function useForm(wish: FormWish, onSaved: () => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { message, problems, attempt, save: saveOnce, isSaving } = useAttempt();
  const { file } = wish;

  useEffect(() => {
    attempt(async () => {
      setLoaded(await load(wish));
    });
  }, [wish, attempt]);

  useEffect(() => {
    if (!loaded || loaded.value === loaded.first) return;
    const change = changeOf(loaded, wish);
    const timer = setTimeout(() => attempt(() => ask('check', { file, change })), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded, file, wish, attempt]);

  const value = JSON.stringify(loaded?.value);
  const first = JSON.stringify(loaded?.first);
  useUnsaved(useCallback(() => value !== first, [value, first]));

  const save = () =>
    saveOnce(async () => {
      if (!loaded) return;
      const change = changeOf(loaded, wish);
      await ask('make', { file, change });
      onSaved();
    });
  const change = (value: unknown) => loaded && setLoaded({ ...loaded, value });
  return { loaded, change, message, problems, save, isSaving };
}
