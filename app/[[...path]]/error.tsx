'use client';

import { ErrorReport } from '@/components/islands/error-report/error-report';
import { errorWords } from '@/content/error';

type ErrorProps = { error: Error & { digest?: string; status?: number }; reset: () => void };

/** Shown in place of a page whose script failed. Only in development, so it is in English. */
export default function PageError({ error, reset }: ErrorProps) {
  return <ErrorReport error={error} retry={reset} words={errorWords} />;
}
