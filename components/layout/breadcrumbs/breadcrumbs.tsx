import { currentSite } from '@/components/current-site/current-site';
import type { Ground } from '@/content/schema/section-frame';
import type { Crumb } from '@/lib/links/breadcrumbs';
import styles from './breadcrumbs.module.scss';

type BreadcrumbsProps = {
  trail: readonly Crumb[];
  /** The color of the opening that follows, instead of ink. */
  ground?: Ground | undefined;
};

/** The trail to this page; nothing on first-level pages. */
export function Breadcrumbs({ trail, ground }: BreadcrumbsProps) {
  const here = trail.at(-1);
  if (!here) return null;
  return (
    <nav
      className={styles.breadcrumbs}
      aria-label={currentSite().words.breadcrumbs}
      data-ground={ground}
    >
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
