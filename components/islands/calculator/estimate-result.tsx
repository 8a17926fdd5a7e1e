import { quoteFields, toFragment } from '@/lib/addresses/url-fragment';
import { formatMoney } from '@/lib/format/money';
import { formatNumber, formatWeight } from '@/lib/format/number';
import { type CalculatorInput, estimate } from '@/lib/freight/air-freight';
import { inThousands, toShillings } from '@/lib/money/shillings';
import { fill } from '@/lib/text/fill';
import { Result } from '../tool/result';
import type { CalculatorProps } from './calculator-props';
import { CompareList } from './compare-list';
import { parcelText, Working } from './working';

type EstimateResultProps = CalculatorProps & { input: CalculatorInput };

/** The price of a parcel, how it was worked out, and the same from other countries. */
export function EstimateResult({ input, ...props }: EstimateResultProps) {
  const { origins, tariff, words, price, locale, hrefs } = props;
  const origin = origins.find(({ value }) => value === input.origin);
  if (!origin) return null;
  const { shillings } = tariff;
  const found = estimate(input, origin.rate, tariff.divisor);
  const total = { amount: found.totalCost, currency: found.currency };
  const kilograms = (weight: string) =>
    fill(words.kilograms, { weight: formatWeight(weight, locale) });
  const about = formatNumber(inThousands(total, shillings.perUnit), locale);
  const inShillings = toShillings(total, shillings.perUnit);
  const carried = quoteFields(input, { [origin.value]: origin.country });
  return (
    <Result
      heading={words.result.heading}
      of={input}
      from={origin.airport}
      to={props.destination}
      item={`${origin.name}: ${parcelText(input, props)}`}
      basis={words.result.total}
      total={formatMoney(total, locale)}
      note={fill(words.compare.about, { amount: about })}
      facts={[
        { label: words.result.volumetricWeight, value: kilograms(found.volumetricWeight) },
        { label: words.result.chargeableWeight, value: kilograms(found.chargeableWeight) },
        { label: price.byAir, value: origin.air },
        { label: price.bySea, value: origin.sea },
      ]}
      parts={[
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
      ]}
      quote={{ label: price.quote, href: hrefs.quote + toFragment(carried) }}
      links={<a href={hrefs.landedCost + toFragment(input)}>{words.addDuty}</a>}
      foot={fill(words.working.validAsOf, { date: tariff.validAsOf })}
      share={words.share}
      more={<Working {...props} input={input} found={found} rate={origin.rate} />}
    >
      <CompareList {...props} input={input} />
    </Result>
  );
}
