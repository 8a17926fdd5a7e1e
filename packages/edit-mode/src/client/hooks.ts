import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../content/problem';
import type { Listed } from '../edited-site';
import type { Unsent } from '../server/unsent';
import { ask, type RefusedHere } from './api';

/** The site's state: all pages, changes and problems. */
export type Site = {
  pages: readonly Listed[];
  changes: readonly Unsent[];
  problems: readonly Problem[];
  /** Whether the files have been read. */
  isRead: boolean;
};

/** The site's state from its files, and a function to refresh it. */
export function useSite(): { site: Site; refresh: () => Promise<Site> } {
  const [site, setSite] = useState<Site>({ pages: [], changes: [], problems: [], isRead: false });
  const refresh = useCallback(async () => {
    const [pages, changes, problems] = await Promise.all([
      ask('pages'),
      ask('changes'),
      ask('problems'),
    ]);
    const site = { pages, changes, problems, isRead: true };
    setSite(site);
    return site;
  }, []);
  return { site, refresh };
}

const OFF = 'edit-off';

/** Whether clicks edit or behave as for visitors; kept across pages. */
export function useEditing() {
  const [isOn, setOn] = useState(sessionStorage.getItem(OFF) === null);
  useEffect(() => {
    if (isOn) sessionStorage.removeItem(OFF);
    else sessionStorage.setItem(OFF, '');
    // Opens all collapsed answers.
    for (const details of isOn ? document.querySelectorAll('main details') : []) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  }, [isOn]);
  return [isOn, setOn] as const;
}

const unsaved = new Set<() => boolean>();

const isUnsaved = () => [...unsaved].some((check) => check());

addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault();
});

/** Makes the browser ask before the window closes while typed text is unsaved. */
export function useUnsaved(check: () => boolean): void {
  useEffect(() => {
    unsaved.add(check);
    return () => void unsaved.delete(check);
  }, [check]);
}

/** Asks before typed text is discarded. */
export const mayDiscard = (): boolean =>
  !isUnsaved() || confirm('What you typed here is not saved. Discard it?');

type Work = () => Promise<readonly Problem[] | undefined>;

/** Runs what changes the site, which a second click must not repeat while the first is under way. */
type Save = (work: () => Promise<void>) => Promise<void>;

/** Runs work that may fail, and keeps the outcome of the latest run, in whatever order they end. */
export function useAttempt() {
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const latest = useRef<Work>(undefined);
  const attempt = useCallback(async (work: Work) => {
    latest.current = work;
    const keep = (message: string, problems: readonly Problem[] = []) => {
      if (latest.current !== work) return;
      setMessage(message);
      setProblems(problems);
    };
    setMessage('');
    try {
      keep('', await work());
    } catch (error) {
      const { message, problems } = error as RefusedHere;
      keep(message, problems);
    }
  }, []);
  const saving = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const save: Save = useCallback(
    async (work) => {
      if (saving.current) return;
      saving.current = true;
      setSaving(true);
      await attempt(async () => {
        await work();
        return undefined;
      });
      saving.current = false;
      setSaving(false);
    },
    [attempt],
  );
  return { message, problems, attempt, save, isSaving };
}
