import { z } from 'zod';
import { coordinates } from './coordinates';
import { link, pageId, richText } from './link';
import { template } from './template';
import { searched } from './text-use';

const titled = z.strictObject({ title: z.string().min(2), text: z.string().min(10) });

/**
 * The copy that all route pages share. `{origin}` stands for the country as written in a sentence:
 * `the UK`.
 */
export const routePage = z.strictObject({
  meta: searched(
    z.strictObject({
      /** The page's title in search results. `{rate}` is the price of a kilogram by air. */
      title: template('origin', 'rate'),
    }),
  ),
  /** How long and how much, in one sentence: opens the page and is shown in search results. */
  answer: template('origin', 'air', 'sea', 'rate'),
  hero: z.strictObject({
    heading: template('origin'),
    quoteLabel: z.string().min(2).meta({
      description: 'Label of the button, here and below the prices. Each route sets its target.',
    }),
    learn: link,
  }),
  map: z.strictObject({
    alternative: template('city').meta({ description: 'Alternative text of the map.' }),
    airDistance: template('distance').meta({
      description: '`{distance}` includes its unit, and is large.',
    }),
    seaDistance: template('distance'),
    regions: z
      .array(z.strictObject({ name: z.string().min(2), coordinates }))
      .meta({ description: 'Seas and continents, named on the maps where there is room.' }),
  }),
  byAir: z
    .string()
    .min(2)
    .meta({ description: 'Name of air freight, in tables and next to the heading.' }),
  bySea: z
    .string()
    .min(2)
    .meta({ description: 'Name of sea freight, in tables and next to the heading.' }),
  options: z.strictObject({ heading: z.string(), air: titled, sea: titled }),
  times: z.strictObject({
    heading: z.string(),
    counted: z.string().min(10).meta({ description: 'From when the times count, above them.' }),
    note: z
      .string()
      .min(20)
      .meta({ description: 'Shown wherever a route page gives delivery times.' }),
    clock: z
      .strictObject({
        heading: z.string(),
        shop: z.string(),
        wait: z.string().meta({
          description: 'What the flights from all origins leave of the days of standard shipping.',
        }),
        air: z.string().meta({ description: 'The days by air that the drawing above it shows.' }),
        note: template('wait').meta({ description: 'What may shorten it.' }),
      })
      .meta({ description: 'From the order to the door by air, part by part.' }),
  }),
  goods: z
    .strictObject({
      heading: template('origin'),
      text: template('goods'),
      all: z.string().meta({ description: 'Below a price that has everything.' }),
      beforeFreight: z.string().meta({ description: 'Below a price that lacks sea freight.' }),
    })
    .meta({ description: 'Above the goods that people buy there.' }),
  pricing: z.strictObject({
    heading: z.string(),
    rate: template('rate').meta({ description: 'In large type.' }),
    chargeable: template('divisor').meta({ description: 'Which weight is paid for.' }),
    parcel: z
      .strictObject({
        size: template('length', 'width', 'height'),
        volumetric: z.string(),
        actual: z.string(),
        kilograms: template('weight'),
        charged: z.string().meta({ description: 'Next to the weight that is paid for.' }),
        price: template('price'),
      })
      .meta({ description: 'Words of the parcels that are drawn next to the prices.' }),
    own: z
      .strictObject({
        cubicMetre: template('price'),
        minimum: template('price'),
        container20: template('price'),
        container40: template('price'),
        barrel: template('price'),
        car: template('price'),
        collection: template('price'),
        dropOff: template('price'),
      })
      .meta({ description: 'Our own prices, as far as `content/own-prices.ts` has them.' }),
  }),
  particularsHeading: z.string().meta({
    description: 'Heading of the details specific to the origin.',
  }),
  extraServices: z.strictObject({
    heading: z.string(),
    text: richText,
    services: z.array(pageId).length(3).meta({ description: 'Shown with their scenes.' }),
  }),
  contact: link.meta({
    description: 'Button of the office section. Each route sets its heading and text.',
  }),
});
export type RoutePage = z.infer<typeof routePage>;
