import { useEffect, useRef } from 'react';
import { Waybill } from '@/components/ui/waybill/waybill';
import { type CalculatorInput, estimate } from '@/lib/calculator/estimate';
import { inShillings } from '@/lib/calculator/shillings';
import { formatMoney } from '@/lib/format/money';
import { formatNumber, formatWeight } from '@/lib/format/number';
import { fill } from '@/lib/text/fill';
import type { CalculatorProps } from './calculator-props';
import { EstimateActions } from './estimate-actions';
import styles from './estimate-panel.module.scss';
import { parcelText, working } from './working';

type EstimatePanelProps = Pick<
  CalculatorProps,
  'origins' | 'tariff' | 'words' | 'locale' | 'quoteHref' | 'landedCostHref'
> & {
  input: CalculatorInput;
};

/** The estimate with its calculation, what it excludes, and further actions. Takes the focus. */
export function EstimatePanel({
  input,
  origins,
  tariff,
  words,
  locale,
  ...ways
}: EstimatePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new calculation takes the focus
  useEffect(() => heading.current?.focus(), [input]);

  const origin = origins.find(({ value }) => value === input.origin);
  if (!origin) return null;
  const found = estimate(input, origin.rate, tariff.divisor);
  const total = formatMoney({ amount: found.totalCost, currency: found.currency }, locale);
  const { shillings } = tariff;
  const about = inShillings(found.totalCost, found.currency, shillings.perUnit);
  const [noteBefore, noteAfter] = words.compare.note.split('{date}');
  const kilograms = (weight: string) =>
    fill(words.kilograms, { weight: formatWeight(weight, locale) });

  return (
    <section className={styles.panel} aria-labelledby="estimate">
      <h3 ref={heading} id="estimate" tabIndex={-1}>
        {words.result.heading}
      </h3>
      <Waybill
        from={origin.airport}
        to={tariff.destination}
        valid={
          <time dateTime={tariff.validFrom}>
            {fill(words.working.validAsOf, { date: tariff.validAsOf })}
          </time>
        }
      >
        <p>
          {origin.name}: {parcelText(input, words.parcel, locale)}
        </p>
        <dl>
          <div className={styles.total}>
            <dt>{words.result.total}</dt>
            <dd>{total}</dd>
            <dd className={styles.about}>
              {fill(words.compare.about, { amount: formatNumber(about, locale) })}
            </dd>
          </div>
          <div>
            <dt>{words.result.volumetricWeight}</dt>
            <dd>{kilograms(found.volumetricWeight)}</dd>
          </div>
          <div>
            <dt>{words.result.chargeableWeight}</dt>
            <dd>{kilograms(found.chargeableWeight)}</dd>
          </div>
        </dl>
        <p>
          <strong>{fill(words.compare.air, { time: origin.air })}</strong> ·{' '}
          {fill(words.compare.sea, { time: origin.sea })}
        </p>
      </Waybill>
      <EstimateActions
        input={input}
        origin={origin}
        total={total}
        words={words}
        quoteHref={ways.quoteHref}
        landedCostHref={ways.landedCostHref}
      />
      <div className={styles.explained}>
        <h4>{words.working.heading}</h4>
        <ol>
          {working(input, found, origin.rate, tariff.divisor, words.working, locale).map((step) => (
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
        <p>
          {noteBefore}
          <time dateTime={shillings.day}>{shillings.asOf}</time>
          {noteAfter}
        </p>
      </div>
    </section>
  );
}
