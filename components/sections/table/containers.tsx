import clsx from 'clsx/lite';
import world from '@/content/schema/world.json' with { type: 'json' };
import { ScaledObject } from '../to-scale/scaled-object';
import styles from './containers.module.scss';
import { CarFromItsSide, Person } from './side-views';

/** What a 40-foot container can hold: a household. */
const HOUSEHOLD = [
  'home-appliances',
  'household-effects',
  'furniture',
  'bicycles',
  'motorcycles',
] as const;

/** A meter is five `em` wide, as in the styles. */
const SCALE = { widest: 3.6 };

/** A 20-foot container with a car and a 40-foot one with a household, open at the side, each with a person. */
export function Containers({ names: [short, long] }: { names: readonly string[] }) {
  return (
    <div className={styles.containers} aria-hidden="true">
      <div className={clsx(styles.row, styles.first)}>
        <b>{short}</b>
        <div className={styles.container}>
          <CarFromItsSide />
        </div>
        <Person />
      </div>
      <div className={styles.row}>
        <b>{long}</b>
        <div className={clsx(styles.container, styles.long)}>
          {HOUSEHOLD.map((object) => (
            <ScaledObject key={object} thing={{ object, ...world.objects[object] }} scale={SCALE} />
          ))}
          <Person />
        </div>
      </div>
    </div>
  );
}
