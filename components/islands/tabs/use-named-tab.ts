import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** What the address names, and in which of the panels it stands. */
function namedIn(ids: readonly string[]) {
  const target = document.querySelector(':target');
  const index = ids.findIndex((id) => target && document.getElementById(id)?.contains(target));
  return target && index >= 0 ? { target, index } : undefined;
}

/**
 * Follows the address: chooses the panel that its fragment names, or in which what it names stands,
 * on arrival, on Back and Forward, and when a link leads there.
 *
 * @param panelIds ids of the panels, separated by spaces
 */
export function useNamedTab(panelIds: string, choose: (index: number) => void): void {
  useEffect(() => {
    const ids = panelIds.split(' ');
    const arrived = namedIn(ids);
    if (arrived) choose(arrived.index);

    const follow = () => {
      const named = namedIn(ids);
      if (!named) return;
      const wasHidden = named.target.getClientRects().length === 0;
      // The browser could not scroll to what was not shown yet.
      flushSync(() => choose(named.index));
      if (wasHidden) named.target.scrollIntoView();
    };
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      // To the address where the page already is there is no change to hear of.
      if (!event.defaultPrevented && link && link.href === window.location.href) follow();
    };
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', followLink);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', followLink);
    };
  }, [panelIds, choose]);
}
