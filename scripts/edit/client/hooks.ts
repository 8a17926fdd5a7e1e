import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../model/problem';
import type { Unsent } from '../server/unsent';
import type { Listed } from '../site/page-list';
import { ask, type RefusedHere } from './api';
import { isEditing, keepEditing } from './use-pointer';

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

/** Whether clicks edit or behave as for visitors; kept across pages. */
export function useEditing() {
  const [isOn, setOn] = useState(isEditing);
  useEffect(() => {
    keepEditing(isOn);
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

const none = { message: '', problems: [] as readonly Problem[] };

/** Asks before typed text is discarded. */
export const mayDiscard = (): boolean =>
  !isUnsaved() || confirm('What you typed here is not saved. Discard it?');

type Work = () => Promise<unknown>;

/** Runs work that may fail, and keeps the outcome of the latest run, in whatever order they end. */
export function useAttempt() {
  const [outcome, setOutcome] = useState<Pick<RefusedHere, 'message' | 'problems'>>(none);
  const latest = useRef<Work>(undefined);
  /** @param work answers problems, if it finds any */
  const attempt = useCallback(async (work: Work) => {
    latest.current = work;
    setOutcome(({ problems }) => ({ message: '', problems }));
    const found = await work().then(
      (answer) => (Array.isArray(answer) ? { message: '', problems: answer } : none),
      (error: RefusedHere) => ({ message: error.message, problems: error.problems ?? [] }),
    );
    if (latest.current === work) setOutcome(found);
  }, []);
  const saving = useRef(false);
  const [isSaving, setSaving] = useState(false);
  /** Runs what changes the site, which a second click must not repeat while it is under way. */
  const save = useCallback(
    async (work: () => Promise<unknown>) => {
      if (saving.current) return;
      saving.current = true;
      setSaving(true);
      await attempt(async () => void (await work()));
      saving.current = false;
      setSaving(false);
    },
    [attempt],
  );
  return { ...outcome, attempt, save, isSaving };
}
