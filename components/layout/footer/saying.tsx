import { currentSite } from '@/components/current-site/current-site';
import styles from './saying.module.scss';

/** A proverb, as every kanga carries one: in Swahili, with its meaning. */
export function Saying() {
  const { saying, sayingMeans } = currentSite().words.footer;
  return (
    <p className={styles.saying}>
      <span lang="sw">{saying}</span> {sayingMeans}
    </p>
  );
}
