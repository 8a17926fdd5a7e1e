import { z } from 'zod';
import { template } from './template';
import { cells, hidden } from './text-use';

const words = z.string().min(2);
const sentence = z.string().min(20);

const field = z.strictObject({ label: words, hint: words.optional() });

/** The copy of the tool that adds up what goods cost in total, and of the tables next to it. */
export const landedCostTool = z.strictObject({
  fields: z
    .strictObject({
      goods: field,
      pieces: field,
      by: field,
      value: field,
      currency: field,
      freight: field,
      volume: field,
      size: sentence.meta({ description: 'Why the size may be left empty.' }),
      town: field,
    })
    .meta({ description: 'Labels of weight and size are those of the calculator.' }),
  choices: z.strictObject({ goods: words, bands: words, item: template('goods', 'item') }).meta({
    description: 'Headings in the list of goods. `item`: goods whose charges differ by item.',
  }),
  more: z
    .strictObject({ heading: template('number'), add: words, remove: words })
    .meta({ description: 'Several things in one shipment.' }),
  ways: z.strictObject({ air: words, sea: words }),
  submit: z.strictObject({ rest: words, busy: words }),
  messages: z.strictObject({
    goods: words,
    air: template('goods').meta({ description: 'For goods that may not go by air.' }),
    sea: template('goods').meta({ description: 'For goods that may not go by sea.' }),
    number: words.meta({ description: 'For how many, and for cubic metres.' }),
    value: words,
    valueMost: template('most'),
    currency: words,
    freight: words,
    freightMost: template('most'),
  }),
  scriptless: z.strictObject({ text: sentence }).meta({
    description: 'What replaces the fields where scripts are off, or could not be loaded.',
  }),
  method: z.strictObject({ heading: words, steps: z.array(sentence).min(3) }).meta({
    description: 'How the total is calculated. Shown until there is a total.',
  }),
  example: z
    .strictObject({ heading: words, goods: hidden(z.string()), origin: hidden(z.string()) })
    .meta({ description: 'Shown until there is a total: one typical thing, by air.' }),
  result: z.strictObject({
    heading: words,
    beforeFreight: words.meta({ description: 'The same by sea, where the freight has no price.' }),
    inCurrency: template('currency').meta({ description: "The total in the origin's currency." }),
    estimate: words.meta({ description: 'Shown right next to the total.' }),
    changes: sentence,
    checked: template('checked', 'exchange').meta({ description: 'Both are dates.' }),
    sources: words.meta({ description: 'Link to the page with every rate.' }),
    seaFreight: sentence.meta({
      description: 'Why duty grows with the freight. Shown where no freight is known.',
    }),
    band: words.meta({ description: 'Next to a total that counts a duty band.' }),
    bandExcise: sentence.meta({ description: 'The same in full, below it: who pays excise.' }),
    papers: template('goods').meta({ description: 'Link to the page about the goods.' }),
    deliveryOpen: template('town').meta({ description: 'In place of a delivery without price.' }),
    ask: words.meta({ description: 'Link to a chat that asks for that price.' }),
    question: template('goods', 'weight', 'town'),
  }),
  lines: z.strictObject({
    caption: words,
    goods: words,
    exchange: template('price', 'rate').meta({
      description: 'How a price was converted to shillings.',
    }),
    airFreight: words,
    airFreightOf: template('weight', 'rate'),
    seaFreight: words,
    customsValue: template('parts', 'amount'),
    assumedInsurance: template('percent'),
    share: template('percent', 'amount', 'base').meta({ description: 'A charge and its base.' }),
    shareOfOne: template('percent', 'amount').meta({
      description: 'The same for each of several things.',
    }),
    byWeight: template('percent').meta({
      description: 'Replaces `share` if the minimum per kilogram is higher.',
    }),
    relieved: template('relief'),
    delivery: words,
    deliveryTo: template('town'),
    deliveryFrom: words.meta({ description: 'How a small parcel in the home town is counted.' }),
    clearance: words,
    ours: words.meta({ description: 'Where our own prices come from.' }),
    total: words,
  }),
  amounts: z
    .strictObject({ goods: words, freight: words, 'customs-value': words })
    .meta({ description: 'Names of the amounts that charges are based on.' }),
  examples: z.strictObject({
    caption: words,
    columns: cells(z.array(words).length(6)),
    item: template('item', 'price'),
    total: template('shillings', 'asPriced'),
    times: template('factor').meta({ description: 'How many times the price of the goods it is.' }),
  }),
  /** The table about the port, which has no tool. */
  port: z.strictObject({
    storage: z.strictObject({
      caption: words,
      columns: cells(z.array(words).length(4)),
      handling: words,
      unpacking: words,
      none: words,
      free: words,
      days: template('days'),
      range: template('from', 'to'),
    }),
    curve: z.strictObject({ cost: words, days: words }).meta({
      description: 'Next to the axes of the drawing of storage, day by day.',
    }),
  }),
  rates: z.strictObject({
    caption: words,
    columns: cells(z.array(words).length(4)),
    scheduleCaptions: z.strictObject({ duty: words, excise: words, industrial: words }),
    scheduleColumns: cells(z.array(words).length(4)),
    reliefs: z.strictObject({ caption: words, columns: cells(z.array(words).length(4)) }),
    bySchedule: words,
    usually: template('percent'),
    orPerKilogram: template('percent', 'price'),
    toConfirm: words.meta({ description: 'Follows the sources of an unconfirmed figure.' }),
  }),
});
export type LandedCostTool = z.infer<typeof landedCostTool>;
