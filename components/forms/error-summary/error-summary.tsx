import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './error-summary.module.scss';

/** What is wrong with a field, and the id of the field's control. */
export type FieldError = { id: string; message: string };

type ErrorSummaryProps = {
  heading: string;
  problems: readonly FieldError[];
  /** How often the visitor has tried to send: each try in vain brings the focus here. */
  attempts: number;
};

/** Says what must be mended, takes the focus, and leads to the fields. */
export function ErrorSummary({ heading, problems, attempts }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  if (problems.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="alert">
      <p className={styles.heading}>{heading}</p>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusInstead(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus and leaves the address as it is, so that Back does not lead through the fields. */
function focusInstead(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
