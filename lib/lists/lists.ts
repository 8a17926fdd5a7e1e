import { FURTHER_LIST, nearMissLists } from '@/lib/near-misses/candidates';
import { searchEntries } from '@/lib/search/entries';
import type { Site } from '@/lib/site/site';

/** The folder that the lists are served from. */
export const LISTS_FOLDER = '/lists/';

/** The lists that pages fetch on demand, by file name. */
export function lists(site: Site): Record<string, unknown> {
  const { further } = nearMissLists(site);
  return {
    /** The answers that the help search reads. */
    'help-search.json': searchEntries(site),
    ...(further.length > 0 ? { [FURTHER_LIST]: further } : {}),
  };
}
