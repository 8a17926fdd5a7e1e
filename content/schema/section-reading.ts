import { z } from 'zod';
import { block, paper, table } from './block';
import { boardOrder } from './board-order';
import { factName } from './facts';
import { actions, fragment, link, richText } from './link';
import { nameFrom } from './name-from';
import { objectName, picture, sceneName } from './picture';
import { framed } from './section-frame';
import { template } from './template';
import { cells, hidden } from './text-use';

const namedFragment = fragment.meta({ title: 'Its address, after #' });

const parcel = z.strictObject({
  name: z.string().min(2),
  example: hidden(nameFrom(z.string(), { file: 'content/worked-examples.ts', path: [] })).meta({
    description: 'The worked example with its size and weight.',
  }),
  object: objectName.optional().meta({ description: 'In the table, before its name.' }),
});

const question = z.strictObject({
  id: fragment.meta({
    title: 'Its address, after #',
    description: 'Links to this question end in # and this. A new one follows from the heading.',
  }),
  question: z.string().min(8),
  answer: z.array(block).min(1),
});
export type Question = z.infer<typeof question>;

/** What a field of an address form can show. */
const addressParts = [
  'customer',
  'code',
  'street',
  'town',
  'region',
  'postcode',
  'country',
  'phone',
] as const;

const officesWithParcels = {
  file: 'content/site.ts',
  path: ['offices'],
  by: 'city',
  having: 'parcels',
};

const goodsGroup = z.strictObject({
  title: z.string().min(2),
  chip: z
    .string()
    .min(2)
    .max(12)
    .meta({ description: 'The same in a word: four fit next to each other on a phone.' }),
  text: richText,
  more: link.meta({ description: 'The last tile: where to go on from here.' }),
});

/** From where on each plan saves money, as lines. */
const breakEven = z.strictObject({
  spent: z.string().min(2).meta({ description: 'What grows to the right.' }),
  saved: z.string().min(2).meta({ description: 'What grows upwards.' }),
  loss: z.string().min(2).meta({ description: 'In the area below zero.' }),
  figures: z.string().min(2).meta({ description: 'Opens the table on phones.' }),
  lines: z
    .array(
      z.strictObject({
        plan: nameFrom(factName, { file: 'content/membership.ts', path: ['plans'] }),
        name: z.string().min(2).meta({ description: 'At the end of its line.' }),
      }),
    )
    .min(1)
    .max(2),
});

/** What a section shows with its table, or instead of one of its own. */
const shows = z.union([
  z.strictObject({
    as: z.enum(['bars', 'containers', 'panels', 'ours-second', 'price-list']).meta({
      title: 'The table, drawn',
      description:
        '`bars`: its second column as bars. `containers`: above the table, what its first two rows are, to scale. `panels`: of four columns, a panel for each row, with its second cell as a label and its last one closed. `ours-second`: two ways to do the same, of which the second is ours, with ticks. `price-list`: of four columns, the name, the price and whom you pay in a line, which opens the last one.',
    }),
  }),
  z.strictObject({
    saving: richText.meta({
      description: 'Four boxes and one box: what the second way saves, drawn large.',
    }),
  }),
  z.strictObject({
    halves: z.tuple([sceneName, sceneName]).meta({
      description:
        'Two places side by side, each with a scene: the first row large, and the others below it.',
    }),
  }),
  z.strictObject({ breakEven }),
  z.strictObject({
    from: z
      .enum(['company-facts', 'customs-rates', 'typical-vehicles', 'vehicle-ages', 'vehicle-rates'])
      .meta({ title: 'A table from other files' }),
  }),
  z.strictObject({
    freeDays: z
      .array(
        z.strictObject({
          label: z.string().min(2),
          days: z.string().min(1),
          charged: z.boolean().optional().meta({
            title: 'Not free',
            description:
              'Storage is charged in these days, so they are drawn in the color of costs.',
          }),
        }),
      )
      .min(1)
      .meta({ description: 'The days that are free, next to what the port asks day by day.' }),
  }),
  z.strictObject({
    waiting: z
      .strictObject({
        ours: z.strictObject({ title: z.string().min(2), text: richText }).meta({
          description: 'How long it is free with us, first and large.',
        }),
        place: z.string().min(2).meta({ description: 'The heading of the bar.' }),
        caption: z.string().min(5),
        parts: z
          .array(
            z.strictObject({
              until: z
                .string()
                .min(1)
                .meta({ description: 'Its last day, counted from the start.' }),
              short: z.string().min(2).max(12).meta({
                description: 'What its days are, in one word within the bar.',
              }),
              label: template('count').meta({
                description: 'How many days it has, and what they are.',
              }),
              text: richText,
            }),
          )
          .length(3)
          .meta({ description: 'Free days, then days at a price, then days held by customs.' }),
        elsewhere: z.strictObject({ title: z.string().min(2), text: richText }).meta({
          description: 'How long it is free at another place, in a box below the bar.',
        }),
      })
      .meta({ description: 'Instead of a table: days one after the other, in one bar.' }),
  }),
  z.strictObject({
    byAir: z
      .array(
        z.strictObject({
          goods: hidden(nameFrom(z.string(), { folder: 'goods' })),
          origin: hidden(nameFrom(z.string(), { folder: 'routes' })),
        }),
      )
      .min(2)
      .meta({ description: 'What typical goods cost by air.' }),
  }),
  z.strictObject({
    bySea: hidden(z.array(nameFrom(z.string(), { folder: 'goods' })).min(1)).meta({
      description: 'The taxes on typical goods by sea.',
    }),
  }),
]);
export type Shows = z.infer<typeof shows>;

/** Sections that inform: text, tables, questions, lists of links. */
export const readingSections = [
  framed('prose', {
    blocks: z.array(block).min(1).optional(),
    actions: actions.optional(),
    picture: picture.optional().meta({ description: 'Next to the text.' }),
    object: objectName.optional().meta({
      description: 'Instead of a picture: next to the text, on phones next to the heading.',
    }),
    paper: paper.optional().meta({ description: 'Below heading and text, as wide as the page.' }),
  }).refine(({ blocks, paper }) => blocks || paper, { error: 'has neither text nor a paper' }),
  /** A table of its own, or one that is worked out from other files. */
  framed('table', {
    table: table.optional(),
    more: table.optional().meta({ description: 'Rows that few need, closed below the others.' }),
    shows: shows.optional(),
    note: richText.optional(),
  }),
  /** What goods cost at the door, as one bar; drawn from `content/landed-cost.ts`. */
  framed('landed-cost', {}),
  /** Parcels with their calculated weights, two of them drawn to scale. */
  framed('volumetric-weight', {
    parcels: z.array(parcel).min(2),
    drawn: hidden(z.tuple([z.string(), z.string()])).meta({
      description: 'Names of the two parcels in the drawing.',
    }),
    words: z.strictObject({
      caption: z.string(),
      columns: cells(z.array(z.string()).length(5)).meta({
        description: 'Column headings of the table.',
      }),
      size: template('length', 'width', 'height'),
      drawnSize: template('length', 'width', 'height'),
      kilograms: template('weight'),
      charged: z.string().meta({ description: 'Label of the bar of the chargeable weight.' }),
    }),
    note: richText.optional(),
  }),
  /** What tracking shows of a shipment, stage by stage; drawn from `content/shipment-stages.ts`. */
  framed('shipment-stages', { note: richText.optional() }),
  /** A whole shipment as one line, between what the customer does at each stop and what we do. */
  framed('track', {
    words: z.strictObject({
      who: z.strictObject({ you: z.string(), us: z.string() }),
      you: z.string().meta({ description: 'Above what the customer does.' }),
      us: z.string().meta({ description: 'Above what we do.' }),
      time: z.string().meta({ description: 'Label of how long a stop takes.' }),
      pays: z.string().meta({ description: 'Label of what is paid or invoiced at a stop.' }),
      stage: z.string().meta({ description: 'Label of what tracking shows at a stop.' }),
    }),
    stops: z
      .array(
        z.strictObject({
          title: z.string().min(2),
          you: richText.meta({ description: 'What the customer does.' }),
          us: richText.meta({ description: 'What we do.' }),
          who: hidden(z.enum(['you', 'us'])).meta({ description: 'Who acts.' }),
          main: hidden(z.literal(true).optional()).meta({
            description: 'The stop that everything else waits for: its card is filled.',
          }),
          time: z.string().optional(),
          picture: picture.optional(),
          pays: z.string().optional(),
          stage: z.string().optional(),
        }),
      )
      .min(3),
    cases: z
      .strictObject({ id: namedFragment, label: z.string() })
      .meta({ description: 'Opens the table of `cases` in `content/shipment-stages.ts`.' }),
  }),
  /**
   * A shop's address form, filled in with the address of an office in `content/site.ts`, with what
   * matters about each field.
   */
  framed('address-form', {
    office: hidden(nameFrom(z.string(), officesWithParcels)).meta({
      description: 'City of an office in `content/site.ts` that has `parcels`: `Guangzhou`.',
    }),
    picture: picture.optional().meta({ description: 'Next to the form.' }),
    caption: z.string().min(5).meta({ description: 'Title of the form.' }),
    columns: cells(z.array(z.string()).length(2)).meta({
      description: 'Headings: field, what to write.',
    }),
    customer: z.string().meta({ description: "An invented customer's name." }),
    code: z.string().meta({ description: "That customer's invented code." }),
    fields: z
      .array(
        z.strictObject({
          label: z.string().meta({ description: 'Label in the form of the shop.' }),
          shows: hidden(z.enum(addressParts)).meta({
            description: '`customer` shows the name with the code after it.',
          }),
          note: z.string().optional().meta({ description: 'What matters about this field.' }),
        }),
      )
      .min(5),
  }),
  /** A long text in parts, with a contents list: policies and articles. */
  z.strictObject({
    kind: z.literal('document'),
    inOtherLanguages: z
      .array(
        z.strictObject({
          language: hidden(z.string().regex(/^[a-z]{2}$/, 'write two letters, like sw')),
          text: richText,
        }),
      )
      .refine(
        (notes) => new Set(notes.map(({ language }) => language)).size === notes.length,
        'write one for each language',
      )
      .optional()
      .meta({
        description:
          'For a page that exists in one language only: a note to readers of each other language, in that language.',
      }),
    numbered: hidden(z.literal(true).optional()).meta({
      description: 'Numbers the parts, so that they can be cited.',
    }),
    parts: z
      .array(
        z.strictObject({
          id: namedFragment,
          heading: z.string(),
          short: richText.optional().meta({ description: 'In a line, in the margin.' }),
          blocks: z.array(block).min(1),
        }),
      )
      .min(2),
  }),
  /** Questions in groups; one answer open at a time in a group. */
  framed('faq', {
    mostAsked: z
      .array(z.strictObject({ question: z.string().min(8), answer: richText }))
      .max(6)
      .optional()
      .meta({ description: 'One-line answers, shown above all groups.' }),
    groups: z
      .array(
        z.strictObject({
          title: z.string().optional().meta({ description: 'Omit if there is only one group.' }),
          picture: picture.optional().meta({ description: 'Next to the title.' }),
          id: namedFragment,
          questions: z.array(question).min(1),
        }),
      )
      .min(1),
    actions: actions.optional(),
  }),
  /** Lists of quick links behind tabs. */
  framed('link-tabs', {
    tabs: z
      .array(z.strictObject({ id: namedFragment, title: z.string(), links: z.array(link).min(1) }))
      .min(2),
  }),
  /** All goods in groups by their verdict, with prices; drawn from `content/goods`. */
  framed('goods-index', {
    more: z
      .strictObject({ label: z.string().min(2), text: richText })
      .optional()
      .meta({ description: 'What prices contain, in full; closed at first.' }),
    all: z.string().meta({ description: 'What a price counts: `all in`.' }),
    beforeFreight: z.string().meta({ description: 'What a price by sea counts.' }),
    showAll: template('count').meta({ description: 'Opens the rest of a long group on phones.' }),
    groups: z.strictObject({
      air: goodsGroup.meta({ description: 'What can go by air without documents.' }),
      papers: goodsGroup.meta({ description: 'What flies with papers.' }),
      sea: goodsGroup.meta({ description: 'What comes by sea only.' }),
      never: goodsGroup.meta({ description: 'What is never carried.' }),
    }),
  }),
  /** Everyday things drawn to one scale; copy and things are in `content/goods-page.ts`. */
  framed('to-scale', { actions: actions.optional() }),
  /** Times and rates of origins, drawn on one axis; from `content/routes`. */
  framed('departures-board', {
    origins: z
      .union([z.literal('all'), hidden(z.array(nameFrom(z.string(), { folder: 'routes' })).min(1))])
      .meta({ description: 'All of them, or some.' }),
    order: boardOrder.optional().meta({
      description: 'The order at first; readers can change it. `popular` is the order of menus.',
    }),
    note: richText.optional(),
    actions: actions.optional(),
  }),
] as const;
