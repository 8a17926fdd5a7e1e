import { verdictLine } from '@/lib/pages/goods-verdicts';
import type { Site } from '@/lib/site/site';
import type { SearchEntry } from './entry';

/** The file with the goods, which the search of the goods index reads. */
export const GOODS_LIST = 'goods.json';

/** All goods with their verdicts, found by what people call them in English and in Swahili. */
export function goodsEntries(site: Site): SearchEntry[] {
  const { page: index } = site.pageById('goods');
  return site.pagesIn('goods').map(({ page, path }) => ({
    href: path,
    title: page.name,
    page: index.name,
    text: verdictLine(page, site),
    words: [page.swahili, ...page.searchWords.english, ...page.searchWords.swahili].join(', '),
  }));
}
