import clsx from 'clsx/lite';
import styles from './illustration.module.scss';

type Tone =
  | ('haze' | 'deep' | 'floor' | 'mist' | 'white')
  | ('bright' | 'brick' | 'sun' | 'straw' | 'leaf');

type ShapeProps = { tone: Tone; d: string };

/** A filled shape. Its outline adds 5 units on every side and rounds its corners. */
export function Shape({ tone, d }: ShapeProps) {
  return <path className={styles[tone]} d={d} />;
}

type LineProps = ShapeProps & { stroke: 'strap' | 'rope' | 'dots' };

/** A line: a broad `strap`, a thin `rope`, or the dots of the route maps. */
export function Line({ stroke, tone, d }: LineProps) {
  return <path className={clsx(styles[stroke], styles[tone])} d={d} />;
}

type DiscProps = { tone: Tone; at: readonly [x: number, y: number]; radius: number };

export function Disc({ tone, at: [x, y], radius }: DiscProps) {
  return <circle className={styles[tone]} cx={x} cy={y} r={radius - 5} />;
}

const strapTone = { bright: 'brick', sun: 'straw', mist: 'white', straw: 'sun' } as const;

type ParcelProps = {
  tone: keyof typeof strapTone;
  /** Top left corner and size, including the outline. */
  at: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
};

/** A parcel with its straps. */
export function Parcel({ tone, at: [x, y], size: [width, height] }: ParcelProps) {
  const strapY = y + Math.round(height * 0.3);
  const strapX = x + width / 2;
  return (
    <>
      <Shape tone={tone} d={`M${x + 5} ${y + 5}h${width - 10}v${height - 10}H${x + 5}z`} />
      <Line
        stroke="strap"
        tone={strapTone[tone]}
        d={`M${x} ${strapY}h${width}M${strapX} ${y}v${height}`}
      />
    </>
  );
}

type DhowProps = { at: readonly [x: number, waterline: number] };

/** A dhow, the ship of the coast, under its slanting sail. */
export function Dhow({ at: [x, y] }: DhowProps) {
  return (
    <>
      <Line stroke="rope" tone="mist" d={`M${x - 2} ${y - 16}v-60`} />
      <Shape tone="sun" d={`M${x - 24} ${y - 32}l52-86q16 44 2 86z`} />
      <Shape tone="brick" d={`M${x - 42} ${y - 16}h84l-12 16h-56z`} />
    </>
  );
}
