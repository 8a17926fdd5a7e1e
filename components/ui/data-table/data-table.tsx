import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import type { Table } from '@/content/schema/block';
import { plainText } from '@/lib/format/plain-text';
import { figureRange } from '@/lib/text/figure-range';
import { RichText } from '../rich-text/rich-text';
import { VerdictMark } from '../verdict-mark/verdict-mark';
import { Bar } from './bar';
import styles from './data-table.module.scss';

type DataTableProps = {
  table: Table;
  /** Draws the figures of the second column as bars on one scale. */
  bars?: boolean;
  /** Leaves the caption to screen readers, where the heading above says the same. */
  captionHidden?: boolean;
};

/** Up to this many characters, a cell is a figure or an answer, and four fit side by side on a phone. */
const SHORT = 20;

/** Up to this many characters, two cells of text next to the name of their row fit on a phone. */
const SENTENCE = 80;

/** From this many characters on, the last cell of a row that may fold does. */
const FOLDED = 110;

/** The longest name next to cells of text. */
const ROW_NAME = 29;

/** What a column contains; its cells align and wrap accordingly. */
type Column = 'figures' | 'answers' | 'short' | 'text';

function columnOf(cells: readonly string[], { yes, no }: Record<'yes' | 'no', string>): Column {
  if (cells.some((cell) => cell.length > SHORT)) return 'text';
  const most = (isKind: (cell: string) => boolean) =>
    cells.filter(isKind).length * 2 >= cells.length;
  if (most((cell) => cell.startsWith(yes) || cell.startsWith(no))) return 'answers';
  return most((cell) => /\d/.test(cell)) ? 'figures' : 'short';
}

/** Whether the cells of a row fit next to each other on a phone, or become labelled lines. */
function stacks(names: readonly string[], columns: readonly Column[], longest: number): boolean {
  if (columns.every((column) => column !== 'text')) return columns.length > 3;
  if (columns.includes('answers') || columns.length > 2 || longest > SENTENCE) return true;
  return columns.length === 2 && names.some((name) => name.length > ROW_NAME);
}

type FoldableProps = { folds: boolean | undefined; label: string; children: ReactNode };

/** The content of a cell; one that folds opens on phones when its row is touched. */
function Foldable({ folds, label, children }: FoldableProps) {
  if (!folds) return <span>{children}</span>;
  return (
    <details className={styles.fold}>
      <summary>
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}

/** The mark of an answer that says yes or no. */
function Mark({ cell, yes, no }: { cell: string; yes: string; no: string }) {
  if (cell.startsWith(yes)) return <VerdictMark answer="yes" small />;
  return cell.startsWith(no) ? <VerdictMark answer="no" small /> : null;
}

/** The color of a gain or a loss: figures that begin with a sign. */
const signOf = (cell: string) =>
  cell.startsWith('+') ? styles.gain : cell.startsWith('−') ? styles.loss : undefined;

/**
 * A table from the content. A table that is still too wide scrolls on its own, by touch or
 * keyboard.
 */
export function DataTable({ table, bars, captionHidden }: DataTableProps) {
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
  // In rows that open, the first of each kind needs no label, and what folds has its own.
  const isLabelled = (column: number) =>
    table.folds
      ? columns.indexOf(columns[column] ?? 'text') !== column && !foldsAt(column)
      : columns.length > 1 && !columns.includes('answers');
  const classOf = (column: number) => {
    const kind = columns[column - 1];
    // A bar begins where its figure does.
    return kind && (kind === 'figures' && bars ? styles.short : styles[kind]);
  };
  const ranges = rows.map(([, figure = '']) => (bars ? figureRange(figure) : undefined));
  const most = Math.max(...ranges.map((range) => range?.to ?? 0));
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
                  className={clsx(classOf(column + 1), signOf(cell)) || undefined}
                  data-label={isLabelled(column) ? table.columns[column + 1] : undefined}
                >
                  {columns[column] === 'answers' && <Mark cell={cell} {...answers} />}
                  <Foldable
                    label={`${names[row]}: ${table.columns[column + 1]}`}
                    folds={foldsAt(column)}
                  >
                    <RichText text={cell} />
                    {column === 0 && <Bar range={ranges[row]} longest={most} />}
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
