import { z } from 'zod';
import { airportCode } from './airport';
import { block } from './block';
import { coordinates } from './coordinates';
import { kangaName } from './kanga';
import { fragment, pageId, richText } from './link';
import { money } from './money';
import { nameFrom } from './name-from';
import { updated } from './page';
import { objectName, picture } from './picture';
import { timeRange } from './quantity';
import { busySeasons } from './season';
import { hidden, oneMessage, searched } from './text-use';

const place = z.strictObject({ name: z.string().min(2), coordinates });

/**
 * What search engines and shared links show of an origin. Its title, and the sentence with times and
 * rate, are put together from the words in `content/route-page.ts`.
 */
const routeMeta = searched(
  z.strictObject({
    about: z.string().min(30).max(52).meta({
      description: 'What is specific to this page. Follows the sentence with times and rate.',
    }),
    keywords: oneMessage(z.array(z.string().min(2)).min(3)),
  }),
);

/** An origin: one file gives its two addresses, board rows, menu entry and calculator entry. */
export const route = z.strictObject({
  country: z
    .string()
    .min(2)
    .meta({ description: 'Full name of the country, for search: `United Kingdom`.' }),
  name: z
    .string()
    .min(2)
    .max(20)
    .meta({ description: 'Country name in menus and on boards: `UK`.' }),
  nameInSentence: z
    .string()
    .min(2)
    .meta({ description: 'After "Shipping from": `the UK`, `China`.' }),
  updated,
  order: z.number().int().meta({ description: 'Position in menus and on boards, lowest first.' }),
  calculatorOrigin: z
    .string()
    .regex(/^[a-z][a-zA-Z]*$/)
    .meta({ description: "The value of the calculator's `origin` field: `southKorea`." }),
  rate: money.meta({
    title: 'Rate',
    description:
      'Price per kilogram by air, on boards, in the calculator and in worked examples. When you change it, also change the date from which rates are valid.',
  }),
  meta: routeMeta,
  city: place.meta({ description: 'The city where the route on the map starts.' }),
  airport: airportCode.meta({ description: 'Where air cargo is loaded: `LAX`.' }),
  seaport: place.meta({
    description: 'Where sea cargo is loaded, and the sea route on the map starts.',
  }),
  picture: picture.optional().meta({
    description: 'The scene of this origin: on its page, its cards and its share picture.',
  }),
  kanga: kangaName.meta({
    description: 'The pattern that marks this origin on boards, its page and its share picture.',
  }),
  collectionPoints: z
    .array(z.string().min(2))
    .min(1)
    .max(3)
    .meta({ description: 'Cities listed below the country on the boards.' }),
  goods: z
    .string()
    .min(15)
    .max(60)
    .meta({ description: 'What people ship from here, in a few words, for boards.' }),
  times: z.strictObject({
    air: timeRange.meta({ title: 'By air', description: 'Shown on the route page.' }),
    sea: timeRange.meta({ title: 'By sea', description: 'Shown on boards and the route page.' }),
    index: timeRange.meta({
      title: 'By air, in sentences',
      description: 'As `{uk.days}`, always in days.',
    }),
  }),
  lead: z
    .string()
    .min(60)
    .max(260)
    .meta({ description: 'One or two sentences below the page heading.' }),
  airNote: richText.meta({
    description: 'What usually goes by air from this origin, and on which route.',
  }),
  seaNote: richText.meta({
    description: 'What usually goes by sea from this origin, and on which route.',
  }),
  seasons: z
    .strictObject({
      heading: z.string(),
      text: richText.meta({ description: 'What happens then, and when to order.' }),
      busy: busySeasons,
    })
    .optional()
    .meta({ description: 'When factories, shops or ships from here are busy or closed.' }),
  quote: z.enum(['/quote', '/get-quote']).meta({ description: 'Target of the quote button.' }),
  pricing: z
    .array(block)
    .min(1)
    .meta({ description: 'An example from here, and what else decides the price.' }),
  parcels: z
    .array(z.strictObject({ name: z.string().min(3), example: hidden(z.string()) }))
    .min(1)
    .max(2)
    .optional()
    .meta({
      description:
        'One or two parcels of `content/worked-examples.ts`, drawn next to the prices with both weights and what they cost.',
    }),
  extraServices: richText
    .optional()
    .meta({ description: 'Replaces the four common extra services.' }),
  services: z.array(pageId).length(3).optional().meta({
    description: 'The three services that are most useful from here, instead of the common ones.',
  }),
  particulars: z
    .array(
      z.strictObject({
        id: fragment.optional().meta({
          title: 'Its address, after #',
          description: 'Links to this part end in # and this. A new one follows from the heading.',
        }),
        heading: z.string(),
        object: objectName
          .optional()
          .meta({ description: 'Shown large, if this part is the first.' }),
        blocks: z.array(block).min(1),
      }),
    )
    .min(3)
    .meta({
      description:
        'Details specific to this origin: purchases, paperwork, transit. The first two are open, and a third if it is short.',
    }),
  typicalGoods: z
    .array(
      hidden(nameFrom(z.string().regex(/^[a-z][a-z0-9-]*$/), { folder: 'goods' })).meta({
        description: 'Goods that people often bring from here.',
      }),
    )
    .length(5)
    .meta({ description: 'Goods whose price from this origin the page shows.' }),
  office: z
    .strictObject({ heading: z.string(), text: richText })
    .meta({ description: 'The office responsible for this origin.' }),
});
export type Route = z.infer<typeof route>;
