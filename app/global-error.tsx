'use client';

import { ErrorReport } from '@/components/islands/error-report/error-report';
import { errorWords } from '@/content/error';
import '@/styles/globals.scss';

type ErrorProps = { error: Error & { digest?: string; status?: number }; reset: () => void };

/** Replaces the whole document when even the layout failed. */
export default function GlobalError({ error, reset }: ErrorProps) {
  return (
    <html lang="en">
      <body>
        <ErrorReport error={error} retry={reset} words={errorWords} />
      </body>
    </html>
  );
}
