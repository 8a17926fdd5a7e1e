import type { Charge } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { Link } from '@/content/schema/link';
import { GOODS_FIELD, quoteFields, toFragment } from '@/lib/calculator/url-fragment';
import { formatPrice, formatPricePerKilogram } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { countryOf } from '@/lib/forms/setup';
import type { ChargeLine } from '@/lib/landed-cost/charges';
import {
  costBeforeFreight,
  costsByAir,
  type OriginCost,
  type TypicalItem,
} from '@/lib/landed-cost/goods-costs';
import type { LandedCost } from '@/lib/landed-cost/landed-cost';
import type { CostPieces, CostTone } from '@/lib/pages/derived-section';
import type { Entry, RouteEntry } from '@/lib/pages/page-entry';
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

function chargeParts(site: Site, { charges }: LandedCost): CostPieces['parts'] {
  return charges.flatMap((line) => {
    const charge = site.customs.charges.find(({ id }) => id === line.id);
    return charge
      ? [{ label: labelOf(site, line, charge), amount: line.amount, tone: toneOf(charge) }]
      : [];
  });
}

function goodsPart(site: Site, { value }: TypicalItem, { goods }: LandedCost) {
  const label = fill(site.goodsPage.breakdown.goods, { price: formatPrice(value, site.locale) });
  return { label, amount: goods, tone: 'goods' as const };
}

/** States the value that duty is charged on: customs adds a share for insurance to the price. */
function valueNote({ customs, goodsPage, locale }: Site, { customsValue }: LandedCost): string {
  return fill(goodsPage.breakdown.customsValue, {
    amount: formatShillings(customsValue, locale),
    percent: formatPercent(customs.value.assumedInsurance, locale),
  });
}

function piecesByAir(
  site: Site,
  item: TypicalItem,
  { cost, chargeableWeight, basis }: OriginCost,
  { page }: Pick<RouteEntry, 'page'>,
): CostPieces {
  const words = site.goodsPage.breakdown;
  const freight = fill(basis === 'volumetric' ? words.freightBySize : words.freight, {
    weight: formatNumber(chargeableWeight, site.locale),
    rate: formatPricePerKilogram(page.rate, site.locale),
  });
  return {
    caption: fill(words.byAir, { item: item.name, origin: page.nameInSentence }),
    parts: [
      goodsPart(site, item, cost),
      { label: freight, amount: cost.freight, tone: 'freight' },
      ...chargeParts(site, cost),
      { label: words.delivery, amount: cost.delivery, tone: 'delivery' },
    ],
    total: { label: words.atDoor, amount: cost.total },
    note: valueNote(site, cost),
  };
}

function piecesBySea(site: Site, item: TypicalItem, cost: LandedCost): CostPieces {
  const words = site.goodsPage.breakdown;
  return {
    caption: fill(words.bySea, { item: item.name }),
    parts: [goodsPart(site, item, cost), ...chargeParts(site, cost)],
    total: { label: words.beforeFreight, amount: cost.total },
    note: valueNote(site, cost),
  };
}

export type Leading = { pieces: CostPieces; quote: Link };

/** By air from the origin of the price card, or by sea before freight. Undefined for refused. */
export function leadingOf(site: Site, { page }: Entry<Goods>): Leading | undefined {
  const [item] = page.items;
  if (!item) return undefined;
  const origin = site.routeBySlug(site.price.first.origin);
  const { calculatorOrigin } = origin.page;
  const country = countryOf(site.forms.quote, origin.page);
  const parcel = quoteFields(
    { ...item, origin: calculatorOrigin },
    { [calculatorOrigin]: country },
  );
  const quote: Link = {
    label: site.goodsPage.close.quote,
    page: 'get-quote',
    fragment: toFragment({ ...parcel, [GOODS_FIELD]: page.name }).slice(1),
  };
  if (item.by === 'sea') {
    const cost = costBeforeFreight(item, page.tariff, site);
    return { pieces: piecesBySea(site, item, cost), quote };
  }
  const [cost] = costsByAir(item, page.tariff, [origin], site);
  return cost && { pieces: piecesByAir(site, item, cost, origin), quote };
}
