import type { ReactNode } from 'react';
import styles from './lines.module.scss';

/** A line of a sum or of a comparison. All texts are formatted. */
export type Line = {
  readonly id: string;
  readonly label: string;
  /** The page with its source. */
  readonly href?: string | undefined;
  /** How it was worked out, or what belongs to it. */
  readonly how?: ReactNode;
  readonly amount: string;
  /** The amount in another currency. */
  readonly note?: string;
  /** Whether it is the chosen one. */
  readonly current?: boolean;
};

type LinesProps = {
  caption: string;
  lines: readonly Line[];
  total?: Pick<Line, 'label' | 'amount'>;
};

/** Amounts below each other, each with its explanation. */
export function Lines({ caption, lines, total }: LinesProps) {
  return (
    <table className={styles.lines}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ id, label, href, how, amount, note, current }) => (
          <tr key={id} aria-current={current || undefined}>
            <th scope="row">
              {href ? <a href={href}>{label}</a> : label}
              {how && <small>{how}</small>}
            </th>
            <td>
              {amount}
              {note && <small>{note}</small>}
            </td>
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
