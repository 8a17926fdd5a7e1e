import type { Line } from '@/components/ui/lines/lines';
import type { Money } from '@/content/schema/money';
import type { ChargeLine } from '@/lib/customs/landed-cost';
import { formatPrice } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { type Enquiry, wayOf } from '@/lib/landed-cost/enquiry';
import type { Price } from '@/lib/price/price';
import { fill } from '@/lib/text/fill';
import type { LandedCostProps } from './landed-cost-props';

/** Everything that a total is calculated from, with the copy of its lines. */
type Method = Pick<LandedCostProps, 'terms' | 'words' | 'hrefs' | 'locale'>;

type Sum = Omit<Line, 'amounts'> & { readonly amount: number };

/**
 * The lines that add up to the total, in the order of the sum. Without a price of the freight, the
 * total is the charges.
 */
export function costLines(enquiry: Enquiry, price: Price, method: Method): Line[] {
  const { hrefs, locale, words } = method;
  const { value, currency } = enquiry;
  const charges = price.charges.map(({ id, name, amount, ...line }) => ({
    id,
    label: name,
    href: `${hrefs.sources}#${id}`,
    how: chargeText(line, price, method),
    amount,
  }));
  const how = inShillings({ amount: value, currency }, method);
  const goods = { id: 'goods', label: words.lines.goods, how, amount: price.goods ?? 0 };
  const sums: Sum[] = price.freightPrice
    ? [
        ...(price.goods === undefined ? [] : [goods]),
        freightLine(enquiry, price.freightPrice, price, method),
        ...charges,
        ...feeLines(enquiry, price, method),
      ]
    : charges;
  return sums.map(({ amount, ...line }) => ({ ...line, amounts: [formatNumber(amount, locale)] }));
}

/** Our own fees, as far as they have a price. */
function feeLines(
  { town }: Enquiry,
  { clearance, delivery, deliveryPrice }: Price,
  { terms: { own }, words: { lines } }: Method,
): Sum[] {
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
  { customsValue, freightPrice }: Price,
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
  const amount = formatNumber(customsValue, locale);
  return fill(lines.customsValue, { parts: parts.join(' + '), amount });
}

function inShillings(price: Money, { terms, words: { lines }, locale }: Method) {
  const rate = terms.perUnit[price.currency];
  return rate === undefined
    ? formatPrice(price, locale)
    : fill(lines.exchange, { price: formatPrice(price, locale), rate: formatNumber(rate, locale) });
}

function freightLine(
  enquiry: Enquiry,
  price: Money,
  { freight: amount, chargeableWeight }: Price,
  method: Method,
): Sum {
  const { lines } = method.words;
  const origin = method.terms.origins.find(({ value }) => value === enquiry.origin);
  if (wayOf(enquiry) === 'sea' || !origin)
    return { id: 'freight', label: lines.seaFreight, how: inShillings(price, method), amount };
  const weight = formatNumber(chargeableWeight, method.locale);
  const how = fill(lines.airFreightOf, { weight, rate: origin.perKilogram });
  return { id: 'freight', label: lines.airFreight, how, amount };
}

/** A charge's rate and base, or why another amount applies. */
function chargeText(
  line: Pick<ChargeLine, 'relief' | 'percents' | 'byWeight' | 'base'>,
  { charges }: Price,
  { terms, words, locale }: Method,
): string {
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
