import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Table } from '@/content/schema/block';
import styles from './price-list.module.scss';

/** A table as a list of prices: each name, its price and whom you pay, in a line that opens what to know. */
export function PriceList({ columns, rows }: Table) {
  return (
    <div className={styles.prices}>
      <p className={styles.head} aria-hidden="true">
        {columns.slice(0, 3).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      {rows.map(([name = '', price = '', payee = '', note = '']) => (
        <details key={name}>
          <summary>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>
              <RichText text={price} />
            </span>
            <span className={styles.payee}>{payee}</span>
          </summary>
          <Paragraph text={note} />
        </details>
      ))}
    </div>
  );
}
