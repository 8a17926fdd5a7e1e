import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { destination, href } from '@/lib/links/links';
import { NavLink } from '../nav-link/nav-link';
import styles from './drawer.module.scss';
import target from './drawer-target.module.scss';

/**
 * The bottom drawer on narrow windows: a popover, so it opens, and closes on Escape, without script.
 * Browsers without popovers open it as the target of a link, and close it by targeting another
 * element.
 */
export function Drawer() {
  const site = currentSite();
  const { navigation, words } = site;
  const entries = navigation.drawer.map((link) => ({
    label: link.label,
    href: destination(site, link).href,
  }));
  return (
    <div
      className={clsx(styles.drawer, target.drawer)}
      id="drawer"
      popover="auto"
      role="dialog"
      aria-label={words.mobileMenu}
    >
      <button
        className={clsx(styles.close, target.button)}
        type="button"
        popoverTarget="drawer"
        popoverTargetAction="hide"
        // Moving focus into the drawer returns it to the menu button when the drawer closes.
        // biome-ignore lint/a11y/noAutofocus: takes it when the drawer opens, not the page
        autoFocus
      >
        {words.closeMenu} <Icon name="cross" />
      </button>
      <a className={clsx(styles.close, target.link)} href="#menu-closed">
        {words.closeMenu} <Icon name="cross" />
      </a>
      <a className={styles.search} href={href(site, 'help', 'search-box')}>
        <Icon name="search" /> {site.search.button}
      </a>
      <nav aria-label={words.mobileMenu}>
        <ul className={styles.list}>
          {entries.slice(0, -1).map((entry) => (
            <li key={entry.href}>
              <NavLink {...entry} />
            </li>
          ))}
          {entries.slice(-1).map((entry) => (
            <li key={entry.href}>
              <a className={buttonClass('default', 'lg')} href={entry.href}>
                {entry.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
