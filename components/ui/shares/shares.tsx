import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { sumOf } from '@/lib/money/number';
import type { PricePart } from '@/lib/price-list/price-card';
import styles from './shares.module.scss';

type Share = Pick<PricePart, 'amount'> & {
  readonly tone: PricePart['tone'] | 'ours' | 'duty' | 'levies' | 'vat' | 'air';
  readonly label: ReactNode;
  readonly text: ReactNode;
};

type SharesProps = {
  shares: readonly Share[];
  /** Only the lines, where another drawing has the bar. */
  withoutBar?: boolean;
  /** The sum as a last line. */
  total?: { label: string; text: string };
};

/** What a sum consists of: a bar, and a line for each piece. Pieces of zero have a line only. */
export function Shares({ shares, withoutBar, total }: SharesProps) {
  const amounts = shares.map(({ amount = 0 }) => amount);
  const starts = amounts.map((_, i) => sumOf(amounts.slice(0, i)));
  return (
    <div className={clsx(styles.shares, withoutBar && styles.legend)}>
      {!withoutBar && (
        <svg viewBox={`0 0 ${sumOf(amounts)} 1`} preserveAspectRatio="none" aria-hidden="true">
          {shares.map(
            ({ tone, amount }, i) =>
              amount && (
                // biome-ignore lint/suspicious/noArrayIndexKey: shares never change places
                <path key={i} className={styles[tone]} d={`M${starts[i]} .5h${amount}`} />
              ),
          )}
          {starts.map(
            (start, i) =>
              start > 0 &&
              shares[i]?.amount && <path key={start} className={styles.gap} d={`M${start} 0v1`} />,
          )}
        </svg>
      )}
      <ul>
        {shares.map(({ tone, label, amount, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shares never change places
          <li key={i} className={clsx(styles[tone], !amount && styles.open)}>
            <span>{label}</span> <b>{text}</b>
          </li>
        ))}
        {total && (
          <li className={styles.total}>
            <span>{total.label}</span> <b>{total.text}</b>
          </li>
        )}
      </ul>
    </div>
  );
}
