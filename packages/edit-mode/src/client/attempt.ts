import { useCallback, useRef, useState } from 'react';
import type { Problem } from '../content/problem';
import type { RefusedHere } from './api';

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
