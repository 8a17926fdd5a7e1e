import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import type { Table } from '@/content/schema/block';
import { plainText } from '@/lib/format/plain-text';
import { figureRange } from '@/lib/text/figure-range';
import { RichText } from '../rich-text/rich-text';
import { Bar } from './bar';
import styles from './data-table.module.scss';

type DataTableProps = {
  table: Table;
  /** Draws the figures of the second column as bars on one scale. */
  bars?: boolean;
};

/** Up to this many characters, three cells fit side by side on a phone. */
const SHORT = 16;

/** Up to this many characters, a cell with a figure stays on one line. */
const FIGURE = 18;

/** Whether the columns do not fit on a phone, so that each row becomes labelled lines. */
function stacks({ columns, rows }: Table): boolean {
  const longest = Math.max(
    ...rows.flat().map((cell) => plainText(cell, currentSite().locale).length),
  );
  return columns.length > 3 || (columns.length === 3 && longest > SHORT);
}

/** A figure and its unit: `25,000 short`, `35 × 20 × 12 cm`. */
function isFigure(cell: Table['rows'][number][number]): boolean {
  const text = plainText(cell, currentSite().locale);
  return text.length <= FIGURE && /\d/.test(text);
}

/**
 * A table from the content. A table that is still too wide scrolls on its own, by touch or
 * keyboard.
 */
export function DataTable({ table, bars }: DataTableProps) {
  const stacked = stacks(table);
  const { locale } = currentSite();
  const ranges = table.rows.map(([, figure = '']) =>
    bars ? figureRange(plainText(figure, locale)) : undefined,
  );
  const longest = Math.max(...ranges.map((range) => range?.to ?? 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={table.caption}>
      <table className={clsx(styles.table, stacked && styles.stacked)}>
        <caption>
          <RichText text={table.caption} />
        </caption>
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
            <tr key={row} id={table.ids?.[row]}>
              <th scope="row">{name && <RichText text={name} />}</th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className={isFigure(cell) ? styles.figure : undefined}
                  data-label={stacked ? table.columns[column + 1] : undefined}
                >
                  <span>
                    <RichText text={cell} />
                    {column === 0 && <Bar range={ranges[row]} longest={longest} />}
                  </span>
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
