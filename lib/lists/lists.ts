import { NEAR_MISS_LIST, nearMissCandidates } from '@/lib/near-misses/candidates';
import { searchEntries } from '@/lib/search/entries';
import { GOODS_LIST, goodsEntries } from '@/lib/search/goods-entries';
import type { Site } from '@/lib/site/site';

/** The folder that the lists are served from. */
export const LISTS_FOLDER = '/lists/';

/** The answers that the help search reads. */
export const HELP_LIST = 'help-search.json';

type InLanguage = Pick<Site, 'language' | 'ownPages'>;

/** The file of a list in the language of this site: `goods.json`, `sw-goods.json`. */
const fileOf = ({ language, ownPages }: InLanguage, list: string) =>
  ownPages ? `${language}-${list}` : list;

/** The path of a list in the language of this site. */
export const listPath = (site: InLanguage, list: string): string =>
  LISTS_FOLDER + fileOf(site, list);

/** The lists of one of these sites that scripts fetch when they need them, by file name. */
export function lists(site: Site, sites: readonly Site[]): Record<string, unknown> {
  const others = sites.filter(({ language }) => language !== site.language);
  return {
    [fileOf(site, HELP_LIST)]: searchEntries(site, others),
    /** The goods, for the search of the goods index. */
    [fileOf(site, GOODS_LIST)]: goodsEntries(site),
    /** What the not-found page compares its address with. */
    [fileOf(site, NEAR_MISS_LIST)]: nearMissCandidates(site),
  };
}
