import { useEffect, useRef } from 'react';
import { Ticket } from '@/components/ui/ticket/ticket';
import { type CalculatorInput, estimate } from '@/lib/calculator/estimate';
import { inThousands } from '@/lib/calculator/shillings';
import { formatMoney } from '@/lib/format/money';
import { formatNumber, formatWeight } from '@/lib/format/number';
import { fill } from '@/lib/text/fill';
import type { TicketContent } from '@/lib/ticket/ticket';
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
  const { shillings } = tariff;
  const about = inThousands(
    { amount: found.totalCost, currency: found.currency },
    shillings.perUnit,
  );
  const [noteBefore, noteAfter] = words.compare.note.split('{date}');
  const kilograms = (weight: string) =>
    fill(words.kilograms, { weight: formatWeight(weight, locale) });
  const valid = fill(words.working.validAsOf, { date: tariff.validAsOf });
  const ticket: TicketContent = {
    from: origin.airport,
    to: tariff.destination,
    title: `${origin.name}: ${parcelText(input, words.parcel, locale)}`,
    facts: [
      {
        label: words.result.total,
        value: formatMoney({ amount: found.totalCost, currency: found.currency }, locale),
        note: fill(words.compare.about, { amount: formatNumber(about, locale) }),
        main: true,
      },
      { label: words.result.volumetricWeight, value: kilograms(found.volumetricWeight) },
      { label: words.result.chargeableWeight, value: kilograms(found.chargeableWeight) },
    ],
    stamps: [{ label: words.stamp }],
  };

  return (
    <section className={styles.panel} aria-labelledby="estimate">
      <h3 ref={heading} id="estimate" tabIndex={-1}>
        {words.result.heading}
      </h3>
      <Ticket {...ticket} foot={<time dateTime={tariff.validFrom}>{valid}</time>}>
        <p>
          <strong>{fill(words.compare.air, { time: origin.air })}</strong> ·{' '}
          {fill(words.compare.sea, { time: origin.sea })}
        </p>
      </Ticket>
      <EstimateActions
        input={input}
        origin={origin}
        ticket={ticket}
        valid={valid}
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
