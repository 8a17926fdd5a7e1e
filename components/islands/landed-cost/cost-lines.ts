import { formatPrice, formatPricePerKilogram } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { type Enquiry, wayOf } from '@/lib/landed-cost/enquiry';
import type { EnquiryCost } from '@/lib/landed-cost/enquiry-cost';
import type { ChargeLine } from '@/lib/landed-cost/landed-cost';
import { fill } from '@/lib/text/fill';
import type { LandedCostProps } from './landed-cost-props';

/** A line of the total: what it is for, how it was worked out, whole shillings. */
export type CostLine = { id: string; label: string; how: string; amount: number };
type Cost = Omit<EnquiryCost, 'choice'>;

/** Everything that a total is calculated from, with the copy of its lines. */
type Method = Pick<LandedCostProps, 'terms' | 'words' | 'locale'>;

/** The lines that add up to the total, in the order of the sum. */
export function costLines(enquiry: Enquiry, cost: Cost, method: Method): CostLine[] {
  const { lines } = method.words;
  const price = { amount: enquiry.value, currency: enquiry.currency };
  return [
    ...(cost.goods === undefined
      ? []
      : [
          {
            id: 'goods',
            label: lines.goods,
            how: inShillings(price, method),
            amount: cost.goods,
          },
        ]),
    ...freightLines(enquiry, cost, method),
    ...cost.charges.map((line) => ({
      id: line.id,
      label: line.name,
      how: chargeText(line, cost, method),
      amount: line.amount,
    })),
    ...feeLines(enquiry, cost, method),
  ];
}

/** Our own fees, as far as they have a price. */
function feeLines(
  { town }: Enquiry,
  { clearance, delivery, deliveryPrice }: Cost,
  { terms: { own }, words: { lines } }: Method,
): CostLine[] {
  const how = deliveryPrice === own.smallParcel.price ? lines.deliveryFrom : lines.ours;
  const label = town ? fill(lines.deliveryTo, { town }) : lines.delivery;
  return [
    { id: 'clearance', label: lines.clearance, how: lines.ours, amount: clearance },
    { id: 'delivery', label, how, amount: delivery },
  ].filter(({ amount }) => amount > 0);
}

/** The customs value, and the amounts that it is the sum of. */
export function customsValueText(
  enquiry: Enquiry,
  { customsValue, freightPrice }: Pick<Cost, 'customsValue' | 'freightPrice'>,
  { terms, words, locale }: Method,
): string {
  const { amounts, lines } = words;
  const { value } = terms.customs;
  const insurance = fill(lines.assumedInsurance, {
    percent: formatPercent(value.assumedInsurance, locale),
  });
  // Sea freight that was not entered is not part of the sum.
  const counted = value[wayOf(enquiry)].filter((part) => part !== 'freight' || freightPrice);
  const parts = counted.map((part) => (part === 'insurance' ? insurance : amounts[part]));
  return fill(lines.customsValue, {
    parts: parts.join(' + '),
    amount: formatNumber(customsValue, locale),
  });
}

type Price = { amount: string; currency: string };

function inShillings(price: Price, { terms, words: { lines }, locale }: Method) {
  const rate = terms.perUnit[price.currency];
  return rate === undefined
    ? formatPrice(price, locale)
    : fill(lines.exchange, { price: formatPrice(price, locale), rate: formatNumber(rate, locale) });
}

function freightLines(
  enquiry: Enquiry,
  { freight, freightPrice, chargeableWeight }: Cost,
  method: Method,
): CostLine[] {
  if (!freightPrice) return [];
  const { terms, words, locale } = method;
  const { lines } = words;
  const rate = terms.origins.find(({ value }) => value === enquiry.origin)?.rate;
  const isByAir = wayOf(enquiry) === 'air' && rate !== undefined;
  const how = isByAir
    ? fill(lines.airFreightOf, {
        weight: formatNumber(chargeableWeight, locale),
        rate: formatPricePerKilogram(rate, locale),
      })
    : inShillings(freightPrice, method);
  const label = isByAir ? lines.airFreight : lines.seaFreight;
  return [{ id: 'freight', label, how, amount: freight }];
}

/** A charge's rate and base, or why another amount applies. */
function chargeText(line: ChargeLine, { charges }: Cost, { terms, words, locale }: Method): string {
  const { amounts, lines } = words;
  const relief = terms.customs.reliefs.find(({ id }) => id === line.relief);
  if (relief) return fill(lines.relieved, { relief: relief.name });
  const percent = line.percents.map((each) => formatPercent(each, locale)).join(' + ');
  if (line.byWeight) return fill(lines.byWeight, { percent });
  const names: Readonly<Record<string, string>> = {
    ...amounts,
    ...Object.fromEntries(
      charges.filter(({ amount }) => amount > 0).map(({ id, name }) => [id, name.toLowerCase()]),
    ),
  };
  return fill(lines.share, {
    percent,
    amount: formatNumber(line.base.amount, locale),
    // Charges of zero are not part of the base.
    base: line.base.names.flatMap((name) => names[name] ?? []).join(' + '),
  });
}
