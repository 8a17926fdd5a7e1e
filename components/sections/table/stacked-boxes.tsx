import styles from './saving.module.scss';

/** Length, width and height in centimeters. */
export type Sides = readonly [number, number, number];

/** How far a step along the length or the width goes sideways and down, seen from a corner above. */
const ACROSS = Math.sqrt(3) / 2;
const DOWN = 0.5;

/** How many of equal boxes stand next to each other before others are put on them. */
const IN_ROW = 2;

/** The size in the drawing of equal boxes, stacked. */
export function stackSize([length, width, height]: Sides, count: number) {
  const inRow = Math.min(count, IN_ROW);
  const layers = Math.ceil(count / IN_ROW);
  return {
    width: (inRow * length + width) * ACROSS,
    height: (inRow * length + width) * DOWN + layers * height,
  };
}

/** Equal boxes as a stack, in true proportions. `widest` is the drawing that fills the column. */
export function StackedBoxes({
  sides,
  count,
  widest,
}: {
  sides: Sides;
  count: number;
  widest: number;
}) {
  const [length, width, height] = sides;
  const size = stackSize(sides, count);
  // The farther ones first, so that the nearer ones cover them.
  const boxes = Array.from({ length: count }, (_, i) => {
    const place = i % IN_ROW;
    const layer = Math.floor(i / IN_ROW);
    const x = width * ACROSS + place * length * ACROSS;
    const y = size.height - (Math.min(count, IN_ROW) - place) * length * DOWN - width * DOWN;
    return `translate(${x} ${y - layer * height})`;
  });
  const along = [length * ACROSS, length * DOWN] as const;
  const back = [width * ACROSS, width * DOWN] as const;
  return (
    <svg
      viewBox={`-1 -1 ${widest + 2} ${size.height + 2}`}
      className={styles.stack}
      aria-hidden="true"
    >
      {boxes.map((transform) => (
        <g key={transform} transform={transform}>
          <path
            className={styles.top}
            d={`M0-${height}l${along}l${[-back[0], back[1]]}l${[-along[0], -along[1]]}z`}
          />
          <path
            className={styles.front}
            d={`M${[-back[0], back[1] - height]}l${along}v${height}l${[-along[0], -along[1]]}z`}
          />
          <path
            className={styles.side}
            d={`M${[along[0], along[1] - height]}l${[-back[0], back[1]]}v${height}l${[back[0], -back[1]]}z`}
          />
        </g>
      ))}
    </svg>
  );
}
