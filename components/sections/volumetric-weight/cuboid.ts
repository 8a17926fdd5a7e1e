type Sides = { length: number; width: number; height: number };

/** Offset of the depth to the right and up, per centimeter. */
const SLANT = { right: 0.45, up: 0.28 };

/** A box in oblique projection, in centimeters: SVG paths of its faces, and their bounding size. */
export function cuboid({ length, width, height }: Sides) {
  const right = width * SLANT.right;
  const up = width * SLANT.up;
  const total = { width: length + right, height: height + up };
  return {
    ...total,
    front: `M0 ${up}h${length}v${height}H0z`,
    top: `M0 ${up}l${right}-${up}h${length}l-${right} ${up}z`,
    side: `M${length} ${up}l${right}-${up}v${height}l-${right} ${up}z`,
    /** The tape along the middle of the front and across the top. */
    tape: `M${length / 2} ${total.height}v-${height}l${right}-${up}`,
  };
}
