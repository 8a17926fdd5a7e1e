import { useCallback, useState } from 'react';
import type { Problem } from '../content/problem';
import type { Listed, OlderPage } from '../edited-site';
import type { Unsent } from '../server/unsent';
import { ask } from './api';

/** The site's state: all pages, changes and problems. */
export type Site = {
  pages: readonly Listed[];
  changes: readonly Unsent[];
  problems: readonly Problem[];
  /** The translations that are older than their English pages. */
  older: readonly OlderPage[];
};

/** The site's state from its files, and a function to refresh it. */
export function useSite(): { site: Site; refresh: () => Promise<Site> } {
  const [site, setSite] = useState<Site>({ pages: [], changes: [], problems: [], older: [] });
  const refresh = useCallback(async () => {
    const [pages, changes, problems, older] = await Promise.all([
      ask('pages'),
      ask('changes'),
      ask('problems'),
      ask('older'),
    ]);
    const site = { pages, changes, problems, older };
    setSite(site);
    return site;
  }, []);
  return { site, refresh };
}
