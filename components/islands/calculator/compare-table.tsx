import { type CalculatorInput, compareOrigins } from '@/lib/calculator/estimate';
import { formatMoney } from '@/lib/format/money';
import { fill } from '@/lib/text/fill';
import type { CalculatorOrigin, CalculatorWords } from './calculator-props';
import styles from './compare-table.module.scss';
import { parcelText } from './working';

type CompareTableProps = {
  input: CalculatorInput;
  origins: readonly CalculatorOrigin[];
  divisor: number;
  words: CalculatorWords['compare'];
};

/** The same parcel from every origin, each in the currency of its rate. */
export function CompareTable({ input, origins, divisor, words }: CompareTableProps) {
  const rates = Object.fromEntries(origins.map(({ value, rate }) => [value, rate]));
  const totals = new Map(
    compareOrigins(input, rates, divisor).map(({ origin, estimate }) => [
      origin,
      formatMoney({ amount: estimate.totalCost, currency: estimate.currency }),
    ]),
  );
  const caption = fill(words.caption, { parcel: parcelText(input) });

  return (
    <details className={styles.compare}>
      <summary>{words.open}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={caption}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {[words.origin, words.total, words.air, words.sea, words.rate].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {origins.map(({ value, name, air, sea, rate }) => (
              <tr key={value} aria-current={value === input.origin ? 'true' : undefined}>
                <th scope="row">{name}</th>
                <td>{totals.get(value)}</td>
                <td>{air}</td>
                <td>{sea}</td>
                <td>{formatMoney(rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
