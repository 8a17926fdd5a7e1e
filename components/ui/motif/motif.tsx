import type { IconName } from '@/content/schema/picture';
import { drawings } from '../icon/icon';
import styles from './motif.module.scss';

/** What a page is about, large and in dots, as the maps draw land. Belongs on ink. */
export function Motif({ icon }: { icon: IconName }) {
  return (
    <svg className={styles.motif} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[icon]} />
    </svg>
  );
}
