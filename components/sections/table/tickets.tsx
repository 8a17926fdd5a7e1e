import { RichText } from '@/components/ui/rich-text/rich-text';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { TicketTable } from '@/lib/landed-cost/tables';
import styles from './tickets.module.scss';

/** A table as one ticket for each row: its goods as a picture, and its last column as the total. */
export function Tickets({ caption, columns, rows, objects }: TicketTable) {
  const last = columns.length - 1;
  return (
    <figure className={styles.tickets}>
      <figcaption>{caption}</figcaption>
      <ul>
        {rows.map(([name = '', ...cells], row) => (
          <li key={name}>
            {objects[row] && <ObjectPicture name={objects[row]} size="tile" loading="lazy" />}
            <h3>{name}</h3>
            <dl>
              {cells.map((cell, i) => (
                <div key={columns[i + 1]} className={i + 1 === last ? styles.total : undefined}>
                  <dt>{columns[i + 1]}</dt>
                  <dd>
                    <RichText text={cell} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </figure>
  );
}
