import clsx from 'clsx/lite';
import type { Figure } from '@/content/schema/people';
import { RichText } from '../rich-text/rich-text';
import styles from './figure-list.module.scss';

type FigureListProps = {
  items: readonly Figure[];
  /** `column`: stacked in wide windows. */
  direction: 'row' | 'column';
};

/** Figures with labels: times, prices, counts. For ink backgrounds. */
export function FigureList({ items, direction }: FigureListProps) {
  return (
    <dl className={clsx(styles.figures, direction === 'column' && styles.column)}>
      {items.map(({ value, label, basis }) => (
        <div key={label}>
          <dt>
            {label}
            {basis && (
              <span>
                <RichText text={basis} />
              </span>
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
