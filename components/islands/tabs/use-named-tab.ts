import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** The element that the address names, and the panel that contains it. */
function namedIn(ids: readonly string[]) {
  const target = document.querySelector(':target');
  const index = ids.findIndex((id) => target && document.getElementById(id)?.contains(target));
  return target && index >= 0 ? { target, index } : undefined;
}

/**
 * Follows the address: selects the panel that its fragment names or whose content it names, on
 * load, on Back and Forward, and when a link points there.
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
      // The browser could not scroll to an element that was hidden.
      flushSync(() => choose(named.index));
      if (wasHidden) named.target.scrollIntoView();
    };
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      // A link to the current address fires no `hashchange`.
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
