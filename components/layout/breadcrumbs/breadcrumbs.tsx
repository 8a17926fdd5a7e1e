import { currentSite } from '@/components/current-site/current-site';
import type { Crumb } from '@/lib/links/breadcrumbs';
import styles from './breadcrumbs.module.scss';

type BreadcrumbsProps = { trail: readonly Crumb[] };

/** The trail to this page; nothing on first-level pages. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const here = trail.at(-1);
  if (!here) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={currentSite().words.breadcrumbs}>
      <ol>
        {trail.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here.name}</span>
        </li>
      </ol>
    </nav>
  );
}
