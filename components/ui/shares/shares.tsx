import clsx from 'clsx/lite';
import type { CostTone } from '@/lib/pages/derived-section';
import type { PricePart } from '@/lib/price-list/price-card';
import styles from './shares.module.scss';

type Share = Omit<PricePart, 'tone'> & { readonly tone: PricePart['tone'] | CostTone };

type SharesProps = {
  shares: readonly Share[];
  /** The sum as a last line. */
  total?: { label: string; text: string };
};

/** What a sum consists of: a bar, and a line for each piece. Pieces of zero have a line only. */
export function Shares({ shares, total }: SharesProps) {
  const starts = shares.map((_, i) => sumOf(shares.slice(0, i)));
  return (
    <div className={styles.shares}>
      <svg viewBox={`0 0 ${sumOf(shares)} 1`} preserveAspectRatio="none" aria-hidden="true">
        {shares.map(
          ({ tone, label, amount }, i) =>
            amount && (
              <path key={label} className={styles[tone]} d={`M${starts[i]} .5h${amount}`} />
            ),
        )}
        {starts.map(
          (start, i) =>
            start > 0 &&
            shares[i]?.amount && <path key={start} className={styles.gap} d={`M${start} 0v1`} />,
        )}
      </svg>
      <ul>
        {shares.map(({ tone, label, amount, text }) => (
          <li key={label} className={clsx(styles[tone], !amount && styles.open)}>
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

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { amount = 0 }) => sum + amount, 0);
