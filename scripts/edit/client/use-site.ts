import { useCallback, useState } from 'react';
import type { Problem } from '../../content-check/problem';
import type { Listed } from '../page-list';
import type { Unsent } from '../unsent';
import { ask } from './api';

/** The site's state: all pages, changes and problems. */
export type Site = {
  pages: readonly Listed[];
  changes: readonly Unsent[];
  problems: readonly Problem[];
};

/** The site's state from its files, and a function to refresh it. */
export function useSite(): { site: Site; refresh: () => Promise<Site> } {
  const [site, setSite] = useState<Site>({ pages: [], changes: [], problems: [] });
  const refresh = useCallback(async () => {
    const [pages, changes, problems] = await Promise.all([
      ask('pages'),
      ask('changes'),
      ask('problems'),
    ]);
    setSite({ pages, changes, problems });
    return { pages, changes, problems };
  }, []);
  return { site, refresh };
}
