import clsx from 'clsx/lite';
import { Fragment, type ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import { formatNumber } from '@/lib/format/number';
import type { CostPieces } from '@/lib/pages/derived-section';
import { RichText } from '../rich-text/rich-text';
import styles from './cost-bar.module.scss';

type CostBarProps = {
  cost: CostPieces;
  /** Heading of the pieces after the freight, which the rate does not include. */
  notInRate?: string;
  /** Notes on the sum, below it. */
  children?: ReactNode;
};

/**
 * A cost as one bar, with a legend of its pieces. Pieces of zero appear in the legend only.
 */
export function CostBar({ cost, notInRate, children }: CostBarProps) {
  const { caption, parts, total } = cost;
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${total.amount} 1`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ label, amount, tone }, i) => {
          const before = parts.slice(0, i).reduce((sum, earlier) => sum + earlier.amount, 0);
          return (
            amount > 0 && (
              <path
                key={label}
                className={styles[tone]}
                d={`M${before} 0h${amount}v1h-${amount}z`}
              />
            )
          );
        })}
      </svg>
      <ol>
        {parts.map(({ label, amount, tone }, i) => (
          <Fragment key={label}>
            {notInRate && parts[i - 1]?.tone === 'freight' && (
              <li className={styles.heading}>{notInRate}</li>
            )}
            <li className={clsx(styles.part, styles[tone])}>
              <span>
                <RichText text={label} />
              </span>
              <b>{formatNumber(amount, currentSite().locale)}</b>
            </li>
          </Fragment>
        ))}
        <li className={clsx(styles.part, styles.total)}>
          <span>{total.label}</span>
          <b>{formatNumber(total.amount, currentSite().locale)}</b>
        </li>
      </ol>
      {cost.note && <p>{cost.note}</p>}
      {children}
    </figure>
  );
}
