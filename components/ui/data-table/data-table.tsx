import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import type { Table } from '@/content/schema/block';
import { plainText } from '@/lib/plain/plain-text';
import { RichText } from '../rich-text/rich-text';
import { ObjectPicture } from '../world-picture/object-picture';
import { barsOf } from './bar';
import { type Column, columnOf, stacks } from './columns';
import styles from './data-table.module.scss';
import { signOf, TableCell } from './table-cell';

type DataTableProps = {
  table: Table;
  /** Draws the figures of the second column as bars on one scale. */
  bars?: boolean;
  /** Compares the bars with the first one. */
  compared?: boolean;
  /** Leaves the caption to screen readers, where the heading above says the same. */
  captionHidden?: boolean;
};

/** From this many characters on, the last cell of a row that may fold does. */
const FOLDED = 110;

type Rows = readonly (readonly string[])[];

/** What each column after the names contains. */
function kindsOf({ columns }: Table, rows: Rows, bars: boolean): Column[] {
  const answers = currentSite().goodsPage.verdict.air;
  return columns.slice(1).map((_, i) => {
    const kind = columnOf(
      rows.map((row) => row[i + 1] ?? ''),
      answers,
    );
    // A bar begins where its figure does.
    return bars && kind === 'figures' ? 'short' : kind;
  });
}

/** The classes of a table with these columns. */
function looksOf(rows: Rows, kinds: readonly Column[], layout: string | undefined) {
  return clsx(
    styles.table,
    layout,
    kinds[0] === 'answers' && styles.answered,
    kinds.includes('figures') && styles.withFigures,
    kinds.some((kind) => kind !== 'text') && styles.amounts,
    rows.some((row) => row.some(signOf)) && styles.signed,
  );
}

/** The name of a row, next to its picture if it has one. */
function RowName({ name, object }: { name: string; object: ObjectOf }) {
  const text = name && <RichText text={name} />;
  if (!object) return text;
  return (
    <span className={styles.pictured}>
      <ObjectPicture name={object} size="tile" loading="lazy" />
      <span>{text}</span>
    </span>
  );
}

type ObjectOf = NonNullable<Table['objects']>[number] | undefined;

/**
 * A table from the content. A table that is still too wide scrolls on its own, by touch or
 * keyboard.
 */
export function DataTable({ table, bars = false, compared, captionHidden }: DataTableProps) {
  const { caption, columns, ids, objects, folds } = table;
  const { locale } = currentSite();
  const rows = table.rows.map((row) => row.map((cell) => plainText(cell, locale)));
  const kinds = kindsOf(table, rows, bars);
  const usual = stacks(rows, kinds) ? styles.stacked : styles.compact;
  const layout = folds ? styles.folding : bars ? styles.barred : usual;
  const opens = folds && rows.some((row) => (row.at(-1) ?? '').length >= FOLDED);
  const opensAt = (column: number) => opens && column === kinds.length - 1;
  // In rows that open, a label is on the line of its cell; the first of each kind needs none, and what
  // opens has its own.
  const labelOf = (column: number) => {
    const label = columns[column + 1] ?? '';
    if (!folds) return kinds.length > 1 && !kinds.includes('answers') ? label : undefined;
    const isFirst = kinds.indexOf(kinds[column] ?? 'text') === column;
    if (isFirst || opensAt(column)) return undefined;
    return label.endsWith('?') ? label : `${label}:`;
  };
  const barOf = bars ? barsOf(rows, compared) : () => undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={caption}>
      <table className={clsx(looksOf(rows, kinds, layout), opens && styles.opening)}>
        <caption className={captionHidden ? styles.hidden : undefined}>
          <RichText text={caption} />
        </caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} className={styles[kinds[i - 1] ?? '']} scope="col">
                <RichText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells], row) => (
            // biome-ignore-start lint/suspicious/noArrayIndexKey: rows and cells never change places
            <tr key={row} id={ids?.[row]} className={objects?.[row] && styles.withPicture}>
              <th scope="row">
                <RowName name={name} object={objects?.[row]} />
              </th>
              {cells.map((cell, column) => (
                <TableCell
                  key={column}
                  cell={cell}
                  kind={kinds[column] ?? 'text'}
                  label={labelOf(column)}
                  opens={opensAt(column) && { row: rows[row]?.[0], column: columns[column + 1] }}
                  bar={column === 0 && barOf(row)}
                />
              ))}
            </tr>
            // biome-ignore-end lint/suspicious/noArrayIndexKey: rows and cells never change places
          ))}
        </tbody>
      </table>
    </section>
  );
}
