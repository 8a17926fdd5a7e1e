import clsx from 'clsx/lite';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { ScaledThing } from '@/lib/goods/things-to-scale';
import styles from './scaled-object.module.scss';

/** How many `em` wide the widest thing is: the styles set the size of an `em`. */
const WIDEST = 18;

type Scale = {
  /** The side of the widest picture in meters. */
  widest: number;
};

/** A length on the common scale, for an attribute of an SVG: the policy forbids inline styles. */
const onScale = (metres: number, { widest }: Scale): string =>
  `${Math.round((metres / widest) * WIDEST * 100) / 100}em`;

type ScaledObjectProps = { thing: Pick<ScaledThing, 'object' | 'metres' | 'below'>; scale: Scale };

/** An object at the common scale: an empty SVG has its size, and the picture fills it. */
export function ScaledObject({ thing: { object, metres, below }, scale }: ScaledObjectProps) {
  const isLarge = metres > scale.widest / 2;
  return (
    <span className={clsx(styles.object, isLarge && styles.large)}>
      <svg
        width={onScale(metres, scale)}
        height={onScale(metres * (1 - below), scale)}
        aria-hidden="true"
      />
      <ObjectPicture
        name={object}
        size={isLarge ? 'large' : 'tile'}
        onPhones={isLarge ? 'tile' : 'small'}
      />
    </span>
  );
}

export function MeterBar({ scale }: { scale: Scale }) {
  return (
    <svg className={styles.meter} width={onScale(1, scale)} height="9" aria-hidden="true">
      <line y2="9" />
      <line x2="100%" y1="4.5" y2="4.5" />
      <line x1="100%" x2="100%" y2="9" />
    </svg>
  );
}
