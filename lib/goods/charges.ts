import type { Charge } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { ChargeLine } from '@/lib/customs/landed-cost';
import { formatPercent } from '@/lib/format/number';
import { costsFrom } from '@/lib/price/goods-costs';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

/** A line's label, made with the charge's name in the content, which the edit mode can open. */
function labelOf({ customs, goodsPage, locale }: Site, line: ChargeLine, { name }: Charge): string {
  const words = goodsPage.charges;
  const relief = customs.reliefs.find(({ id }) => id === line.relief);
  if (relief) return fill(words.relieved, { charge: name, relief: relief.name });
  if (line.byWeight) return fill(words.byWeight, { charge: name });
  const percent = line.percents.map((each) => formatPercent(each, locale)).join(' + ');
  return fill(words.charge, { charge: name, percent });
}

/**
 * What customs charges on the first typical item, which the price card has as one sum, from the
 * card's origin. Undefined for goods that are never carried.
 */
export function goodsCharges(site: Site, { items, tariff }: Goods) {
  const { customs, goodsPage, price } = site;
  const origin = site.routeBySlug(price.first.origin);
  const [item] = items;
  const [cost] = item ? costsFrom(item, tariff, [origin], site) : [];
  if (!item || !cost) return undefined;
  const { byAir, bySea, bySeaFrom } = goodsPage.charges;
  const priced = item.by === 'air' ? byAir : bySeaFrom;
  return {
    caption: fill(cost.freightPrice ? priced : bySea, {
      item: item.name,
      origin: origin.page.nameInSentence,
    }),
    lines: cost.charges.flatMap((line) => {
      const charge = customs.charges.find(({ id }) => id === line.id);
      return charge ? { id: line.id, label: labelOf(site, line, charge), amount: line.amount } : [];
    }),
    total: { label: price.parts.charges, amount: cost.charged },
  };
}
