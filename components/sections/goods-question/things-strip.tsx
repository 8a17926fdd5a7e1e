import clsx from 'clsx/lite';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { ScaledThing } from '@/lib/goods/things-to-scale';
import { BoxedThing } from '../to-scale/boxed-thing';
import styles from './things-strip.module.scss';

type ThingsStripProps = {
  /** What flies: each has a price. */
  things: readonly ScaledThing[];
};

/** Things in their boxes on one scale with the price of their air freight, narrow enough for a phone. */
export function ThingsStrip({ things }: ThingsStripProps) {
  const widest = Math.max(...things.map(({ box }) => box.width));
  return (
    <div className={styles.strip}>
      <ul>
        {things.map((thing) => (
          <li key={thing.name} className={clsx(thing.box.width === widest && styles.widest)}>
            <SmartLink to={{ page: thing.page }}>
              <BoxedThing thing={thing} scale={{ widest }} />
              <span>
                {thing.name} <b>{thing.price}</b>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
