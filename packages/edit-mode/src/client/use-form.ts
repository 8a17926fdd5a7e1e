import { useCallback, useEffect, useState } from 'react';
import type { Path } from '../source/read';
import { ask } from './api';
import { asMeant } from './as-meant';
import { useAttempt } from './attempt';
import { blank, type Group, isGroup, type JsonSchema } from './json-schema';
import { problemsBesidesReason } from './reason-question';
import { changedTogether, twinsOf } from './twins';
import { useUnsaved } from './unsaved';

/** A field to show as a form; `added` for a new entry. */
export type FormWish = { file: string; path: Path; kind: 'changed' | 'added'; why?: string };

/** A field next to the edited one with the same value, and whether it changes too. */
export type Twin = { key: string; label: string; isIn: boolean };

type Loaded = {
  place: string;
  schema: JsonSchema;
  before: unknown;
  /** The form's initial and current values. */
  first: unknown;
  value: unknown;
  owner: unknown;
  twins: readonly Twin[];
};

const CHECK_AFTER_MS = 150;

/** A new entry has no value yet; its schema is that of its list's entries. */
async function load({ file, path, kind }: FormWish): Promise<Loaded> {
  const owner = path.length > 0 ? await ask('field', { file, path: path.slice(0, -1) }) : undefined;
  if (kind === 'added') {
    const items = (owner?.schema as JsonSchema | undefined)?.items ?? {};
    const first = blank(items);
    const place = `New ${owner?.entry ?? 'entry'}`;
    return { place, schema: items, before: undefined, first, value: first, owner: [], twins: [] };
  }
  const { place, value, draft = value, schema } = await ask('field', { file, path });
  const { properties = {} } = (owner?.schema ?? {}) as JsonSchema;
  const twins = twinsOf(owner?.value, path.at(-1)).map((key) => {
    return { key, label: properties[key]?.title ?? key, isIn: true };
  });
  const own = properties[String(path.at(-1))]?.title;
  const titled = { ...(schema as JsonSchema), ...(own ? { title: own } : {}) };
  const texts = { before: value, first: draft, value: draft };
  return { place, schema: titled, ...texts, owner: owner?.value, twins };
}

/** The change that a form makes: of its field, or, with twins, of the group that holds them. */
function changeOf(
  { path, kind }: FormWish,
  { before, value: typed, schema, owner, twins }: Loaded,
) {
  const value = asMeant(typed, schema);
  const keys = twins.filter(({ isIn }) => isIn).map(({ key }) => key);
  if (keys.length === 0 || !isGroup(owner)) return { path, kind, before, after: value };
  const after = changedTogether(owner, String(path.at(-1)), value as Group, keys);
  return { path: path.slice(0, -1), kind, before: owner, after };
}

/** The state of a form: loaded, checked while typing, saved. */
export function useForm(wish: FormWish, onSaved: () => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [why, setWhy] = useState('');
  const { message, problems: found, attempt, save: saveOnce, isSaving } = useAttempt();
  const { file } = wish;

  useEffect(() => {
    attempt(async () => {
      setLoaded(await load(wish));
    });
  }, [wish, attempt]);

  useEffect(() => {
    if (!loaded || loaded.value === loaded.first) return;
    const asked = { file, change: changeOf(wish, loaded) };
    const timer = setTimeout(() => attempt(() => ask('check', asked)), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded, file, wish, attempt]);

  const value = JSON.stringify(loaded?.value);
  const first = JSON.stringify(loaded?.first);
  useUnsaved(useCallback(() => value !== first, [value, first]));

  const save = () =>
    saveOnce(async () => {
      if (!loaded) return;
      await ask('make', { file, change: changeOf(wish, loaded), why });
      onSaved();
    });
  const change = (news: Partial<Loaded>) => loaded && setLoaded({ ...loaded, ...news });
  const problems = problemsBesidesReason(found);
  return { loaded, change, why, setWhy, message, found, problems, save, isSaving };
}
