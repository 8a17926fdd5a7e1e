import { z } from 'zod';
import { template } from './template';
import { hidden } from './text-use';

const words = z.string().min(2);

/** The price in the home page's hero: country and weight in, a ticket out. */
export const heroPrice = z.strictObject({
  countries: words.meta({ description: 'Label of the list of countries, for screen readers.' }),
  origin: words.meta({ description: 'Label of the country field, where scripts are off.' }),
  weight: words.meta({ description: 'Label of the weight in kilograms.' }),
  goods: words.meta({ description: 'Label of the list of things.' }),
  anything: words.meta({ description: 'First entry of that list: any other thing.' }),
  submit: words.meta({ description: 'Button, where scripts are off.' }),
  time: words.meta({ description: 'Label of the time by air.' }),
  freight: template('weight').meta({ description: 'Label of the price.' }),
  about: template('amount').meta({ description: 'The price in shillings.' }),
  parcel: template('litres').meta({
    description: 'What the price is for: the size of a box up to which only its weight counts.',
  }),
  goodsFrom: template('goods', 'origin').meta({
    description: 'What the price is for, once a thing is chosen.',
  }),
  total: words.meta({ description: 'Label of the total with duty and VAT.' }),
  includes: template('price', 'delivery').meta({ description: 'What the total contains.' }),
  extra: words.meta({
    description: 'Shown until a thing is chosen: what the price does not include.',
  }),
  valid: template('date'),
  stamp: words,
  quote: words.meta({ description: 'Link to the quote form, which it fills in.' }),
  copyText: words,
  textCopied: words,
  copyFailed: words,
  things: hidden(z.array(z.string()).min(2).max(12)).meta({
    description: 'Files in `content/goods`: the first typical item of each can be chosen.',
  }),
});
export type HeroPriceWords = Omit<z.infer<typeof heroPrice>, 'things'>;
