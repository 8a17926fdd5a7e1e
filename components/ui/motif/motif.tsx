import type { IconName } from '@/content/schema/picture';
import { drawings } from '../icon/icon';
import styles from './motif.module.scss';

/** The page's subject as a large dotted icon, in the style of the maps. For ink backgrounds. */
export function Motif({ icon }: { icon: IconName }) {
  return (
    <svg className={styles.motif} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[icon]} />
    </svg>
  );
}
