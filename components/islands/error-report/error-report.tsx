'use client';

import { useEffect } from 'react';
import { Button, buttonClass } from '@/components/ui/button/button';
import styles from './error-report.module.scss';

type ErrorReportProps = {
  error: Error & { status?: number };
  retry: () => void;
  words: { heading: string; status: string; text: string; retry: string; home: string };
};

/** Status of an error that has none: what a server would have answered. */
const unknownStatus = 500;

export function ErrorReport({ error, retry, words }: ErrorReportProps) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: debugging the failure needs its trace
    console.error(error);
  }, [error]);

  return (
    <main className={styles.report}>
      <h1>{words.heading}</h1>
      <p role="alert">
        {words.status} {error.status ?? unknownStatus}: {error.message}
      </p>
      <p>{words.text}</p>
      <p className={styles.ways}>
        <Button type="button" onClick={retry}>
          {words.retry}
        </Button>
        <a className={buttonClass('outline')} href="/">
          {words.home}
        </a>
      </p>
    </main>
  );
}
