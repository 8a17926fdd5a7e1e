import type { ReactNode } from 'react';
import type { SectionOf } from '@/content/schema/section';
import styles from './two-ways.module.scss';

const CONTAINER = 'M8 10h144v38H8z';
const ENDS = (
  <>
    <circle cx="8" cy="44" r="5" />
    <circle cx="152" cy="44" r="5" />
  </>
);

/** A drawing for each of the two columns, 160 × 56. */
export const drawings: Record<SectionOf<'two-ways'>['drawn'], readonly [ReactNode, ReactNode]> = {
  'air-and-sea': [
    <g key="air" className={styles.air}>
      <path d="M8 44Q80 -28 152 44" />
      {ENDS}
    </g>,
    <g key="sea" className={styles.sea}>
      <path d="M8 44q18-22 36 0t36 0 36 0 36 0" />
      {ENDS}
    </g>,
  ],
  // Your cargo among that of others, or alone.
  'shared-and-own': [
    <g key="shared" className={styles.container}>
      <path className={styles.others} d="M13 15h52v28H13zM107 15h40v28h-40z" />
      <path className={styles.own} d="M70 15h32v28H70z" />
      <path d={CONTAINER} />
    </g>,
    <g key="own" className={styles.container}>
      <path className={styles.own} d="M13 15h134v28H13z" />
      <path d={CONTAINER} />
    </g>,
  ],
};
