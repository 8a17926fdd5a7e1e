import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { formatWeight } from '@/lib/format/number';
import type { WeighedParcel } from '@/lib/freight/weighed-parcel';
import { fill } from '@/lib/text/fill';
import { cuboid } from './cuboid';
import styles from './drawn-parcel.module.scss';

type DrawnParcelProps = {
  parcel: WeighedParcel;
  /** All parcels shown together: they share one scale. */
  beside: readonly WeighedParcel[];
  words: {
    /** Placeholders: `{length}`, `{width}`, `{height}`. */
    size: string;
    volumetric: string;
    actual: string;
    /** Placeholder: `{weight}`. */
    kilograms: string;
    charged: string;
  };
  /** What the parcel costs. */
  price?: string | undefined;
};

/** Letters of this size fit into the width of the widest box so many times. */
const LABELS = 10;

const inNumbers = ({ sides }: WeighedParcel) => ({
  length: Number(sides.length),
  width: Number(sides.width),
  height: Number(sides.height),
});

/** A carton drawn to scale with its sides, and both weights as bars; the charged one is filled. */
export function DrawnParcel({ parcel, beside, words, price }: DrawnParcelProps) {
  const { locale } = currentSite();
  const boxes = beside.map((other) => cuboid(inNumbers(other)));
  const room = {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
  const box = cuboid(inNumbers(parcel));
  const label = room.width / LABELS;
  const frame = {
    left: 2 * label,
    top: room.height - box.height + 1,
    width: room.width + 3 * label,
    height: room.height + label + 1,
  };
  const heaviest = Math.max(...beside.map(({ charged }) => Number(charged)));
  const bars = [
    { label: words.volumetric, weight: parcel.volumetric },
    { label: words.actual, weight: parcel.actual },
  ];
  return (
    <figure className={styles.parcel}>
      <svg
        className={styles.box}
        viewBox={`${-frame.left} ${-frame.top} ${frame.width} ${frame.height}`}
        aria-hidden="true"
      >
        <path className={styles.shadow} d={box.shadow} />
        <path className={styles.front} d={box.front} />
        <path className={styles.side} d={box.side} />
        <path className={styles.top} d={box.top} />
        <path className={styles.tape} d={box.tape} />
        <path className={styles.flap} d={box.flap} />
        <g fontSize={label}>
          {(['length', 'width', 'height'] as const).map((side) => {
            const [x, y] = box.edges[side];
            return (
              <text key={side} className={styles[side]} x={x} y={y}>
                {parcel.sides[side]}
              </text>
            );
          })}
        </g>
      </svg>
      <figcaption>
        <p>
          <b>{parcel.name}</b>
          <br />
          {fill(words.size, parcel.sides)}
        </p>
        <dl>
          {bars.map(({ label, weight }) => {
            const isCharged = weight === parcel.charged;
            return (
              <div key={label} className={clsx(isCharged && styles.charged)}>
                <dt>{label}</dt>
                <dd>
                  {fill(words.kilograms, { weight: formatWeight(weight, locale) })}{' '}
                  {isCharged && <b>{words.charged}</b>}
                </dd>
                <dd className={styles.bar}>
                  <svg viewBox={`0 0 ${heaviest} 1`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 0h${Number(weight)}v1H0z`} />
                  </svg>
                </dd>
              </div>
            );
          })}
        </dl>
        {price && (
          <p className={styles.price}>
            <RichText text={price} />
          </p>
        )}
      </figcaption>
    </figure>
  );
}
