import { words } from '@/content/interface';
import styles from './example-label.module.scss';

/** Says that what stands beside it is an example, and not a fact about the company. */
export function ExampleLabel() {
  return <small className={styles.label}>{words.example}</small>;
}
