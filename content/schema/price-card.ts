import { z } from 'zod';
import { nameFrom } from './name-from';
import { template } from './template';
import { hidden } from './text-use';

const words = z.string().min(2);

/** The price card: a thing, where it is bought and its weight in; its cost at the door out. */
export const priceCard = z.strictObject({
  fields: z.strictObject({
    from: words,
    to: words.meta({ description: 'Label of the list of towns.' }),
    thing: words.meta({ description: 'Label of the list of goods.' }),
    amount: words.meta({ description: 'Label of the amount.' }),
    unit: words.meta({ description: 'Its unit, for screen readers.' }),
    worth: words.meta({ description: 'Label of what the goods are worth.' }),
    money: words.meta({ description: 'Its currency, for screen readers.' }),
  }),
  units: z
    .strictObject({ piece: words, pieces: words, kg: words, m3: words })
    .meta({ description: 'After a number: one piece, several, kilograms, cubic metres.' }),
  amounts: z
    .strictObject({ pieces: template('number'), kg: template('number'), m3: template('number') })
    .meta({ description: 'How much, after the name of the goods.' }),
  messages: z.strictObject({
    positive: words.meta({ description: 'An amount or a price that is not a number above 0.' }),
    unknown: template('goods').meta({ description: 'Goods that are not in the list.' }),
    most: words.meta({ description: 'A price that is too high to be calculated.' }),
  }),
  homeTown: words.meta({ description: 'Dar es Salaam, short enough for a third of a phone.' }),
  towns: hidden(z.array(words).min(2)).meta({
    description: 'Towns to choose from, below Dar es Salaam.',
  }),
  anotherTown: words.meta({ description: 'The last of them, for all others.' }),
  item: template('item', 'price', 'origin').meta({ description: 'What the price is for.' }),
  total: template('amount').meta({ description: 'The total, to the nearest thousand.' }),
  totalBeforeFreight: template('amount').meta({ description: 'By sea: without the freight.' }),
  atDoor: words.meta({ description: 'The total contains the goods and their delivery.' }),
  beforeDelivery: words.meta({ description: 'The same without a delivery that has no price.' }),
  atHome: words.meta({
    description: 'The same for a town whose delivery has no price: with that in Dar es Salaam.',
  }),
  beforeFreight: words.meta({ description: 'By sea: the total lacks the freight.' }),
  owned: z
    .strictObject({ total: words, beforeFreight: words })
    .meta({ description: 'The same of things that their owner already has.' }),
  parts: z.strictObject({
    goods: template('price'),
    freight: template('weight'),
    withFees: template('freight', 'fees').meta({ description: 'Freight with our fees.' }),
    delivery: words,
    deliveryAtHome: words.meta({ description: 'The same where another town was asked for.' }),
    deliveryTo: template('town').meta({ description: 'A delivery that has no price.' }),
    askUs: words.meta({ description: 'In place of that price.' }),
    clearance: words,
    freightBySize: template('weight').meta({ description: 'Freight of what is charged by size.' }),
    seaFreight: words,
    byQuote: words.meta({ description: 'In place of the sea freight.' }),
    charges: words,
  }),
  byAir: words,
  bySea: words,
  rate: words.meta({ description: 'Label of the price per kilogram.' }),
  exchange: template('rates').meta({ description: 'The exchange rates of the total.' }),
  exchangeRate: template('unit', 'shillings').meta({ description: 'One of them.' }),
  notIncluded: z
    .string()
    .min(2)
    .meta({ description: 'Before the list of what a total leaves out.' }),
  leftOutToo: template('what').meta({
    description: 'What the total excludes for one kind of goods only.',
  }),
  lines: words.meta({ description: 'Link to the tool that shows every line.' }),
  others: words.meta({ description: 'Link to the prices from all countries.' }),
  quote: words.meta({ description: 'Button that carries all values into the quote form.' }),
  notes: z
    .strictObject({
      amount: template('amount'),
      worth: template('price'),
      town: template('town'),
      total: template('total'),
    })
    .meta({ description: 'Notes that the quote form gets.' }),
  smallBySea: words.meta({ description: 'Advice to those who send very little by sea.' }),
  otherVat: z
    .strictObject({ town: hidden(words), note: words })
    .meta({ description: 'A town with a tax of its own, and what is said of a price there.' }),
  failed: words.meta({ description: 'When the list of rates does not load.' }),
  first: hidden(
    z.strictObject({
      goods: nameFrom(z.string(), { folder: 'goods' }),
      origin: nameFrom(z.string(), { folder: 'routes' }),
    }),
  ).meta({ description: 'What the card begins with.' }),
  popular: hidden(
    z
      .array(nameFrom(z.string(), { folder: 'goods' }))
      .min(2)
      .max(12),
  ).meta({
    description: 'Files in `content/goods` that head the list.',
  }),
});
export type PriceCardTexts = z.infer<typeof priceCard>;
/** Those that the browser gets: the exchange rates are filled in before. */
export type PriceCardWords = Omit<PriceCardTexts, 'exchange' | 'exchangeRate'>;
