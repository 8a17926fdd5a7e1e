import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Table } from '@/content/schema/block';
import styles from './versus.module.scss';

/** Two ways of doing the same things, in columns also on phones: the first with a dash, the second ticked. */
export function Versus({ caption, columns, rows }: Table) {
  return (
    <table className={styles.versus}>
      <caption className={styles.hidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', first = '', second = '']) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span>
                <RichText text={first} />
              </span>
            </td>
            <td className={styles.better}>
              <Icon name="check" />
              <span>
                <RichText text={second} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
