import type { Charge } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { ChargeLine } from '@/lib/customs/landed-cost';
import { formatPercent } from '@/lib/format/number';
import { HOME_TOWN } from '@/lib/own-prices/own-prices';
import { costsFrom } from '@/lib/price/goods-costs';
import { cardOf } from '@/lib/price-list/price-card';
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

export type SumLine = {
  id: string;
  label: string;
  amount: number;
  tone: 'goods' | 'freight' | 'duty';
};

/**
 * The price card's sum for the first typical item, line by line, from the card's origin: by air all
 * of it, otherwise what customs and the port charge. Undefined for goods that are never carried.
 */
export function goodsCharges(site: Site, { from, items, tariff }: Goods) {
  const { customs, goodsPage, price } = site;
  const origin = site.routeBySlug(from ?? price.first.origin);
  const [item] = items;
  const [cost] = item ? costsFrom(item, tariff, [origin], site) : [];
  if (!item || !cost) return undefined;
  const { byAir, bySea, bySeaFrom } = goodsPage.charges;
  const isWhole = item.by === 'air';
  const priced = isWhole ? byAir : bySeaFrom;
  const place = origin.page.nameInSentence;
  const asked = { ...item, item: item.name, origin: place, town: HOME_TOWN };
  const { parts } = cardOf(asked, cost, price, site.locale);
  const before = parts.flatMap(({ tone, label, amount }) =>
    tone === 'charges' || amount === undefined ? [] : [{ id: tone, label, amount, tone }],
  );
  const charges = cost.charges.flatMap((line): SumLine[] => {
    const charge = customs.charges.find(({ id }) => id === line.id);
    const { id, amount } = line;
    return charge ? [{ id, label: labelOf(site, line, charge), amount, tone: 'duty' }] : [];
  });
  return {
    caption: fill(cost.freightPrice ? priced : bySea, { item: item.name, origin: place }),
    lines: isWhole ? [...before, ...charges] : charges,
    total: isWhole
      ? { label: goodsPage.totals.total, amount: cost.total }
      : { label: price.parts.charges, amount: cost.charged },
  };
}
