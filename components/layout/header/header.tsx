import clsx from 'clsx';
import { Behavior } from '@/components/behaviors/behavior';
import { currentPage, currentSite } from '@/components/current-site/current-site';
import { buttonClass } from '@/components/ui/button/button';
import { href } from '@/lib/links/links';
import { headerMenus } from '@/lib/links/menus';
import { LanguageLinks } from '../language-links/language-links';
import { Logo } from '../logo/logo';
import { NavLink } from '../nav-link/nav-link';
import { Dropdown } from './dropdown';
import styles from './header.module.scss';
import fallbacks from './header-fallbacks.module.scss';

const menuIcon = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 7h16M4 12h16M4 17h16" />
  </svg>
);

/** The site header: dropdowns on wide windows, a menu button on narrow ones. */
export function Header() {
  const site = currentSite();
  const { words } = site;
  const { home, contact, quote } = site.navigation;
  return (
    <header className={styles.header}>
      <Behavior of="close-menus">
        <div
          className={clsx(
            styles.inner,
            fallbacks.inner,
            currentPage().versions.length > 2 && styles.codes,
          )}
        >
          <Logo />
          <nav className={styles.nav} aria-label={words.mainNavigation}>
            <ul className={styles.list}>
              <li className={styles.item}>
                <NavLink href={href(site, 'home')} label={home.label} />
              </li>
              {headerMenus(site).map((menu) => (
                <Dropdown key={menu.id} menu={menu} />
              ))}
              <li className={styles.item}>
                <NavLink href={href(site, 'contact')} label={contact.label} />
              </li>
            </ul>
          </nav>
          <LanguageLinks />
          <p className={clsx(styles.quote, fallbacks.quote)}>
            <a className={buttonClass('hero-outline', 'sm')} href={href(site, 'get-quote')}>
              {quote.label}
            </a>
          </p>
          <button
            className={clsx(styles.menuButton, fallbacks.button)}
            type="button"
            popoverTarget="drawer"
          >
            {menuIcon}
            <span>{words.menu}</span>
          </button>
          <a className={clsx(styles.menuButton, fallbacks.link)} href="#drawer">
            {menuIcon}
            <span>{words.menu}</span>
          </a>
        </div>
      </Behavior>
    </header>
  );
}
