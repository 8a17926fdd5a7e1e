import { currentPage, currentSite } from '@/components/current-site/current-site';
import { currentState, href as hrefOf } from '@/lib/links/links';
import styles from './nav-link.module.scss';

type NavLinkProps = { href: string; label: string };

/** A link in the header or drawer; the current page is marked visually and for screen readers. */
export function NavLink({ href, label }: NavLinkProps) {
  const home = hrefOf(currentSite(), 'home');
  return (
    <a
      className={styles.link}
      href={href}
      aria-current={currentState(href, currentPage().paths, home)}
    >
      {label}
    </a>
  );
}
