/** The weight of the printed examples, in kilograms. */
export const EXAMPLE_WEIGHT = '5';

/** Ends the address that shows the example of an origin, and is the example's id. */
export const exampleId = (origin: string): string => `price-${origin}`;

/** The origin of such an address, if it is one. */
export const exampleOrigin = (fragment: string): string | undefined =>
  /^#price-(\w+)$/.exec(fragment)?.[1];
