import clsx from 'clsx/lite';
import { currentPage, currentSite } from '@/components/current-site/current-site';
import { currentState } from '@/lib/links/links';
import { type HeaderMenu, headerMenus } from '@/lib/links/menus';
import { NavLink } from '../nav-link/nav-link';
import styles from './dropdown.module.scss';
import entries from './dropdown-entries.module.scss';

const panelId = (menu: HeaderMenu) => `menu-${menu.id}`;

/**
 * A dropdown of the header, without script: it opens on hover and closes 150 ms after the pointer
 * leaves; keyboard, touch and click open it as a popover, which Escape closes. Browsers without
 * popovers open it as the target of a link. Screen readers find its panel here.
 */
export function Dropdown({ menu }: { menu: HeaderMenu }) {
  const { paths } = currentPage();
  const holdsCurrent = [...menu.entries, menu.index].some(({ href }) => currentState(href, paths));
  const trigger = clsx(styles.trigger, holdsCurrent && styles.holdsCurrent);
  return (
    <li className={styles.dropdown} aria-owns={panelId(menu)}>
      <button className={trigger} type="button" popoverTarget={panelId(menu)}>
        {menu.label}
      </button>
      <a className={trigger} href={`#${panelId(menu)}`}>
        {menu.label}
      </a>
    </li>
  );
}

/** What the dropdowns open. It follows the content, which shows earlier on slow lines. */
export function DropdownPanels() {
  const site = currentSite();
  return (
    <div>
      {headerMenus(site).map((menu) => (
        <div className={styles.panel} id={panelId(menu)} popover="auto" key={menu.id}>
          <div className={entries.inner}>
            <p className={entries.index}>
              <NavLink href={menu.index.href} label={menu.index.label} />
            </p>
            <ul className={entries.entries}>
              {menu.entries.map(({ href, label, note }) => (
                <li key={href}>
                  <NavLink href={href} label={label} />
                  {note && <small>{note}</small>}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
      <a className={styles.closed} id="menu-closed" href="#menu-closed">
        {site.words.closeMenu}
      </a>
    </div>
  );
}
