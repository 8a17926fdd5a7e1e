import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { Table } from '@/content/schema/block';
import styles from './versus.module.scss';

/** Two ways of doing the same things, of which the second is better: it has ticks. */
export function Versus({ caption, columns, rows, objects = [] }: Table) {
  return (
    <table className={styles.versus}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col">
              {index === 2 && <Icon name="check" />}
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', first = '', second = ''], row) => (
          <tr key={name}>
            <th scope="row">
              {objects[row] ? (
                <span className={styles.named}>
                  <ObjectPicture name={objects[row]} />
                  <span>
                    <RichText text={name} />
                  </span>
                </span>
              ) : (
                <RichText text={name} />
              )}
            </th>
            <td>
              <RichText text={first} />
            </td>
            <td>
              <Icon name="check" />
              <RichText text={second} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
