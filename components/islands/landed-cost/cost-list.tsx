import type { Language } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { CostLine } from './cost-lines';
import styles from './cost-list.module.scss';

type CostListProps = {
  caption: string;
  lines: readonly CostLine[];
  total: Pick<CostLine, 'label' | 'amount'>;
  /** The amounts that make up the customs value. */
  note: string;
  locale: Language;
};

/** How the total adds up: each line with its base and rate. */
export function CostList({ caption, lines, total, note, locale }: CostListProps) {
  return (
    <div className={styles.list}>
      <table>
        <caption>{caption}</caption>
        <tbody>
          {lines.map(({ id, label, how, amount }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                <small>{how}</small>
              </th>
              <td>{formatNumber(amount, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{formatNumber(total.amount, locale)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{note}</p>
    </div>
  );
}
