import { useEffect, useState } from 'react';
import type { Problem } from '../../content-source/problem';
import type { Path } from '../../content-source/read';
import { blankOf, type JsonSchema, withoutEmpty } from '../model/json-schema';
import type { Around } from '../site/fields';
import { ask } from './api';
import { useAttempt, useUnsaved } from './hooks';

/** A field to show as a form; `added` for a new entry. */
export type FieldWish = { file: string; path: Path; kind: 'changed' | 'added'; why?: string };

/** Questions whose answers create or delete a page. */
export type Questions = {
  title: string;
  intro: string;
  schema: JsonSchema;
  does: string;
  /** Checks the answers again once some were refused. */
  check?: (answers: unknown) => Promise<readonly Problem[]>;
  /** @returns the address to open next */
  answer: (answers: unknown) => Promise<string>;
};

export type FormWish = FieldWish | Questions;

type Loaded = {
  place: string;
  schema: JsonSchema;
  around: readonly Around[];
  before: unknown;
  /** The form's initial and current values. */
  first: unknown;
  value: unknown;
};

const CHECK_AFTER_MS = 150;

function blank(place: string, schema: JsonSchema): Loaded {
  const first = blankOf(schema, schema);
  return { place, schema, around: [], before: undefined, first, value: first };
}

/** A new entry has no value yet: its field is one that the list does not have. */
async function load(wish: FormWish): Promise<Loaded> {
  if ('answer' in wish) return blank(wish.title, wish.schema);
  const { file, path, kind } = wish;
  const isNew = kind === 'added';
  const field = await ask('field', file, isNew ? [...path.slice(0, -1), -1] : path);
  const { place, value, draft = value, schema, around } = field;
  if (isNew) return blank(`New ${around.at(-1)?.entry ?? 'entry'}`, schema);
  return { place, schema, around, before: value, first: draft, value: draft };
}

const tidy = (text: string) => text.replace(/ {2,}/g, ' ').trim();

const changeOf = ({ path, kind }: FieldWish, { before, value }: Loaded) => ({
  path,
  kind,
  before,
  after: typeof value === 'string' ? tidy(value) : (withoutEmpty(value) ?? value),
});

/** The state of a form: loaded, checked while typing, saved. @param onSaved gets the address of a new page */
export function useForm(wish: FormWish, onSaved: (path?: string) => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { message, problems, attempt, save: saveOnce, isSaving } = useAttempt();

  useEffect(() => {
    attempt(async () => setLoaded(await load(wish)));
  }, [wish, attempt]);

  const isRefused = problems.length > 0;
  useEffect(() => {
    if (!loaded || loaded.value === loaded.first || isSaving) return;
    const isAnswer = 'answer' in wish;
    if (isAnswer && !isRefused) return;
    const check = async () =>
      isAnswer ? wish.check?.(loaded.value) : ask('check', wish.file, changeOf(wish, loaded));
    const timer = setTimeout(() => attempt(check), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded, wish, attempt, isSaving, isRefused]);

  const isChanged = JSON.stringify(loaded?.value) !== JSON.stringify(loaded?.first);
  useUnsaved(isChanged);

  /** @returns whether it is saved */
  const save = () =>
    saveOnce(async () => {
      if (!loaded) return;
      if (!('answer' in wish)) {
        await ask('make', wish.file, changeOf(wish, loaded));
        return onSaved();
      }
      const path = await wish.answer(loaded.value);
      setLoaded({ ...loaded, first: loaded.value });
      onSaved(path);
    });
  const change = (value: unknown) => loaded && setLoaded({ ...loaded, value });
  return { loaded, change, message, problems, save, isSaving, isChanged };
}
