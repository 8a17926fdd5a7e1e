import type { ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import styles from './jump-links.module.scss';

type JumpLinksProps = {
  parts: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** Parts of a page, next to links to each of them. */
export function JumpLinks({ parts, children }: JumpLinksProps) {
  return (
    <div className={styles.sides}>
      <nav className={styles.links} aria-label={currentSite().words.onThisPage}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className={styles.parts}>{children}</div>
    </div>
  );
}
