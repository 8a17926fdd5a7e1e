import type { ReactNode } from 'react';
import styles from './lines.module.scss';

/** A line of a sum or of a comparison. All texts are formatted. */
export type Line = {
  readonly id: string;
  readonly label: ReactNode;
  /** The page with its source. */
  readonly href?: string | undefined;
  /** How it was worked out, or what belongs to it. */
  readonly how?: ReactNode;
  readonly amounts: readonly ReactNode[];
  readonly current?: boolean;
};

type LinesProps = {
  caption: string;
  /** The heads of the columns, if there are several. */
  columns?: readonly string[];
  lines: readonly Line[];
  total?: { label: string; amount: string };
};

/** A word with a hyphen stays whole in a narrow column. */
const whole = (text: string) => text.replaceAll('-', '\u2011');

/** Amounts below each other: what a sum consists of, or the same for several origins. */
export function Lines({ caption, columns, lines, total }: LinesProps) {
  return (
    <table className={styles.lines}>
      <caption>{whole(caption)}</caption>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {whole(column)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map(({ id, label, href, how, amounts, current }) => (
          <tr
            key={id}
            className={current ? styles.current : undefined}
            aria-current={current || undefined}
          >
            <th scope="row">
              {href ? <a href={href}>{label}</a> : typeof label === 'string' ? whole(label) : label}
              {how && <small>{how}</small>}
            </th>
            {amounts.map((amount, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <td key={i}>{amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{total.amount}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
