import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import type { ColumnKind } from '@/content/schema/block';
import { plainText } from '@/lib/reading/plain-text';
import { RichText } from '../rich-text/rich-text';
import { VerdictMark } from '../verdict-mark/verdict-mark';
import styles from './data-table.module.scss';

type TableCellProps = {
  cell: string;
  kind: ColumnKind;
  /** Its column's heading, where rows are lines. */
  label: string | undefined;
  /** Whether a touch of its row opens it on phones: by these names, and with the links of the row's name. */
  opens: { row: string | undefined; column: string | undefined; links: string } | false | undefined;
  /** What is drawn for it. */
  bar: ReactNode;
};

/** The content of a cell; one that opens does so on phones when its row is touched. */
function Content({ opens, children }: Pick<TableCellProps, 'opens'> & { children: ReactNode }) {
  if (!opens) return <span>{children}</span>;
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.row}>{opens.row}: </span>
        <span>{opens.column}</span>
      </summary>
      {children}
      {opens.links && (
        <p className={styles.foldedOnly}>
          <RichText text={opens.links} />
        </p>
      )}
    </details>
  );
}

/** The mark of an answer that says yes or no. */
function Mark({ cell }: { cell: string }) {
  const { goodsPage, locale } = currentSite();
  const { yes, no } = goodsPage.verdict.air;
  const answers = (word: string) => cell.startsWith(plainText(word, locale));
  if (answers(yes)) return <VerdictMark answer="yes" small />;
  return answers(no) ? <VerdictMark answer="no" small plain /> : null;
}

/** The color of a gain or a loss: figures that begin with a sign. */
const signOf = (cell: string) =>
  cell.startsWith('+') ? styles.gain : cell.startsWith('−') ? styles.loss : undefined;

/** A cell after the name of its row. */
export function TableCell({ cell, kind, label, opens, bar }: TableCellProps) {
  return (
    <td className={clsx(styles[kind], signOf(cell)) || undefined} data-label={label}>
      {kind === 'answers' && <Mark cell={cell} />}
      <Content opens={opens}>
        <RichText text={cell} />
        {bar}
      </Content>
    </td>
  );
}
