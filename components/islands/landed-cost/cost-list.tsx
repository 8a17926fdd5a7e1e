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
  /** The page with the source of each charge. */
  sourcesHref: string;
  locale: Language;
};

/** Lines that are not what the shop or we charge have a source. */
const CHARGED = /^(?!goods$|freight$|clearance$|delivery$)/;

/** How the total adds up: each line with its base and rate. */
export function CostList({ caption, lines, total, note, sourcesHref, locale }: CostListProps) {
  return (
    <div className={styles.list}>
      <table>
        <caption>{caption}</caption>
        <tbody>
          {lines.map(({ id, label, how, amount }) => (
            <tr key={id}>
              <th scope="row">
                {CHARGED.test(id) ? <a href={`${sourcesHref}#${id}`}>{label}</a> : label}
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
