'use client';

import { slot } from '@nectarine/finish-export/slot';
import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import styles from './tabs.module.scss';
import { useNamedTab } from './use-named-tab';

type Tab = { id: string; title: string; panel: ReactNode };
type TabsProps = { label: string; tabs: readonly Tab[] };

/** The tab that a key moves to from `selected` of `count` tabs; undefined for any other key. */
const nextTab = (key: string, selected: number, count: number): number | undefined =>
  ({
    ArrowRight: (selected + 1) % count,
    ArrowLeft: (selected + count - 1) % count,
    Home: 0,
    End: count - 1,
  })[key];

/**
 * Panels behind tabs. Before hydration the tabs are links to their panels, and the panel named by
 * the address is shown; after it they are full tabs with arrow keys.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const hydrated = useHydrated();
  const [selected, select] = useState(0);
  const tabId = (id: string) => `tab-${id}`;
  useNamedTab(tabs.map(({ id }) => id).join(' '), select);

  function choose(event: SyntheticEvent, index: number) {
    event.preventDefault();
    select(index);
  }

  function move(event: KeyboardEvent, index: number) {
    const to = event.key === ' ' ? index : nextTab(event.key, selected, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (!hydrated || to === undefined || !tab) return;
    choose(event, to);
    document.getElementById(tabId(tab.id))?.focus();
  }

  return (
    <div className={styles.tabs} data-hydrated={hydrated || undefined}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, title }, index) => (
          <a
            key={id}
            className={styles.tab}
            role="tab"
            id={tabId(id)}
            href={`#${id}`}
            aria-controls={id}
            aria-selected={index === selected}
            tabIndex={hydrated && index !== selected ? -1 : 0}
            onClick={(event) => choose(event, index)}
            onKeyDown={(event) => move(event, index)}
          >
            {title}
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ id, panel }, index) => (
          <div
            key={id}
            className={styles.panel}
            role="tabpanel"
            id={id}
            aria-labelledby={tabId(id)}
            data-selected={index === selected ? '' : undefined}
            {...slot(panel)}
          />
        ))}
      </div>
    </div>
  );
}
