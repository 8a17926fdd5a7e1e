import type { Goods } from '@/content/schema/goods';
import type { SiteContent } from '@/content/schema/site-content';
import type { Entry } from '@/lib/pages/page-entry';

/** On English pages the Swahili name of goods, on those of a translation the English one. */
export function otherName(
  { ownPages }: Pick<SiteContent, 'ownPages'>,
  { slug, page }: Pick<Entry<Goods>, 'slug' | 'page'>,
) {
  return ownPages
    ? { text: ownPages.goodsNames[slug] ?? page.swahili, language: ownPages.otherwise }
    : { text: page.swahili, language: 'sw' };
}
