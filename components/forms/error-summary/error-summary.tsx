import { useEffect, useRef } from 'react';
import { fill } from '@/lib/text/fill';
import styles from './error-summary.module.scss';

type FieldError = { id: string; message: string };

type ErrorSummaryProps = {
  /** Placeholder of `errorsMore`: `{count}`. */
  words: { readonly errorSummary: string; readonly errorsMore: string };
  problems: readonly FieldError[];
  /** Failed attempts to submit: each one moves the focus here. */
  attempts: number;
};

/** The most that are listed at once: the summary of a long form would fill a phone's screen. */
const LISTED = 4;
/** The first ones of more than that. The others are shown on request. */
const FIRST = 3;

export function ErrorSummary({ words, problems, attempts }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  if (problems.length === 0) return null;
  const listed = problems.length > LISTED ? FIRST : LISTED;
  const others = problems.slice(listed);
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="alert">
      <strong>{words.errorSummary}</strong>
      <Problems problems={problems.slice(0, listed)} />
      {others.length > 0 && (
        <details>
          <summary>{fill(words.errorsMore, { count: String(others.length) })}</summary>
          <Problems problems={others} />
        </details>
      )}
    </div>
  );
}

function Problems({ problems }: Pick<ErrorSummaryProps, 'problems'>) {
  return (
    <ul>
      {problems.map(({ id, message }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              // Without a change of the address, so that Back does not step through the fields.
              event.preventDefault();
              document.getElementById(id)?.focus();
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
