import clsx from 'clsx/lite';
import world from '@/content/schema/world.json' with { type: 'json' };
import { ScaledObject } from '../to-scale/scaled-object';
import styles from './containers.module.scss';

/** What a 20-foot container can hold, and a 40-foot one: a car, and a household. */
const LOADS = [
  ['cars'],
  ['home-appliances', 'household-effects', 'furniture', 'bicycles', 'motorcycles'],
] as const;

/** A meter is five `em` wide, as in the styles. */
const SCALE = { widest: 3.6 };

/** A 20-foot and a 40-foot container, open at the side and loaded, and a person, at one scale. */
export function Containers({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.containers} aria-hidden="true">
      {LOADS.map((load, row) => (
        <div key={names[row]} className={styles.row}>
          <b>{names[row]}</b>
          <div className={clsx(styles.container, row > 0 && styles.long)}>
            {load.map((object) => (
              <ScaledObject
                key={object}
                thing={{ object, ...world.objects[object] }}
                scale={SCALE}
              />
            ))}
          </div>
          {row === 0 && (
            <svg
              className={styles.person}
              viewBox="0 0 6 17"
              width="3em"
              height="8.5em"
              aria-hidden="true"
            >
              <circle cx="3" cy="1.6" r="1.6" />
              <path d="M.8 4q2.2-1.2 4.4 0l.7 6.3-1.2.2-.5-3.6V17H2.9l-.1-6.2-.1 6.2H1.4V6.9l-.5 3.6-1.2-.2z" />
            </svg>
          )}
        </div>
      ))}
    </div>
  );
}
