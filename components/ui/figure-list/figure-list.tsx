import clsx from 'clsx/lite';
import type { Figure } from '@/content/schema/people';
import { RichText } from '../rich-text/rich-text';
import styles from './figure-list.module.scss';

/** Up to this number of characters, a phone has room for a label next to a value. */
const LONG = 14;

/** Figures with labels: times, prices, counts. For ink backgrounds. */
export function FigureList({ items }: { items: readonly Figure[] }) {
  return (
    <dl
      className={clsx(
        styles.figures,
        items.length === 4 && styles.four,
        items.length < 4 && styles.few,
        items.some(({ value }) => value.length > LONG) && styles.long,
      )}
    >
      {items.map(({ value, label, basis }) => (
        <div key={label}>
          <dt>
            <RichText text={label} />
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
