import { NEAR_MISS_LIST, nearMissCandidates } from '@/lib/near-misses/candidates';
import { searchEntries } from '@/lib/search/entries';
import { GOODS_LIST, goodsEntries } from '@/lib/search/goods-entries';
import type { Site } from '@/lib/site/site';

/** The folder that the lists are served from. */
export const LISTS_FOLDER = '/lists/';

/** The lists that scripts fetch when they need them, by file name. */
export function lists(site: Site): Record<string, unknown> {
  return {
    /** The answers that the help search reads. */
    'help-search.json': searchEntries(site),
    /** The goods that their own search reads. */
    [GOODS_LIST]: goodsEntries(site),
    /** What the not-found page compares its address with. */
    [NEAR_MISS_LIST]: nearMissCandidates(site),
  };
}
