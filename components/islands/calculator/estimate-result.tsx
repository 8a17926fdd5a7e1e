import { inThousands, toShillings } from '@/lib/calculator/shillings';
import { estimateFields, quoteFields, toFragment } from '@/lib/calculator/url-fragment';
import { formatMoney } from '@/lib/format/money';
import { formatNumber, formatWeight } from '@/lib/format/number';
import { type CalculatorInput, estimate } from '@/lib/price/air-freight';
import { fill } from '@/lib/text/fill';
import { Result } from '../tool/result';
import type { CalculatorProps } from './calculator-props';
import { CompareList } from './compare-list';
import { parcelText, working } from './working';

type EstimateResultProps = CalculatorProps & { input: CalculatorInput };

/** The price of a parcel, how it was worked out, and the same from other countries. */
export function EstimateResult({ input, ...props }: EstimateResultProps) {
  const { origins, tariff, words, price, locale, quoteHref, landedCostHref } = props;
  const origin = origins.find(({ value }) => value === input.origin);
  if (!origin) return null;
  const { divisor, shillings } = tariff;
  const found = estimate(input, origin.rate, divisor);
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
      to={tariff.destination}
      item={`${origin.name}: ${parcelText(input, words.parcel, locale)}`}
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
      quote={{ label: price.quote, href: quoteHref + toFragment(carried) }}
      links={<a href={landedCostHref + toFragment(estimateFields(input))}>{words.addDuty}</a>}
      foot={fill(words.working.validAsOf, { date: tariff.validAsOf })}
      fragment={toFragment(estimateFields(input))}
      share={words.share}
      more={
        <>
          <h4>{words.working.heading}</h4>
          <ol>
            {working(input, found, origin.rate, divisor, words.working, locale).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h4>{words.working.notIncluded}</h4>
          <ul>
            {tariff.notIncluded.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>
            {tariff.source} {tariff.currencyNote}
          </p>
          <p>{fill(words.compare.note, { date: shillings.asOf })}</p>
        </>
      }
    >
      <CompareList {...props} input={input} />
    </Result>
  );
}
