import type { ScaledThing } from '@/lib/goods/things-to-scale';
import styles from './boxed-thing.module.scss';
import { drawings } from './drawings';

/** How many `em` wide the widest thing is: the styles set the size of an `em`. */
const WIDEST = 18;

type Scale = {
  /** The width of the widest thing in centimeters. */
  widest: number;
};

/** A length on the common scale, for an attribute of an SVG. */
const onScale = (centimeters: number, { widest }: Scale): string =>
  `${Math.round((centimeters / widest) * WIDEST * 100) / 100}em`;

type Size = { width: number; height: number };

/** Makes a drawing as large as its box allows, standing on the bottom in the middle. */
function inBox(box: Size, drawn: Size): string {
  const factor = Math.min(box.width / drawn.width, box.height / drawn.height);
  const rounded = (number: number) => Math.round(number * 100) / 100;
  const left = (box.width - drawn.width * factor) / 2;
  const top = box.height - drawn.height * factor;
  return `translate(${rounded(left)} ${rounded(top)}) scale(${rounded(factor)})`;
}

type BoxedThingProps = { thing: Pick<ScaledThing, 'drawing' | 'box'>; scale: Scale };

/** A thing in the outline of its box. */
export function BoxedThing({ thing: { drawing, box }, scale }: BoxedThingProps) {
  const { width, height, shape, dark, lines } = drawings[drawing];
  return (
    <svg
      className={styles.thing}
      width={onScale(box.width, scale)}
      height={onScale(box.height, scale)}
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <path className={styles.box} d={`M0 0h${box.width}v${box.height}H0z`} />
      <g transform={inBox(box, { width, height })}>
        <path className={styles.shape} d={shape} />
        {dark && <path className={styles.dark} d={dark} />}
        {lines && <path d={lines} />}
      </g>
    </svg>
  );
}

/** A bar of one meter. */
export function MeterBar({ scale }: { scale: Scale }) {
  return (
    <svg className={styles.meter} width={onScale(100, scale)} height="9" aria-hidden="true">
      <line y2="9" />
      <line x2="100%" y1="4.5" y2="4.5" />
      <line x1="100%" x2="100%" y2="9" />
    </svg>
  );
}
