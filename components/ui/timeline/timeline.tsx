import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './timeline.module.scss';

type Stop = {
  title: string;
  /** Of its heading. */
  level?: 3 | 4;
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
        layout === 'across' && stops.length > 5 && styles.twoRows,
      )}
    >
      {stops.map(({ title, level = 3, who, text, facts, picture, filled }) => {
        const Heading = `h${level}` as const;
        return (
          <li key={title} className={clsx(filled && styles.filled)}>
            {picture}
            <div>
              <Heading>{title}</Heading>
              {who && <p className={styles.who}>{who}</p>}
              {text}
            </div>
            {facts}
          </li>
        );
      })}
    </ol>
  );
}
