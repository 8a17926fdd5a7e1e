import type { Line } from '@/components/ui/lines/lines';
import type { Money } from '@/content/schema/money';
import { formatPrice } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { Enquiry } from '@/lib/landed-cost/enquiry';
import type { EnquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { HOME_TOWN } from '@/lib/own-prices/own-prices';
import type { Price } from '@/lib/price/price';
import { fill } from '@/lib/text/fill';
import { chargeText, type Method } from './charge-text';

type Sum = Omit<Line, 'amounts'> & { readonly amount: number };

/**
 * The lines that add up to the total, in the order of the sum, then what has no price.
 */
export function costLines(enquiry: Enquiry, cost: EnquiryCost, method: Method): Line[] {
  const { hrefs, locale, price } = method;
  const { parts } = price;
  const charges = cost.charges.map(({ id, name, amount }) => ({
    id,
    label: name,
    href: `${hrefs.sources}#${id}`,
    how: chargeText(id, cost, method),
    amount,
  }));
  const sums: Sum[] = [
    ...goodsLines(cost, method),
    ...(cost.freightPrice ? [freightLine(enquiry, cost.freightPrice, cost, method)] : []),
    ...charges,
    ...(cost.freightPrice ? feeLines(enquiry, cost, method) : []),
  ];
  const town = enquiry.town || HOME_TOWN;
  const open = [
    ...(cost.freightPrice ? [] : [{ id: 'freight', label: parts.seaFreight, text: parts.byQuote }]),
    ...(cost.reaches === 'town'
      ? []
      : [{ id: 'onward', label: fill(parts.deliveryTo, { town }), text: parts.askUs }]),
  ];
  return [
    ...sums.map(({ amount, ...line }) => ({ ...line, amounts: [formatNumber(amount, locale)] })),
    ...open.map(({ text, ...line }) => ({ ...line, amounts: [text] })),
  ];
}

/** What is bought. Things that their owner already has cost nothing more. */
function goodsLines({ boxes, each }: EnquiryCost, method: Method): Sum[] {
  return boxes.flatMap(({ choice, value }, i) => {
    const amount = each[i]?.goods;
    if (amount === undefined) return [];
    const label = boxes.length > 1 ? choice.name : method.words.lines.goods;
    return [{ id: `goods-${i}`, label, how: inShillings(value, method), amount }];
  });
}

/** Our own fees, as far as they have a price. */
function feeLines(
  { town }: Enquiry,
  { clearance, delivery, isSmallParcel, reaches }: Price,
  { words: { lines } }: Method,
): Sum[] {
  const how = isSmallParcel ? lines.deliveryFrom : lines.ours;
  const delivered = reaches === 'home' ? HOME_TOWN : town;
  const label = delivered ? fill(lines.deliveryTo, { town: delivered }) : lines.delivery;
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
  const counted = value[enquiry.by].filter((part) => part !== 'freight' || freightPrice);
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
  if (enquiry.by === 'sea' || !origin)
    return { id: 'freight', label: lines.seaFreight, how: inShillings(price, method), amount };
  const weight = formatNumber(chargeableWeight, method.locale);
  const how = fill(lines.airFreightOf, { weight, rate: origin.perKilogram });
  return { id: 'freight', label: lines.airFreight, how, amount };
}
