import type { Goods } from '@/content/schema/goods';
import type { OtherName } from '@/lib/pages/derived-section';
import type { Entry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';

/** On English pages the Swahili name of goods, on those of a translation the English one. */
export function otherName(
  { ownPages }: Pick<Site, 'ownPages'>,
  { slug, page }: Pick<Entry<Goods>, 'slug' | 'page'>,
): OtherName {
  return ownPages
    ? { text: ownPages.goodsNames[slug] ?? page.swahili, language: ownPages.otherwise }
    : { text: page.swahili, language: 'sw' };
}
