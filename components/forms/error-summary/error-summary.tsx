import { useEffect, useRef } from 'react';
import styles from './error-summary.module.scss';

/** A field's message, and the id of the field's control. */
export type FieldError = { id: string; message: string };

type ErrorSummaryProps = {
  heading: string;
  problems: readonly FieldError[];
  /** Failed attempts to submit: each one moves the focus here. */
  attempts: number;
};

export function ErrorSummary({ heading, problems, attempts }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  if (problems.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="alert">
      <strong>{heading}</strong>
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
    </div>
  );
}
