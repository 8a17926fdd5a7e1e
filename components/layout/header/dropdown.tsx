import clsx from 'clsx/lite';
import { currentState } from '@/lib/links/links';
import type { HeaderMenu } from '@/lib/links/menus';
import { NavLink } from '../nav-link/nav-link';
import styles from './dropdown.module.scss';

type DropdownProps = { menu: HeaderMenu; paths: readonly string[] };

/**
 * A dropdown of the header, without script: it opens on hover and closes 150 ms after the pointer
 * leaves; keyboard, touch and click open it as a popover, which Escape closes.
 */
export function Dropdown({ menu, paths }: DropdownProps) {
  const panelId = `menu-${menu.id}`;
  const holdsCurrent = [...menu.entries, menu.index].some(({ href }) => currentState(href, paths));
  return (
    <li className={styles.dropdown}>
      <button
        className={clsx(styles.trigger, holdsCurrent && styles.holdsCurrent)}
        type="button"
        popoverTarget={panelId}
      >
        {menu.label}
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.5 4.5L6 8l3.5-3.5" />
        </svg>
      </button>
      <div className={styles.panel} id={panelId} popover="auto">
        <div className={styles.inner}>
          <p className={styles.index}>
            <NavLink href={menu.index.href} label={menu.index.label} paths={paths} />
          </p>
          <ul className={styles.entries}>
            {menu.entries.map(({ href, label, detail }) => (
              <li key={href}>
                <NavLink href={href} label={label} paths={paths} />
                {detail && <span className={styles.detail}>{detail}</span>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
