import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './timeline.module.scss';

type Stop = {
  title: string;
  /** Of its heading. */
  level?: 3 | 4;
  /** Paragraphs below the title. */
  text?: ReactNode;
  filled: boolean;
};

type TimelineProps = {
  stops: readonly Stop[];
  numbered?: boolean;
  /** In wide windows: side by side, or below each other. */
  layout: 'across' | 'down';
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
      {stops.map(({ title, level = 3, text, filled }) => {
        const Heading = `h${level}` as const;
        return (
          <li key={title} className={clsx(filled && styles.filled)}>
            <div>
              <Heading>{title}</Heading>
              {text && <div>{text}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
