type Sides = { length: number; width: number; height: number };
type Step = readonly [right: number, down: number];

/** Where a centimeter of each side leads, seen from where the camera of the modelled objects stands. */
const LENGTH: Step = [0.93, 0.16];
const WIDTH: Step = [0.37, -0.41];
const HEIGHT: Step = [0, -0.9];

const TAPE = 5;

/** A box seen from the front, the right and above, in centimeters: SVG paths, and their bounding size. */
export function cuboid({ length, width, height }: Sides) {
  const bottom = -WIDTH[1] * width - HEIGHT[1] * height;
  /** A point of the box, in centimeters from its lower left corner at the front. */
  const at = (x: number, y: number, z: number): Step => [
    LENGTH[0] * x + WIDTH[0] * y,
    bottom + LENGTH[1] * x + WIDTH[1] * y + HEIGHT[1] * z,
  ];
  const path = (...points: Step[]) =>
    `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}z`;
  const [from, to] = [(length - TAPE) / 2, (length + TAPE) / 2];
  const flap = height * 0.7;
  const away = height * 0.25;
  return {
    width: LENGTH[0] * length + WIDTH[0] * width,
    height: bottom + LENGTH[1] * length,
    front: path(at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height)),
    side: path(
      at(length, 0, 0),
      at(length, width, 0),
      at(length, width, height),
      at(length, 0, height),
    ),
    top: path(
      at(0, 0, height),
      at(length, 0, height),
      at(length, width, height),
      at(0, width, height),
    ),
    /** The tape across the top, and where it ends on the front. */
    tape: path(
      at(from, 0, height),
      at(to, 0, height),
      at(to, width, height),
      at(from, width, height),
    ),
    flap: path(at(from, 0, height), at(to, 0, height), at(to, 0, flap), at(from, 0, flap)),
    /** On the floor, to the right. */
    shadow: path(
      at(length, 0, 0),
      at(length + away, 0, 0),
      at(length + away, width, 0),
      at(length, width, 0),
    ),
    /** The middle of an edge of each side. */
    edges: {
      length: at(length / 2, 0, 0),
      width: at(length, width / 2, 0),
      height: at(0, 0, height / 2),
    },
  };
}
