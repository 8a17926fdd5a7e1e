import clsx from 'clsx/lite';
import world from '@/content/schema/world.json' with { type: 'json' };
import { ScaledObject } from '../to-scale/scaled-object';
import styles from './containers.module.scss';

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

/** Drawn flat, in the colors of the modelled objects: a family car of 3.8 m, and a woman of 1.65 m. */
const SideView = ({ of }: { of: 'car' | 'person' }) => (
  // biome-ignore lint/performance/noImgElement: a static site has no server to resize for next/image
  <img className={styles[of]} src={`/icons/${of}.svg`} alt="" loading="lazy" />
);

/** A 20-foot container with a car and a 40-foot one with a household, open at the side, each with a person. */
export function Containers({ names: [short, long] }: { names: readonly string[] }) {
  return (
    <div className={styles.containers} aria-hidden="true">
      <div className={styles.row}>
        <b>{short}</b>
        <div className={styles.container}>
          <SideView of="car" />
        </div>
        <SideView of="person" />
      </div>
      <div className={styles.row}>
        <b>{long}</b>
        <div className={clsx(styles.container, styles.long)}>
          {HOUSEHOLD.map((object) => (
            <ScaledObject key={object} thing={{ object, ...world.objects[object] }} scale={SCALE} />
          ))}
          <SideView of="person" />
        </div>
      </div>
    </div>
  );
}
