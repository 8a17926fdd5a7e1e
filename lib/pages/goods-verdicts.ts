import type { Goods } from '@/content/schema/goods';
import type { Site } from '@/lib/site/site';
import type { GoodsVerdict } from './derived-section';

/** Whether these goods may be shipped by air and by sea. */
export function goodsVerdicts(
  { verdict }: Pick<Goods, 'verdict'>,
  { goodsPage }: Pick<Site, 'goodsPage'>,
): GoodsVerdict[] {
  const { air, sea } = goodsPage.verdict;
  return [
    { way: 'air', label: air.label, text: air[verdict.air.answer], ...verdict.air },
    { way: 'sea', label: sea.label, text: sea[verdict.sea.answer], ...verdict.sea },
  ];
}

/** The same on one line, for lists: `By air: Yes. By sea: Yes, with papers`. */
export const verdictLine = (goods: Pick<Goods, 'verdict'>, site: Pick<Site, 'goodsPage'>): string =>
  goodsVerdicts(goods, site)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('. ');
