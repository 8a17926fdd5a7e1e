import { NEAR_MISS_LIST, nearMissCandidates } from '@/lib/near-misses/candidates';
import { PRICE_LIST, priceList } from '@/lib/price-list/price-list';
import { searchList } from '@/lib/search/entries';
import type { Site } from '@/lib/site/site';

const LISTS_FOLDER = '/lists/';

/** The answers that the search reads. */
export const SEARCH_LIST = 'search.json';

type InLanguage = Pick<Site, 'language' | 'ownPages'>;

/** The file of a list in the language of this site: `search.json`, `sw-search.json`. */
const fileOf = ({ language, ownPages }: InLanguage, list: string) =>
  ownPages ? `${language}-${list}` : list;

export const listPath = (site: InLanguage, list: string): string =>
  LISTS_FOLDER + fileOf(site, list);

/** The lists of one of these sites that scripts fetch when they need them, by file name. */
export function lists(site: Site, sites: readonly Site[]): Record<string, unknown> {
  const others = sites.filter(({ language }) => language !== site.language);
  return {
    [fileOf(site, SEARCH_LIST)]: searchList(site, others),
    [fileOf(site, PRICE_LIST)]: priceList(site),
    /** What the not-found page compares its address with. */
    [fileOf(site, NEAR_MISS_LIST)]: nearMissCandidates(site),
  };
}
