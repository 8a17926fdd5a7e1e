import { currentState } from '@/lib/links/active-link';
import styles from './nav-link.module.scss';

type NavLinkProps = {
  href: string;
  label: string;
  /** All paths of the page being shown. */
  paths: readonly string[];
};

/** A link of the header or drawer; the page being shown is marked, for eyes and for readers. */
export function NavLink({ href, label, paths }: NavLinkProps) {
  return (
    <a className={styles.link} href={href} aria-current={currentState(href, paths)}>
      {label}
    </a>
  );
}
