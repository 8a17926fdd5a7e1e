import { currentSite } from '@/components/current-site/current-site';
import { currentState, href as hrefOf } from '@/lib/links/links';
import styles from './nav-link.module.scss';

type NavLinkProps = {
  href: string;
  label: string;
  /** All paths of the page being shown. */
  paths: readonly string[];
};

/** A link in the header or drawer; the current page is marked visually and for screen readers. */
export function NavLink({ href, label, paths }: NavLinkProps) {
  const home = hrefOf(currentSite(), 'home');
  return (
    <a className={styles.link} href={href} aria-current={currentState(href, paths, home)}>
      {label}
    </a>
  );
}
