'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { nextTab } from './next-tab';
import styles from './tabs.module.scss';

type Tab = { id: string; title: string; panel: ReactNode };
type TabsProps = { label: string; tabs: readonly Tab[] };

/**
 * Panels behind tabs. Before the script is there the tabs are links to their panels, and the one
 * that the address names is shown; then they are tabs in full, with arrow keys.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [hydrated, setHydrated] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const selected = chosen ?? 0;
  const tabId = (id: string) => `tab-${id}`;

  useEffect(() => {
    const named = tabs.findIndex(({ id }) => `#${id}` === window.location.hash);
    // A tab may have been chosen in the moment before this runs.
    if (named > 0) setChosen((already) => already ?? named);
    setHydrated(true);
  }, [tabs]);

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    setChosen(index);
  }

  function move(event: KeyboardEvent) {
    const next = nextTab(event.key, selected, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!hydrated || next === undefined || !tab) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(tabId(tab.id))?.focus();
  }

  return (
    <div className={styles.tabs} data-island="" data-hydrated={hydrated ? '' : undefined}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
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
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
