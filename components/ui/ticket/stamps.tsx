import type { Stamp } from '@/lib/ticket/ticket';
import styles from './stamps.module.scss';

/** The steps that a shipment has passed, stamped on its ticket; the latest in another color. */
export function Stamps({ stamps }: { stamps: readonly Stamp[] }) {
  return (
    <ul className={styles.stamps}>
      {stamps.map(({ label, day }) => (
        <li key={label}>
          <b>{label}</b>
          {day && <span>{day}</span>}
        </li>
      ))}
    </ul>
  );
}
