import { z } from 'zod';
import { actions, link, pageTarget } from './link';
import { nameFrom } from './name-from';
import { viewName } from './picture';
import { template } from './template';
import { hidden } from './text-use';

const words = z.string().min(2);
const sentence = z.string().min(20);

/** The copy that all goods pages share. `{goods}` stands for the goods, `{item}` for a typical one. */
export const goodsPage = z.strictObject({
  heading: template('goods'),
  refused: template('goods').meta({ description: 'The heading for goods we never carry.' }),
  verdict: z.strictObject({
    air: z.strictObject({
      label: words,
      yes: words,
      papers: words,
      'sea-only': words,
      no: words,
    }),
    sea: z.strictObject({ label: words, yes: words, papers: words, no: words }),
    both: words.meta({ description: 'The label of one answer for air and sea.' }),
    sale: z
      .strictObject({ label: words, text: words, reason: template('percent', 'least') })
      .meta({ description: 'A third verdict on goods that need a certificate only to be sold.' }),
    why: words.meta({ description: 'Opens the reasons on phones.' }),
  }),
  /** The figure next to the verdict. */
  total: z.strictObject({
    item: template('item', 'price'),
  }),
  totals: z.strictObject({
    heading: template('goods'),
    caption: sentence.meta({ description: 'Caption of the totals by air.' }),
    from: words.meta({ description: 'Above the origins.' }),
    total: words.meta({ description: 'Above their totals, and the last line of the sum.' }),
    freight: template('amount').meta({ description: 'Next to the bar of an origin.' }),
    bySea: z.strictObject({
      caption: sentence,
      item: words,
      price: words,
      charges: words,
      other: words.meta({ description: 'Below the charges on a further item.' }),
      freight: words.meta({ description: 'Only with sea freight in our price list.' }),
      freightFrom: template('price', 'origin'),
    }),
    vehicle: link.meta({ description: 'The button of goods that pay the taxes of vehicles.' }),
    quoted: sentence.meta({ description: 'Why there is no total by sea.' }),
    checked: template('checked', 'exchange').meta({ description: 'Both are dates.' }),
  }),
  /** What customs charges on a typical item. */
  charges: z.strictObject({
    tariff: template('goods', 'heading'),
    tariffs: template('goods', 'heading').meta({ description: 'With several headings.' }),
    toConfirm: sentence.meta({ description: 'For rates without a second source.' }),
    byAir: template('item', 'origin'),
    bySea: template('item'),
    bySeaFrom: template('item', 'origin'),
    charge: template('charge', 'percent'),
    byWeight: template('charge').meta({
      description: 'Replaces `charge` if the minimum per kilogram is higher.',
    }),
    relieved: template('charge', 'relief'),
  }),
  /** What the papers of goods cost, next to totals that leave it out. */
  fees: z.strictObject({
    conformity: template('percent', 'least'),
    forSale: template('percent', 'least'),
    ask: template('papers'),
    askOne: template('papers'),
    paper: template('name', 'authority'),
  }),
  before: z.strictObject({
    heading: words,
    papers: words,
    certificate: template('text').meta({
      markup: true,
      placeholders: ['{text}'],
      description: 'The text of a certificate of conformity, with a link to what it costs.',
    }),
    noPapers: sentence,
    packing: words,
    instead: words,
    goesWrong: words,
  }),
  related: z.strictObject({
    heading: words,
    refused: words.meta({ description: 'The heading on a page about goods we never carry.' }),
    all: z.strictObject({ label: words, page: pageTarget.shape.page }),
  }),
  close: z.strictObject({ heading: words, text: sentence, view: viewName, actions }).meta({
    description: 'The band at the end of pages about goods that we carry.',
  }),
  /** Everyday things shown at one scale; sizes, weights and verdicts are those of the goods. */
  toScale: z.strictObject({
    things: z
      .array(
        z.strictObject({
          name: words.max(16),
          goods: hidden(nameFrom(z.string(), { folder: 'goods' })),
          item: z.enum(['first', 'second']).meta({
            description: 'Which typical item of the goods, with its packed size and weight.',
          }),
        }),
      )
      .min(3)
      .meta({ description: 'Smallest first.' }),
    weight: template('weight'),
    charged: template('weight', 'charged').meta({
      description: 'Replaces `weight` for things that are charged by size.',
    }),
    meter: words.meta({ description: 'Length of the scale bar.' }),
    beforeFreight: words.meta({ description: 'Below the price of things that go by sea.' }),
    key: words.meta({ description: 'Below the pictures: what the weights are.' }),
  }),
  prohibited: link.meta({ description: 'Link to the list of goods we cannot carry.' }),
  ask: link,
});
export type GoodsPage = z.infer<typeof goodsPage>;
