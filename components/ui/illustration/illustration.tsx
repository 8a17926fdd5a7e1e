import type { ReactNode } from 'react';
import type { IllustrationName } from '@/content/schema/picture';
import styles from './illustration.module.scss';
import { places } from './places';
import { services } from './services';

/** The closed map from name to drawing: a missing name does not compile. */
const drawings: Record<IllustrationName, ReactNode> = { ...places, ...services };

type IllustrationProps = { name: IllustrationName };

/** A drawing, 480 by 320 units. Decorative: the text next to it says more. */
export function Illustration({ name }: IllustrationProps) {
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
