import { z } from 'zod';
import { link } from './link';

/** A sentence with places to fill in, each written `{name}` and each used at least once. */
function template(...names: string[]) {
  const places = names.map((name) => `{${name}}`);
  return z.string().refine(
    (text) => {
      const used = new Set(text.match(/\{\w+\}/g));
      return used.size === places.length && places.every((place) => used.has(place));
    },
    `use exactly ${places.join(', ')}`,
  );
}

const titled = z.strictObject({ title: z.string().min(2), text: z.string().min(10) });

/**
 * The words that all route pages share. `{origin}` stands for the country as a sentence says it
 * (`the UK`), `{country}` for its full name.
 */
export const routePage = z.strictObject({
  hero: z.strictObject({
    heading: template('origin'),
    /** The button's words, here and under the prices; each route says where it leads. */
    quoteLabel: z.string().min(2),
    learn: link,
  }),
  map: z.strictObject({
    /** What the map shows, for those who do not see it. `{distance}` comes with its unit. */
    alternative: template('country', 'city', 'distance'),
    airDistance: template('distance'),
    seaDistance: template('distance'),
  }),
  /** Names of the two ways of shipping, in tables and beside the heading. */
  byAir: z.string().min(2),
  bySea: z.string().min(2),
  rate: z.string().min(2),
  options: z.strictObject({ heading: z.string(), air: titled, sea: titled }),
  times: z.strictObject({
    heading: z.string(),
    caption: template('origin'),
    columns: z.strictObject({ way: z.string(), time: z.string() }),
    /** Said wherever a route page gives times. */
    note: z.string().min(20),
  }),
  pricing: z.strictObject({
    heading: z.string(),
    caption: template('origin'),
    columns: z.strictObject({ item: z.string(), value: z.string() }),
    /** Row names beside `rate`. */
    volumetricWeight: z.string(),
    validAsOf: z.string(),
    /** How volumetric weight is reckoned. */
    formula: template('divisor'),
    notIncludedHeading: z.string(),
  }),
  /** Over what is particular to the origin. */
  particularsHeading: template('origin'),
  extraServices: z.strictObject({ heading: z.string(), items: z.array(titled).min(3) }),
  /** The button of the office section; each route brings the section's heading and text. */
  contact: link,
});
export type RoutePage = z.infer<typeof routePage>;
