import clsx from 'clsx/lite';
import type { Figure } from '@/content/schema/people';
import { RichText } from '../rich-text/rich-text';
import styles from './figure-list.module.scss';

/** Figures with labels: times, prices, counts. For ink backgrounds. */
export function FigureList({ items }: { items: readonly Figure[] }) {
  return (
    <dl
      className={clsx(
        styles.figures,
        items.length === 4 && styles.four,
        items.length < 4 && styles.few,
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
