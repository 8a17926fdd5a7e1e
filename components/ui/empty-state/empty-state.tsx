import type { IllustrationName } from '@/content/schema/picture';
import { Illustration } from '../illustration/illustration';
import styles from './empty-state.module.scss';

type EmptyStateProps = { illustration: IllustrationName; text: string };

/** Shown while there is nothing to list. */
export function EmptyState({ illustration, text }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Illustration name={illustration} />
      <p>{text}</p>
    </div>
  );
}
