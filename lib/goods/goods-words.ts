import type { Goods } from '@/content/schema/goods';

/** What people call goods, in both languages, and what else their page is about. */
export function goodsWords({ swahili, searchWords, items }: Goods): string[] {
  const { otherwise = [] } = searchWords;
  const ofItems = items.flatMap(({ searchWords: own = [] }) => own);
  return [swahili, ...searchWords.english, ...searchWords.swahili, ...otherwise, ...ofItems];
}
