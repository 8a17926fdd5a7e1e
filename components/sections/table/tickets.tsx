import { RichText } from '@/components/ui/rich-text/rich-text';
import { Shares } from '@/components/ui/shares/shares';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { TicketTable } from '@/lib/landed-cost/tables';
import { figureRange } from '@/lib/reading/figure-range';
import styles from './tickets.module.scss';

/** The colors of the goods, the freight, and duty and taxes. */
const TONES = ['goods', 'freight', 'duty'] as const;

type SumProps = { columns: readonly string[]; cells: readonly string[]; times: string | undefined };

/** Where the goods come from, and what their total consists of. */
const Sum = ({ columns, cells: [origin = '', ...parts], times }: SumProps) => (
  <div className={styles.sum}>
    <p>
      {columns[1]} <RichText text={origin} /> <b>{times}</b>
    </p>
    <Shares
      shares={TONES.map((tone, i) => ({
        tone,
        amount: figureRange(parts[i] ?? '')?.to,
        label: columns[i + 2],
        text: parts[i],
      }))}
      total={{ label: columns.at(-1) ?? '', text: parts.at(-1) ?? '' }}
    />
  </div>
);

/** A table as one ticket for each row: its goods as a picture, and its last column as the total of the others. */
export function Tickets({ caption, columns, rows, objects, times }: TicketTable) {
  return (
    <figure className={styles.tickets}>
      <figcaption>{caption}</figcaption>
      <ul>
        {rows.map(([name = '', ...cells], row) => (
          <li key={name}>
            {objects[row] && <ObjectPicture name={objects[row]} />}
            <h3>{name}</h3>
            <Sum columns={columns} cells={cells} times={times[row]} />
          </li>
        ))}
      </ul>
    </figure>
  );
}
