import type { IllustrationName } from '@/content/schema/picture';
import { Illustration } from '../illustration/illustration';
import styles from './empty-state.module.scss';

type EmptyStateProps = { illustration: IllustrationName; text: string };

/** What stands where there is nothing to list yet. */
export function EmptyState({ illustration, text }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Illustration name={illustration} />
      <p>{text}</p>
    </div>
  );
}
