import { useCallback, useState } from 'react';
import type { Problem } from '../../content-check/problem';
import type { RefusedHere } from './api';

type Work = () => Promise<readonly Problem[] | undefined>;

/** Runs work that may fail, and keeps the last refusal. */
export function useAttempt() {
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const attempt = useCallback(async (work: Work) => {
    setMessage('');
    try {
      setProblems((await work()) ?? []);
    } catch (error) {
      const { message, problems } = error as RefusedHere;
      setMessage(message);
      setProblems(problems ?? []);
    }
  }, []);
  return { message, problems, attempt };
}
