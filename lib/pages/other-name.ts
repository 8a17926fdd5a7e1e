import type { Goods } from '@/content/schema/goods';
import type { Entry } from '@/lib/collections/entry';
import type { Site } from '@/lib/site/site';

/** A name in another language than that of the page. */
export type OtherName = { text: string; language: string };

/**
 * What people also call these goods and type into a search: on English pages the Swahili name, on
 * those of a translation the English one.
 */
export function otherName(
  { slug, page }: Pick<Entry<Goods>, 'slug' | 'page'>,
  { ownPages }: Pick<Site, 'ownPages'>,
): OtherName {
  return ownPages
    ? { text: ownPages.goodsNames[slug] ?? page.swahili, language: ownPages.otherwise }
    : { text: page.swahili, language: 'sw' };
}
