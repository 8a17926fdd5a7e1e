import { words } from '@/content/interface';
import styles from './saying.module.scss';

/** A proverb, for every kanga carries one: in Swahili, and what it says. */
export function Saying() {
  const { saying, sayingMeans } = words.footer;
  return (
    <p className={styles.saying}>
      <span lang="sw">{saying}</span> {sayingMeans}
    </p>
  );
}
