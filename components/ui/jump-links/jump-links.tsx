import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import styles from './jump-links.module.scss';

type JumpNavProps = {
  parts: readonly {
    id: string;
    title: string;
    /** How many things it has. */
    count?: number;
  }[];
  /** In wide windows, too, a row of chips above the parts; `wrapped`: on phones in several lines. */
  row?: boolean | 'wrapped';
  /** In wide windows a list in columns above the parts, instead of next to them. */
  across?: boolean | undefined;
};

/**
 * Links to the parts of a page: chips in a row that stays in view, or a list, which stays in view in
 * wide windows and opens on touch on phones.
 */
export function JumpNav({ parts, row, across }: JumpNavProps) {
  const { onThisPage } = currentSite().words;
  const links = parts.map(({ id, title, count }) => (
    <a key={id} href={`#${id}`}>
      {title} {count !== undefined && <span>{count}</span>}
    </a>
  ));
  return (
    <nav
      className={clsx(
        styles.links,
        row === 'wrapped' && styles.wrapped,
        row ? styles.row : clsx(styles.list, across ? styles.across : styles.aside),
      )}
      aria-label={onThisPage}
    >
      {row ? (
        links
      ) : (
        <details>
          <summary>{onThisPage}</summary>
          {links}
        </details>
      )}
    </nav>
  );
}

/** Parts of a page, next to links to each of them or below these. */
export function JumpLinks({ parts, across, children }: JumpNavProps & { children: ReactNode }) {
  return (
    <div className={across ? styles.below : styles.sides}>
      <JumpNav parts={parts} across={across} />
      <div className={styles.parts}>{children}</div>
    </div>
  );
}
