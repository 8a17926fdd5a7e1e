import clsx from 'clsx/lite';
import { Fragment } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import type { ColumnKind, Table } from '@/content/schema/block';
import { plainText } from '@/lib/reading/plain-text';
import { RichText } from '../rich-text/rich-text';
import { areTimes, barsOf, Scale } from './bar';
import styles from './data-table.module.scss';
import { linksIn, type ObjectOf, RowName } from './row-name';
import { TableCell } from './table-cell';

type DataTableProps = {
  /** Not every row needs an object. */
  table: Omit<Table, 'objects' | 'kinds'> & {
    objects?: readonly ObjectOf[] | undefined;
    kinds?: readonly ColumnKind[] | undefined;
  };
  /** Draws the figures of the second column as bars on one scale. */
  bars?: boolean;
  /** Compares the bars with the first one. */
  compared?: boolean;
  /** Leaves the caption to screen readers, where the heading above says the same. */
  captionHidden?: boolean;
};

/** Its layout on phones, where each cell has a line of its own unless the table says otherwise. */
const layouts = {
  columns: styles.compact,
  lines: styles.stacked,
  rows: styles.folding,
  opening: clsx(styles.folding, styles.opening),
};

/** What each column after the names contains. Bars begin with a figure. */
const kindsOf = (
  { columns, kinds }: DataTableProps['table'],
  bars: boolean,
): readonly ColumnKind[] =>
  kinds ?? columns.slice(1).map((_, i) => (bars && i === 0 ? 'short' : 'text'));

/** The classes of a table with these columns. */
function looksOf(
  kinds: readonly ColumnKind[],
  layout: string | undefined,
  isBare: boolean | undefined,
) {
  return clsx(
    styles.table,
    layout,
    isBare && styles.bare,
    kinds[0] === 'answers' && styles.answered,
    kinds.includes('figures') && styles.withFigures,
    kinds.some((kind) => kind !== 'text') && styles.amounts,
  );
}

type GroupTitleProps = { of: { title: string } | undefined; columns: number };

/** What the rows below have in common. */
const GroupTitle = ({ of: group, columns }: GroupTitleProps) =>
  group && (
    <tr className={styles.group}>
      <th colSpan={columns} scope="colgroup">
        {group.title}
      </th>
    </tr>
  );

/**
 * A table from the content. A table that is still too wide scrolls on its own, by touch or
 * keyboard.
 */
export function DataTable({ table, bars = false, compared, captionHidden }: DataTableProps) {
  const { caption, columns, ids, objects, groups, bare, onPhones = 'lines' } = table;
  const { locale } = currentSite();
  const rows = table.rows.map((row) => row.map((cell) => plainText(cell, locale)));
  const kinds = kindsOf(table, bars);
  const layout = bars ? styles.barred : layouts[onPhones];
  const areRows = onPhones === 'rows' || onPhones === 'opening';
  const opens = onPhones === 'opening';
  const opensAt = (column: number) => opens && column === kinds.length - 1;
  // In rows that open, a label is on the line of its cell; the first of each kind needs none, and what
  // opens has its own.
  const labelOf = (column: number) => {
    const label = plainText(columns[column + 1] ?? '', locale);
    if (!areRows) return kinds.length > 1 && !kinds.includes('answers') ? label : undefined;
    const isFirst = kinds.indexOf(kinds[column] ?? 'text') === column;
    if (isFirst || opensAt(column)) return undefined;
    return label.endsWith('?') ? label : `${label}:`;
  };
  const barOf = bars ? barsOf(rows, compared) : () => undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={caption}>
      {bars && areTimes(rows) && (
        <div className={styles.scaleOnPhones}>
          <Scale rows={rows} />
        </div>
      )}
      <table className={looksOf(kinds, layout, bare)}>
        <caption className={captionHidden ? styles.hidden : undefined}>
          <RichText text={caption} />
        </caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} className={styles[kinds[i - 1] ?? '']} scope="col">
                <RichText text={column} />
                {bars && i === 1 && <Scale rows={rows} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells], row) => (
            // biome-ignore-start lint/suspicious/noArrayIndexKey: rows and cells never change places
            <Fragment key={row}>
              <GroupTitle
                of={groups?.find(({ first }) => first === row)}
                columns={columns.length}
              />
              <tr id={ids?.[row]} className={objects?.[row] && styles.withPicture}>
                <th scope="row">
                  <RowName
                    name={name}
                    plain={opens && linksIn(name)[0] ? rows[row]?.[0] : undefined}
                    object={objects?.[row]}
                  />
                </th>
                {cells.map((cell, column) => (
                  <TableCell
                    key={column}
                    cell={cell}
                    kind={kinds[column] ?? 'text'}
                    label={labelOf(column)}
                    opens={
                      opensAt(column) &&
                      cell !== '' && {
                        row: rows[row]?.[0],
                        column: columns[column + 1],
                        links: linksIn(name).join(', '),
                      }
                    }
                    bar={column === 0 && barOf(row)}
                  />
                ))}
              </tr>
            </Fragment>
            // biome-ignore-end lint/suspicious/noArrayIndexKey: rows and cells never change places
          ))}
        </tbody>
      </table>
    </section>
  );
}
