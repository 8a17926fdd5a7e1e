import { type CalculatorInput, compareOrigins } from '@/lib/calculator/estimate';
import { inThousands } from '@/lib/calculator/shillings';
import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { fill } from '@/lib/text/fill';
import type { CalculatorOrigin, CalculatorWords, Tariff } from './calculator-props';
import styles from './compare-list.module.scss';
import { parcelText } from './working';

type CompareListProps = {
  input: CalculatorInput;
  origins: readonly CalculatorOrigin[];
  tariff: Tariff;
  words: CalculatorWords;
  locale: Locale;
};

/** The same parcel from every origin, cheapest first: in the origin's currency and in shillings. */
export function CompareList({
  input,
  origins,
  tariff,
  words: { compare: words, parcel },
  locale,
}: CompareListProps) {
  const { divisor, shillings } = tariff;
  const rates = Object.fromEntries(origins.map(({ value, rate }) => [value, rate]));
  const totals = new Map(
    compareOrigins(input, rates, divisor).map(({ origin, estimate }) => [origin, estimate]),
  );
  const rows = origins
    .flatMap((origin) => {
      const found = totals.get(origin.value);
      if (!found) return [];
      const { totalCost: amount, currency } = found;
      return [{ origin, total: { amount, currency } }];
    })
    .map((row) => ({
      ...row,
      about: inThousands(row.total, shillings.perUnit),
    }))
    .sort((a, b) => a.about - b.about);
  const caption = fill(words.caption, { parcel: parcelText(input, parcel, locale) });

  return (
    <details className={styles.compare}>
      <summary>{words.open}</summary>
      <p id="compare-caption">{caption}</p>
      <ol aria-labelledby="compare-caption">
        {rows.map(({ origin: { value, name, air, sea, rate }, total, about }) => (
          <li key={value} aria-current={value === input.origin ? 'true' : undefined}>
            <strong>{name}</strong>
            <strong className={styles.amount}>{formatMoney(total, locale)}</strong>
            <span className={styles.ways}>
              {fill(words.air, { time: air })} ·{' '}
              {fill(words.rate, { rate: formatMoney(rate, locale) })}
              <br />
              {fill(words.sea, { time: sea })}
            </span>
            <span className={styles.amount}>
              {fill(words.about, { amount: formatNumber(about, locale) })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
