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
 * What customs and the port charge on the first typical item, line by line, sent from the price card's
 * origin. Undefined for goods that are never carried.
 */
export function goodsCharges(site: Site, { from, items, tariff }: Goods) {
  const { customs, goodsPage, price } = site;
  const origin = site.routeBySlug(from ?? price.first.origin);
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
      const { id, amount } = line;
      return charge ? [{ id, label: labelOf(site, line, charge), amount }] : [];
    }),
    total: { label: price.parts.charges, amount: cost.charged },
  };
}
