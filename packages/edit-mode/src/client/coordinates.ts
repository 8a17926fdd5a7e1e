/** `[longitude, latitude]` in degrees. */
export type Pair = [longitude: number, latitude: number];

/**
 * The coordinates in a pasted text: `34.69, 135.19`, `34.69° N 135.19° E`. The first number is the
 * longitude if it is marked with E or W or exceeds 90°, otherwise the latitude, as map services
 * copy a pair.
 */
export function coordinatesIn(text: string): Pair | undefined {
  const found = [...text.matchAll(/(-?\d+(?:\.\d+)?)\s*°?\s*([NSEW])?/gi)].map(
    ([, number, letter = '']) => ({ degrees: Number(number), letter: letter.toUpperCase() }),
  );
  const [one, other] = found;
  if (!one || !other || found.length > 2) return undefined;
  const [first, second] = [one, other].map(({ degrees, letter }) =>
    letter === 'S' || letter === 'W' ? -degrees : degrees,
  ) as Pair;
  const isLongitudeFirst = /[EW]/.test(one.letter) || Math.abs(first) > 90;
  return isLongitudeFirst ? [first, second] : [second, first];
}

const side = (degrees: number, [positive, negative]: readonly [string, string]) =>
  `${Math.abs(degrees)}° ${degrees < 0 ? negative : positive}`;

/** `34.69° north, 135.19° east`. */
export const coordinatesInWords = ([longitude, latitude]: Pair): string =>
  `${side(latitude, ['north', 'south'])}, ${side(longitude, ['east', 'west'])}`;
