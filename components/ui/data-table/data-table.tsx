import clsx from 'clsx/lite';
import type { Table } from '@/content/schema/block';
import { plainText } from '@/lib/text/reading-time';
import { RichText } from '../rich-text/rich-text';
import styles from './data-table.module.scss';

type DataTableProps = { table: Table };

/** Cells of so many characters stand three abreast on a phone. */
const SHORT = 16;

/** Whether a phone has no room for the columns, and shows each row as lines with labels. */
function stacks({ columns, rows }: Table): boolean {
  const longest = Math.max(...rows.flat().map((cell) => plainText(cell).length));
  return columns.length > 3 || (columns.length === 3 && longest > SHORT);
}

/** A table of the content. What even then is too wide scrolls by itself, by finger and by keyboard. */
export function DataTable({ table }: DataTableProps) {
  const stacked = stacks(table);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={table.caption}>
      <table className={clsx(styles.table, stacked && styles.stacked)}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], row) => (
            // biome-ignore-start lint/suspicious/noArrayIndexKey: rows and cells never change places
            <tr key={row}>
              <th scope="row">{name && <RichText text={name} />}</th>
              {cells.map((cell, column) => (
                <td key={column} data-label={stacked ? table.columns[column + 1] : undefined}>
                  {stacked ? (
                    <span>
                      <RichText text={cell} />
                    </span>
                  ) : (
                    <RichText text={cell} />
                  )}
                </td>
              ))}
            </tr>
            // biome-ignore-end lint/suspicious/noArrayIndexKey: rows and cells never change places
          ))}
        </tbody>
      </table>
    </section>
  );
}
