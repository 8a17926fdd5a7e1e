import { FURTHER_LIST, nearMissLists } from '@/lib/near-misses/candidates';
import { pages } from '@/lib/pages/registry';
import { searchEntries } from '@/lib/search/entries';

/** Where they are. */
export const LISTS_FOLDER = '/lists/';

/** What pages fetch only when they are asked for it, by the names of its files. */
export function lists(): Record<string, unknown> {
  const { further } = nearMissLists();
  return {
    /** The answers that the help search looks through. */
    'help-search.json': searchEntries(pages),
    ...(further.length > 0 ? { [FURTHER_LIST]: further } : {}),
  };
}
