import styles from './illustration.module.scss';
import { Parcel } from './shapes';

/** Two parcels with their straps: the site's sign for goods that are packed. Belongs on sea. */
export function Parcels() {
  return (
    <svg className={styles.parcels} viewBox="0 0 324 174" aria-hidden="true">
      <Parcel tone="bright" at={[0, 0]} size={[190, 160]} />
      <Parcel tone="sun" at={[156, 62]} size={[168, 112]} />
    </svg>
  );
}
