'use client';

import { ErrorReport } from '@/components/islands/error-report/error-report';
import { errorWords } from '@/content/error';

type ErrorProps = { error: Error & { digest?: string; status?: number }; reset: () => void };

/** Replaces a page whose script failed. Only while developing, so it stays English. */
export default function PageError({ error, reset }: ErrorProps) {
  return <ErrorReport error={error} retry={reset} words={errorWords} />;
}
