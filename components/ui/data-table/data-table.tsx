import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import type { Table } from '@/content/schema/block';
import { figureRange } from '@/lib/plain/figure-range';
import { plainText } from '@/lib/plain/plain-text';
import { RichText } from '../rich-text/rich-text';
import { VerdictMark } from '../verdict-mark/verdict-mark';
import { ObjectPicture } from '../world-picture/object-picture';
import { Bar } from './bar';
import { columnOf, stacks } from './columns';
import styles from './data-table.module.scss';

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

type FoldableProps = {
  folds: boolean | undefined;
  row: string | undefined;
  column: string | undefined;
  children: ReactNode;
};

/** The content of a cell; one that folds opens on phones when its row is touched. */
function Foldable({ folds, row, column, children }: FoldableProps) {
  if (!folds) return <span>{children}</span>;
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.row}>{row}: </span>
        <span>{column}</span>
      </summary>
      {children}
    </details>
  );
}

/** The mark of an answer that says yes or no. */
function Mark({ cell, yes, no }: { cell: string; yes: string; no: string }) {
  if (cell.startsWith(yes)) return <VerdictMark answer="yes" small />;
  return cell.startsWith(no) ? <VerdictMark answer="no" small plain /> : null;
}

/** The color of a gain or a loss: figures that begin with a sign. */
const signOf = (cell: string) =>
  cell.startsWith('+') ? styles.gain : cell.startsWith('−') ? styles.loss : undefined;

/**
 * A table from the content. A table that is still too wide scrolls on its own, by touch or
 * keyboard.
 */
export function DataTable({ table, bars, compared, captionHidden }: DataTableProps) {
  const { locale, goodsPage } = currentSite();
  const { air: answers } = goodsPage.verdict;
  const rows = table.rows.map((row) => row.map((cell) => plainText(cell, locale)));
  const columns = table.columns.slice(1).map((_, i) =>
    columnOf(
      rows.map((row) => row[i + 1] ?? ''),
      answers,
    ),
  );
  const names = rows.map(([name = '']) => name);
  const longest = Math.max(...rows.flatMap(([, ...cells]) => cells.map(({ length }) => length)));
  const stacked = stacks(names, columns, longest);
  const usual = stacked ? styles.stacked : styles.compact;
  const layout = table.folds ? styles.folding : bars ? styles.barred : usual;
  const isLong = rows.some((row) => (row.at(-1) ?? '').length >= FOLDED);
  const foldsAt = (column: number) => table.folds && isLong && column === columns.length - 1;
  // In rows that open, a label is on the line of its cell; the first of each kind needs none, and what
  // folds has its own.
  const labelOf = (column: number) => {
    const label = table.columns[column + 1] ?? '';
    if (!table.folds) return columns.length > 1 && !columns.includes('answers') ? label : undefined;
    const isFirst = columns.indexOf(columns[column] ?? 'text') === column;
    if (isFirst || foldsAt(column)) return undefined;
    return label.endsWith('?') ? label : `${label}:`;
  };
  const classOf = (column: number) => {
    const kind = columns[column - 1];
    // A bar begins where its figure does.
    return kind && (kind === 'figures' && bars ? styles.short : styles[kind]);
  };
  const ranges = rows.map(([, figure = '']) => (bars ? figureRange(figure) : undefined));
  const most = Math.max(...ranges.map((range) => range?.to ?? 0));
  // Shares of a whole, some of which are larger than it.
  const isShare = most > 100 && rows.every(([, figure = '']) => figure.endsWith('%'));
  const limit = compared ? ranges[0]?.to : isShare ? 100 : undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={table.caption}>
      <table className={clsx(styles.table, layout)}>
        <caption className={captionHidden ? styles.hidden : undefined}>
          <RichText text={table.caption} />
        </caption>
        <thead>
          <tr>
            {table.columns.map((column, i) => (
              <th key={column} className={classOf(i)} scope="col">
                <RichText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], row) => (
            // biome-ignore-start lint/suspicious/noArrayIndexKey: rows and cells never change places
            <tr key={row} id={table.ids?.[row]}>
              <th scope="row">
                {table.objects?.[row] ? (
                  <span className={styles.pictured}>
                    <ObjectPicture name={table.objects[row]} size="tile" loading="lazy" />
                    <span>{name && <RichText text={name} />}</span>
                  </span>
                ) : (
                  name && <RichText text={name} />
                )}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className={clsx(classOf(column + 1), signOf(cell)) || undefined}
                  data-label={labelOf(column)}
                >
                  {columns[column] === 'answers' && <Mark cell={cell} {...answers} />}
                  <Foldable
                    row={names[row]}
                    column={table.columns[column + 1]}
                    folds={foldsAt(column)}
                  >
                    <RichText text={cell} />
                    {column === 0 && <Bar range={ranges[row]} longest={most} limit={limit} />}
                  </Foldable>
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
