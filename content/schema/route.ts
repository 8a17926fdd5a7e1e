import { z } from 'zod';
import { block } from './block';
import { richText } from './link';
import { meta, updated } from './page';

/** `[longitude, latitude]` in degrees, east and north positive. */
const coordinates = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

const place = z.strictObject({ name: z.string().min(2), coordinates });

/** A price per kilogram of chargeable weight: `{ amount: '13.50', currency: 'USD' }`. */
const rate = z.strictObject({
  /** A decimal with two places, as text: it is reckoned in whole cents and never rounded. */
  amount: z.string().regex(/^\d+\.\d{2}$/, 'write two decimals, like 13.50'),
  /** The currency's ISO 4217 code. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'write the three-letter code, like USD'),
});

/** An origin: one file makes its two addresses, board rows, menu entry and calculator entry. */
export const route = z.strictObject({
  /** The country as a heading says it: `United Kingdom`. */
  country: z.string().min(2),
  /** The country in menus and on boards: `UK`. */
  name: z.string().min(2).max(20),
  /** Behind "Shipping from": `the UK`, `China`. */
  nameInSentence: z.string().min(2),
  updated,
  /** Place in menus and on the boards, small first. */
  order: z.number().int(),
  /** The value of the calculator's `origin` field: `southKorea`. */
  calculatorOrigin: z.string().regex(/^[a-z][a-zA-Z]*$/),
  /** The tariff of the boards and the calculator. The worked example in `pricing` quotes it too. */
  rate,
  meta,
  /** The city that the route map draws its line from. */
  city: place,
  /** Where sea cargo is loaded; the map's sea path begins here. */
  seaport: place,
  /** Cities named under the country on the boards. */
  collectionPoints: z.array(z.string().min(2)).min(1).max(3),
  times: z.strictObject({
    /** Time by air as the route page says it: `7-10 business days`. */
    air: z.string(),
    /** Time by sea: `4-6 weeks`. */
    sea: z.string(),
    /** Time on the routes index and the home page: `7-10 days`. */
    index: z.string(),
  }),
  /** The sentence or two under the page's heading. */
  lead: z.string().min(60).max(260),
  /** What goes by air and by sea from here in particular; stands with the common sentence. */
  airNote: richText,
  seaNote: richText,
  /** Where the quote button of this page leads. */
  quote: z.enum(['/quote', '/get-quote']),
  /** How the price comes about from here, beyond the rate of the table. */
  pricing: z.array(block).min(1),
  /** Instead of the four common extra services. */
  extraServices: z
    .array(z.strictObject({ title: z.string(), text: z.string() }))
    .min(3)
    .optional(),
  /** What is particular to this origin: airports and ports, purchases, paperwork, transit. */
  particulars: z
    .array(z.strictObject({ heading: z.string(), blocks: z.array(block).min(1) }))
    .min(3),
  /** The office that answers for this origin. */
  office: z.strictObject({ heading: z.string(), text: richText }),
});
export type Route = z.infer<typeof route>;
