import { formatPrice, formatPricePerKilogram } from '@/lib/format/money';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { ChargeLine } from '@/lib/landed-cost/charge-lines';
import { type Enquiry, wayOf } from '@/lib/landed-cost/enquiry';
import type { EnquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { fill } from '@/lib/text/fill';
import type { LandedCostTerms, LandedCostWords } from './landed-cost-props';

/** A line of the total: what it is for, how it was worked out, whole shillings. */
export type CostLine = { id: string; label: string; how: string; amount: number };

type Cost = Omit<EnquiryCost, 'choice'>;

/** The lines that add up to the total, in the order of the sum. */
export function costLines(
  enquiry: Enquiry,
  cost: Cost,
  terms: LandedCostTerms,
  words: LandedCostWords,
): CostLine[] {
  const { lines } = words;
  const price = { amount: enquiry.value, currency: enquiry.currency };
  return [
    {
      id: 'goods',
      label: lines.goods,
      how: inShillings(price, terms, words),
      amount: cost.goods,
    },
    ...freightLines(enquiry, cost, terms, words),
    ...cost.charges.map((line) => ({
      id: line.id,
      label: line.name,
      how: chargeText(line, cost, terms, words),
      amount: line.amount,
    })),
    {
      id: 'delivery',
      label: enquiry.town ? fill(lines.deliveryTo, { town: enquiry.town }) : lines.delivery,
      how: fill(lines.deliveryFrom, { price: formatPrice(terms.delivery) }),
      amount: cost.delivery,
    },
  ];
}

/** What customs takes as the value of the goods, and what it is made of. */
export function customsValueText(
  enquiry: Enquiry,
  { customsValue }: Pick<Cost, 'customsValue'>,
  { customs: { value } }: LandedCostTerms,
  { amounts, lines }: LandedCostWords,
): string {
  const insurance = fill(lines.assumedInsurance, {
    percent: formatPercent(value.assumedInsurance),
  });
  const parts = value[wayOf(enquiry)].map((part) =>
    part === 'insurance' ? insurance : amounts[part],
  );
  return fill(lines.customsValue, {
    parts: parts.join(' + '),
    amount: formatNumber(customsValue),
  });
}

type Price = { amount: string; currency: string };

function inShillings(price: Price, { perUnit }: LandedCostTerms, { lines }: LandedCostWords) {
  const rate = perUnit[price.currency];
  return rate === undefined
    ? formatPrice(price)
    : fill(lines.exchange, { price: formatPrice(price), rate: formatNumber(rate) });
}

function freightLines(
  enquiry: Enquiry,
  { freight, freightPrice, chargeableWeight }: Cost,
  terms: LandedCostTerms,
  words: LandedCostWords,
): CostLine[] {
  if (!freightPrice) return [];
  const { lines } = words;
  const rate = terms.origins.find(({ value }) => value === enquiry.origin)?.rate;
  const isByAir = wayOf(enquiry) === 'air' && rate !== undefined;
  const how = isByAir
    ? fill(lines.airFreightOf, {
        weight: formatNumber(chargeableWeight),
        rate: formatPricePerKilogram(rate),
      })
    : inShillings(freightPrice, terms, words);
  const label = isByAir ? lines.airFreight : lines.seaFreight;
  return [{ id: 'freight', label, how, amount: freight }];
}

/** A charge's rate and base, or why it is not that. */
function chargeText(
  line: ChargeLine,
  { charges }: Cost,
  { customs }: LandedCostTerms,
  { amounts, lines }: LandedCostWords,
): string {
  const relief = customs.reliefs.find(({ id }) => id === line.relief);
  if (relief) return fill(lines.relieved, { relief: relief.name });
  const percent = line.percents.map((each) => formatPercent(each)).join(' + ');
  if (line.byWeight) return fill(lines.byWeight, { percent });
  const names: Readonly<Record<string, string>> = {
    ...amounts,
    ...Object.fromEntries(
      charges.filter(({ amount }) => amount > 0).map(({ id, name }) => [id, name.toLowerCase()]),
    ),
  };
  return fill(lines.share, {
    percent,
    amount: formatNumber(line.base.amount),
    // Charges that came to nothing are no part of the base.
    base: line.base.names.flatMap((name) => names[name] ?? []).join(' + '),
  });
}
