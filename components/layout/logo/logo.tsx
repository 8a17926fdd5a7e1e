import { currentSite } from '@/components/current-site/current-site';
import { href } from '@/lib/links/links';
import styles from './logo.module.scss';

/** The mark, a nectarine whose crease is a route, and the name; links to the home page. */
export function Logo() {
  const site = currentSite();
  return (
    <a className={styles.logo} href={href(site, 'home')} aria-label={site.words.logoLabel}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.fruit} cx="15" cy="18.5" r="12.5" />
        <path className={styles.route} d="M6 24C9 13 17 12 22.5 20" />
        <circle className={styles.port} cx="22.5" cy="20" r="2.2" />
        <path className={styles.leaf} d="M15 7c2-5 7-7 13-6-1 5.5-6 8.5-13 6z" />
      </svg>
      <span className={styles.name}>{site.company.name}</span>
    </a>
  );
}
