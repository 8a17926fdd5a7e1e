import { z } from 'zod';
import { evidence, isConfirmedOrMarked, unmarked } from './customs';
import { money } from './money';
import { nameFrom } from './name-from';
import { template } from './template';
import { cells, hidden } from './text-use';

const words = z.string().min(2);
const sentence = z.string().min(20);
const count = z.int().min(0);

const vehicleKinds = ['car', 'pickup', 'bus', 'coach', 'lorry', 'motorcycle', 'bajaji'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/** Which vehicles something applies to. An electric vehicle has an engine of 0 cc. */
const vehicles = {
  kinds: z.array(z.enum(vehicleKinds)).min(1),
  engine: z.strictObject({ over: count.optional(), upTo: count.optional() }).optional().meta({
    description:
      'Cubic centimetres: over the first, up to and including the second. Electric is 0.',
  }),
  age: z.strictObject({ from: count.optional(), to: count.optional() }).optional().meta({
    description: 'Whole years from the year of manufacture, both included.',
  }),
};

/** A levy or fee of a fixed amount. The first band that a vehicle is in gives the amount. */
const fee = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z-]*$/),
    name: words,
    how: words.meta({ description: 'What the amount depends on. Stands below the name.' }),
    bands: z.array(z.strictObject({ ...vehicles, amount: money })).min(1),
    ...evidence,
  })
  .refine(isConfirmedOrMarked, unmarked);

const field = z.strictObject({ label: words, hint: words.optional() });

/** A typical vehicle, with a value that is an example. */
const example = z.strictObject({
  name: words.meta({ description: 'A kind without a brand.' }),
  kind: z.enum(vehicleKinds),
  engine: count,
  age: count,
  value: money,
});

const columns = (length: number) => cells(z.array(words).length(length));

/** What Tanzania charges on vehicles besides `content/customs.ts`, and the copy of the tool for it. */
export const vehicleTax = z.strictObject({
  duty: hidden(nameFrom(words, { file: 'content/customs.ts', path: ['schedules', 'duty'] })),
  excise: z
    .array(
      z.strictObject({
        ...vehicles,
        entry: hidden(
          nameFrom(words, { file: 'content/customs.ts', path: ['schedules', 'excise'] }),
        ),
      }),
    )
    .min(1)
    .meta({ description: 'All that apply to a vehicle are added up.' }),
  fees: z.array(fee).min(1),
  cautions: z.array(z.strictObject({ ...vehicles, text: sentence })).meta({
    description: 'What is unconfirmed for some vehicles. Shown with their result.',
  }),
  examples: z.array(example).min(2),
  /** The example that is shown line by line: its place in the list, from 0. */
  lineByLine: count,
  fields: z.strictObject({
    kind: field,
    year: field,
    arrival: field,
    engine: field,
    value: field,
    currency: field,
  }),
  kinds: z.strictObject({
    car: words,
    pickup: words,
    bus: words,
    coach: words,
    lorry: words,
    motorcycle: words,
    bajaji: words,
  }),
  engines: z
    .array(z.strictObject({ cc: count, name: words }))
    .min(2)
    .meta({
      description: 'The choices of the engine, each with the largest engine in it.',
    }),
  submit: z.strictObject({ rest: words, busy: words }),
  messages: z.strictObject({
    kind: words,
    year: template('first', 'last'),
    engine: words,
    value: words,
    valueMost: template('most'),
    currency: words,
  }),
  scriptless: sentence,
  method: z.strictObject({ heading: words, steps: z.array(sentence).min(3) }),
  result: z.strictObject({
    heading: words,
    item: template('kind', 'year', 'engine', 'arrival'),
    otherYear: template('year', 'total', 'change').meta({
      description: 'What it pays if it lands a year later or earlier.',
    }),
    more: template('amount'),
    less: template('amount'),
    sameInOtherYear: template('year'),
    basis: words,
    toRevenue: words.meta({ description: 'Label of the part that the revenue authority gets.' }),
    value: words.meta({ description: 'The vehicle itself, next to what is paid on it.' }),
    charges: words,
    share: template('percent'),
    checked: template('checked', 'exchange'),
    leftOut: sentence,
    lookUp: z.strictObject({ text: sentence, label: words, url: z.url() }),
    quoteNote: template('item', 'value', 'total'),
  }),
  lines: z.strictObject({
    caption: template('value'),
    columns: columns(3),
    source: words,
    total: words,
    excise: template('percent', 'entry').meta({ description: 'One rate, and what it is for.' }),
  }),
  typical: z.strictObject({
    groups: z
      .array(z.strictObject({ name: words, kinds: hidden(z.array(z.enum(vehicleKinds))) }))
      .min(2),
    range: template('from', 'to').meta({ description: 'The lowest and the highest share.' }),
    ofValue: words.meta({ description: 'Below these shares.' }),
    open: words,
    columns: columns(3),
    pays: template('amount', 'value'),
    afterNewYear: template('amount', 'value', 'percent').meta({
      description: 'The same for a vehicle that pays more or less once it is a year older.',
    }),
  }),
  /** The example that is shown line by line, at other ages. */
  ages: z.strictObject({
    caption: words,
    columns: columns(3),
    price: words.meta({ description: 'The bar above: the vehicle itself.' }),
    groups: z.array(z.strictObject({ name: words, age: count })).min(2),
    larger: count.meta({ description: 'A larger engine, in cubic centimetres.' }),
    share: template('percent', 'larger'),
  }),
  rates: z.strictObject({
    caption: words,
    byAge: words,
    fees: words,
    columns: columns(4),
    dutyFor: words,
    upTo: template('amount', 'cc'),
    over: template('amount', 'cc'),
    flat: template('amount', 'kinds'),
  }),
});
export type VehicleTax = z.infer<typeof vehicleTax>;
/** The part that taxes are worked out from. */
export type VehicleLaw = Pick<VehicleTax, 'duty' | 'excise' | 'cautions'> & {
  readonly fees: readonly Pick<VehicleTax['fees'][number], 'id' | 'name' | 'how' | 'bands'>[];
};
