import { formatMoney } from '@/lib/format/money';
import { formatNumber, formatWeight } from '@/lib/format/number';
import { type CalculatorInput, estimate } from '@/lib/freight/air-freight';
import { inThousands, toShillings } from '@/lib/money/shillings';
import { fill } from '@/lib/text/fill';
import type { CalculatorProps } from './calculator-props';

/** The price of a parcel as the card shows it, and what it was worked out from; undefined from an unknown origin. */
export function estimateCard(
  input: CalculatorInput,
  {
    origins,
    tariff,
    words,
    price,
    locale,
    destination,
  }: Pick<CalculatorProps, 'origins' | 'tariff' | 'words' | 'price' | 'locale' | 'destination'>,
) {
  const origin = origins.find(({ value }) => value === input.origin);
  if (!origin) return undefined;
  const { perUnit } = tariff.shillings;
  const found = estimate(input, origin.rate, tariff.divisor);
  const total = { amount: found.totalCost, currency: found.currency };
  const kilograms = (weight: string) =>
    fill(words.kilograms, { weight: formatWeight(weight, locale) });
  const inShillings = toShillings(total, perUnit);
  const card = {
    from: origin.airport,
    to: destination,
    basis: words.result.total,
    total: formatMoney(total, locale),
    note: fill(words.compare.about, {
      amount: formatNumber(inThousands(total, perUnit), locale),
    }),
    facts: [
      { label: words.result.volumetricWeight, value: kilograms(found.volumetricWeight) },
      { label: words.result.chargeableWeight, value: kilograms(found.chargeableWeight) },
      { label: price.byAir, value: origin.air },
      { label: price.bySea, value: origin.sea },
    ],
    parts: [
      {
        tone: 'freight',
        label: fill(price.parts[found.basis === 'volumetric' ? 'freightBySize' : 'freight'], {
          weight: formatNumber(found.exact.chargeableWeight, locale),
        }),
        amount: inShillings,
        text: formatNumber(inShillings, locale),
      },
      {
        tone: 'charges',
        label: price.parts.charges,
        amount: undefined,
        text: words.result.notCounted,
      },
    ],
    foot: fill(words.working.validAsOf, { date: tariff.validAsOf }),
  } as const;
  return { card, origin, found };
}
