import type { Charge } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { Route } from '@/content/schema/route';
import { formatPrice, formatPricePerKilogram } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { costBeforeFreight, costsFrom, type TypicalItem } from '@/lib/landed-cost/goods-costs';
import type { ChargeLine } from '@/lib/landed-cost/landed-cost';
import type { CostPieces, CostTone } from '@/lib/pages/derived-section';
import type { Entry, RouteEntry } from '@/lib/pages/page-entry';
import type { Price } from '@/lib/price/price';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { formatShillings } from './totals';

function toneOf({ billedBy, rate, base }: Charge): CostTone {
  if (billedBy === 'port') return 'port';
  if ('schedule' in rate) return rate.schedule === 'industrial' ? 'levies' : rate.schedule;
  // Of the charges with one rate for all goods, only VAT is based on more than one amount.
  return base.length > 1 ? 'vat' : 'levies';
}

/** A line's label, made with the charge's name in the content, which the edit mode can open. */
function labelOf({ customs, goodsPage, locale }: Site, line: ChargeLine, { name }: Charge): string {
  const words = goodsPage.breakdown;
  const relief = customs.reliefs.find(({ id }) => id === line.relief);
  if (relief) return fill(words.relieved, { charge: name, relief: relief.name });
  if (line.byWeight) return fill(words.byWeight, { charge: name });
  const percent = line.percents.map((each) => formatPercent(each, locale)).join(' + ');
  return fill(words.charge, { charge: name, percent });
}

function chargeParts(site: Site, { charges }: Price): CostPieces['parts'] {
  return charges.flatMap((line) => {
    const charge = site.customs.charges.find(({ id }) => id === line.id);
    return charge
      ? [{ label: labelOf(site, line, charge), amount: line.amount, tone: toneOf(charge) }]
      : [];
  });
}

/** None for things that their owner already has. */
function goodsPart(site: Site, { value }: TypicalItem, { goods }: Price): CostPieces['parts'] {
  const label = fill(site.goodsPage.breakdown.goods, { price: formatPrice(value, site.locale) });
  return goods === undefined ? [] : [{ label, amount: goods, tone: 'goods' }];
}

/** Our own fees, as far as they have a price. */
function feeParts(
  { goodsPage: { breakdown } }: Site,
  { clearance, delivery }: Price,
): CostPieces['parts'] {
  return [
    { label: breakdown.clearance, amount: clearance, tone: 'delivery' as const },
    { label: breakdown.delivery, amount: delivery, tone: 'delivery' as const },
  ].filter(({ amount }) => amount > 0);
}

/** States the value that duty is charged on: customs adds a share for insurance to the price. */
function valueNote({ customs, goodsPage, locale }: Site, { customsValue }: Price): string {
  return fill(goodsPage.breakdown.customsValue, {
    amount: formatShillings(customsValue, locale),
    percent: formatPercent(customs.value.assumedInsurance, locale),
  });
}

/** From an origin, by air or by sea, with a freight that has a price. */
function piecesFrom(
  site: Site,
  item: TypicalItem,
  cost: Price,
  { page }: Pick<RouteEntry, 'page'>,
): CostPieces {
  const words = site.goodsPage.breakdown;
  return {
    caption: fill(item.by === 'air' ? words.byAir : words.bySeaFrom, {
      item: item.name,
      origin: page.nameInSentence,
    }),
    parts: [
      ...goodsPart(site, item, cost),
      { label: freightLabel(site, item, cost, page), amount: cost.freight, tone: 'freight' },
      ...chargeParts(site, cost),
      ...feeParts(site, cost),
    ],
    total: {
      label: cost.delivery > 0 ? words.atDoor : words.beforeDelivery,
      amount: cost.total,
    },
    note: valueNote(site, cost),
  };
}

function freightLabel(
  { goodsPage: { breakdown }, locale }: Site,
  { by }: TypicalItem,
  { chargeableWeight, isBySize }: Price,
  { rate }: Pick<Route, 'rate'>,
): string {
  if (by === 'sea') return breakdown.seaFreight;
  return fill(isBySize ? breakdown.freightBySize : breakdown.freight, {
    weight: formatNumber(chargeableWeight, locale),
    rate: formatPricePerKilogram(rate, locale),
  });
}

/** By sea, as long as the freight has no price. */
function piecesBeforeFreight(site: Site, item: TypicalItem, cost: Price): CostPieces {
  const words = site.goodsPage.breakdown;
  return {
    caption: fill(words.bySea, { item: item.name }),
    parts: [...goodsPart(site, item, cost), ...chargeParts(site, cost)],
    total: { label: words.beforeFreight, amount: (cost.goods ?? 0) + cost.charged },
    note: valueNote(site, cost),
  };
}

/** From the origin of the price card, or before freight that has no price. Undefined for refused. */
export function leadingPieces(site: Site, { page }: Entry<Goods>): CostPieces | undefined {
  const [item] = page.items;
  if (!item) return undefined;
  const origin = site.routeBySlug(site.price.first.origin);
  const [found] = costsFrom(item, page.tariff, [origin], site);
  if (!found) return undefined;
  return found.freightPrice
    ? piecesFrom(site, item, found, origin)
    : piecesBeforeFreight(site, item, costBeforeFreight(item, page.tariff, site));
}
