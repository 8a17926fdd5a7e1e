import type { Table } from '@/content/schema/block';
import { RichText } from '../rich-text/rich-text';
import styles from './data-table.module.scss';

type DataTableProps = { table: Table };

/** A table of the content. On narrow windows it scrolls by itself, by finger and by keyboard. */
export function DataTable({ table }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={table.caption}>
      <table className={styles.table}>
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
                <td key={column}>
                  <RichText text={cell} />
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
