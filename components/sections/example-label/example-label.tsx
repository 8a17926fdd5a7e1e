import { currentSite } from '@/components/current-site/current-site';
import styles from './example-label.module.scss';

/** Marks the item next to it as an example, not a fact about the company. */
export function ExampleLabel() {
  return <small className={styles.label}>{currentSite().words.example}</small>;
}
