import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './timeline.module.scss';

type Stop = {
  title: string;
  /** Who acts, before the title. */
  who?: string;
  /** Paragraphs below the title. */
  text?: ReactNode;
  /** Next to the text in wide windows. */
  facts?: ReactNode;
  picture?: ReactNode;
  filled: boolean;
};

type TimelineProps = {
  stops: readonly Stop[];
  numbered?: boolean;
  /**
   * In wide windows: side by side, below each other, or that with the facts next to the text.
   */
  layout: 'across' | 'down' | 'detailed';
};

/** Stops on a line, in order. */
export function Timeline({ stops, numbered, layout }: TimelineProps) {
  return (
    <ol
      className={clsx(
        styles.line,
        numbered && styles.numbered,
        layout !== 'down' && styles[layout],
      )}
    >
      {stops.map(({ title, who, text, facts, picture, filled }) => (
        <li key={title} className={clsx(filled && styles.filled)}>
          <div>
            <h3>{title}</h3>
            {who && <p className={styles.who}>{who}</p>}
            {text}
          </div>
          {picture}
          {facts}
        </li>
      ))}
    </ol>
  );
}
