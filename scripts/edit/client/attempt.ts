import { useCallback, useRef, useState } from 'react';
import type { Problem } from '../../content-check/problem';
import type { RefusedHere } from './api';

type Work = () => Promise<readonly Problem[] | undefined>;

/** Runs work that may fail, and keeps the outcome of the latest, in whatever order they end. */
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
  return { message, problems, attempt };
}
