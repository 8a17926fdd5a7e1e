import { currentSite } from '@/components/current-site/current-site';
import styles from './saying.module.scss';

/** A proverb in Swahili with its translation, as every kanga carries one. */
export function Saying() {
  const { saying, sayingMeans } = currentSite().words.footer;
  return (
    <p className={styles.saying}>
      <span lang="sw">{saying}</span> {sayingMeans !== saying && sayingMeans}
    </p>
  );
}
