/** The weight of the printed examples, in kilograms. */
export const EXAMPLE_WEIGHT = '5';

/** The id of an origin's example, and so the fragment that shows it. */
export const exampleId = (origin: string): string => `price-${origin}`;

/** The origin whose example this fragment (with its `#`) shows, if any. */
export const exampleOrigin = (fragment: string): string | undefined =>
  /^#price-(\w+)$/.exec(fragment)?.[1];
