import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../content-source/problem';
import type { Unsent } from '../server/unsent';
import type { Listed } from '../site/pages';
import { ask, type RefusedHere } from './api';
import { isEditing, keepEditing } from './use-pointer';

export type Site = {
  pages: readonly Listed[];
  changes: readonly Unsent[];
  problems: readonly Problem[];
};

export function useSite() {
  const [site, setSite] = useState<Site>({ pages: [], changes: [], problems: [] });
  const [isReading, setReading] = useState(true);
  const refresh = useCallback(async () => {
    setReading(true);
    const site: Site = await ask('site').finally(() => setReading(false));
    setSite(site);
    return site;
  }, []);
  return { site, isReading, refresh };
}

/** Whether clicks edit or behave as for visitors; kept across pages. */
export function useEditing() {
  const [isOn, setOn] = useState(isEditing);
  useEffect(() => {
    keepEditing(isOn);
    if (!isOn) return;
    // Opens all collapsed answers.
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  }, [isOn]);
  return [isOn, setOn] as const;
}

const unsaved = new Set<object>();

addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault();
});

/** Makes the browser ask before the window closes while typed text is unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  const form = useRef({}).current;
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
  useEffect(() => () => void unsaved.delete(form), [form]);
}

export const mayDiscard = (): boolean =>
  unsaved.size === 0 || confirm('What you typed here is not saved. Discard it?');

const none = { message: '', problems: [] as readonly Problem[] };

type Work = () => Promise<unknown>;

/** Runs work that may fail, and keeps the outcome of the latest run, in whatever order they end. */
export function useAttempt() {
  const [outcome, setOutcome] = useState<Pick<RefusedHere, 'message' | 'problems'>>(none);
  const latest = useRef<Work>(undefined);
  /** @param work answers problems, if it finds any; @returns whether it did not fail */
  const attempt = useCallback(async (work: Work): Promise<boolean> => {
    latest.current = work;
    setOutcome(({ problems }) => ({ message: '', problems }));
    const found = await work().then(
      (answer) => (Array.isArray(answer) ? { message: '', problems: answer } : none),
      (error: RefusedHere) => ({ message: error.message, problems: error.problems ?? [] }),
    );
    if (latest.current === work) setOutcome(found);
    return found.message === '';
  }, []);
  const saving = useRef<Promise<boolean>>(undefined);
  const [isSaving, setSaving] = useState(false);
  /** Runs what changes the site, which a second click must not repeat while it is under way. */
  const save = useCallback(
    (work: Work): Promise<boolean> => {
      setSaving(true);
      saving.current ??= attempt(async () => void (await work())).finally(() => {
        saving.current = undefined;
        setSaving(false);
      });
      return saving.current;
    },
    [attempt],
  );
  return { ...outcome, attempt, save, isSaving };
}
