import type { Charge } from '@/content/schema/customs';
import { formatPrice, formatPricePerKilogram } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { ChargeLine } from '@/lib/landed-cost/charge-lines';
import type { OriginCost, TypicalItem } from '@/lib/landed-cost/goods-costs';
import type { LandedCost } from '@/lib/landed-cost/landed-cost';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { CostPieces, CostTone } from './cost-pieces';
import { formatShillings } from './goods-totals';
import type { RouteEntry } from './page-entry';

function toneOf({ billedBy, rate, base }: Charge): CostTone {
  if (billedBy === 'port') return 'port';
  if ('schedule' in rate) return rate.schedule === 'industrial' ? 'levies' : rate.schedule;
  // Of the charges with one rate for all goods, only VAT is based on more than one amount.
  return base.length > 1 ? 'vat' : 'levies';
}

/** A line's label, made with the charge's name in the content, which the edit mode can open. */
function labelOf(line: ChargeLine, { name }: Charge, { customs, goodsPage, locale }: Site): string {
  const words = goodsPage.breakdown;
  const relief = customs.reliefs.find(({ id }) => id === line.relief);
  if (relief) return fill(words.relieved, { charge: name, relief: relief.name });
  if (line.byWeight) return fill(words.byWeight, { charge: name });
  const percent = line.percents.map((each) => formatPercent(each, locale)).join(' + ');
  return fill(words.charge, { charge: name, percent });
}

function chargeParts({ charges }: LandedCost, site: Site): CostPieces['parts'] {
  return charges.flatMap((line) => {
    const charge = site.customs.charges.find(({ id }) => id === line.id);
    return charge
      ? [{ label: labelOf(line, charge, site), amount: line.amount, tone: toneOf(charge) }]
      : [];
  });
}

function goodsPart({ value }: TypicalItem, { goods }: LandedCost, site: Site) {
  const label = fill(site.goodsPage.breakdown.goods, { price: formatPrice(value, site.locale) });
  return { label, amount: goods, tone: 'goods' as const };
}

/** States the value that duty is charged on: customs adds a share for insurance to the price. */
function valueNote({ customsValue }: LandedCost, { customs, goodsPage, locale }: Site): string {
  return fill(goodsPage.breakdown.customsValue, {
    amount: formatShillings(customsValue, locale),
    percent: formatPercent(customs.value.assumedInsurance, locale),
  });
}

/** What an item costs by air from one origin, piece by piece. */
export function piecesByAir(
  item: TypicalItem,
  { cost, chargeableWeight, basis }: OriginCost,
  { page }: Pick<RouteEntry, 'page'>,
  site: Site,
): CostPieces {
  const words = site.goodsPage.breakdown;
  const freight = fill(basis === 'volumetric' ? words.freightBySize : words.freight, {
    weight: formatNumber(chargeableWeight, site.locale),
    rate: formatPricePerKilogram(page.rate, site.locale),
  });
  return {
    caption: fill(words.byAir, { item: item.name, origin: page.nameInSentence }),
    parts: [
      goodsPart(item, cost, site),
      { label: freight, amount: cost.freight, tone: 'freight' },
      ...chargeParts(cost, site),
      { label: words.delivery, amount: cost.delivery, tone: 'delivery' },
    ],
    total: { label: words.atDoor, amount: cost.total },
    note: valueNote(cost, site),
  };
}

/** What an item costs by sea before freight, piece by piece. */
export function piecesBySea(item: TypicalItem, cost: LandedCost, site: Site): CostPieces {
  const words = site.goodsPage.breakdown;
  return {
    caption: fill(words.bySea, { item: item.name }),
    parts: [goodsPart(item, cost, site), ...chargeParts(cost, site)],
    total: { label: words.beforeFreight, amount: cost.total },
    note: valueNote(cost, site),
  };
}
