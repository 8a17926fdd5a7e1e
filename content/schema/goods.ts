import { z } from 'zod';
import { decimal } from './decimal';
import { richText } from './link';
import { money } from './money';
import { nameFrom } from './name-from';
import { updated } from './page';
import { figure } from './people';
import { objectName } from './picture';
import { hidden, searched, shown } from './text-use';

const sentence = z.string().min(20).max(320);
const words = z.array(z.string().min(2));
const entry = z.string().regex(/^[a-z][a-z0-9-]*$/, 'choose an entry of content/customs.ts');
const customs = 'content/customs.ts';
const scheduled = (schedule: string) =>
  nameFrom(entry, { file: customs, path: ['schedules', schedule] });

/** Goods of the same group come first among "related goods". */
const group = z.enum([
  'electronics',
  'clothing',
  'beauty',
  'health',
  'family',
  'home',
  'building',
  'vehicles',
  'leisure',
  'garden-and-kitchen',
  'whole-shipments',
]);

const byAir = z
  .strictObject({
    answer: z.enum(['yes', 'papers', 'sea-only', 'no']).meta({
      description:
        'Whether it can go by air. `sea-only`: not in an ordinary air parcel, but by sea.',
    }),
    reason: sentence,
  })
  .meta({ description: 'The verdict by air.' });

const bySea = z
  .strictObject({ answer: z.enum(['yes', 'papers', 'no']), reason: sentence })
  .meta({ description: 'The verdict by sea.' });

const paper = z.strictObject({
  authority: z.string().min(2).max(60).meta({ description: 'Issuing authority: `TBS`, `TMDA`.' }),
  name: z.string().min(4).meta({ description: 'Name of the document.' }),
  text: sentence.meta({
    markup: true,
    description: 'Which of these goods need it, who obtains it, and when.',
  }),
  fee: z.enum(['conformity', 'conformity-for-sale', 'ask']).optional().meta({
    description:
      'What it costs, named next to each total: the fee of the certificate of conformity in `content/customs.ts`, for all goods or for those to sell, or a fee to ask for.',
  }),
});

/** Limits of plausible density, in kilograms per liter of the box: stone and feathers. */
const DENSEST = 2.5;
const LIGHTEST = 0.02;
/** The longest side that fits through the cargo door of an aircraft, in centimeters. */
const LONGEST = 300;

type Box = Readonly<Record<'weight' | 'length' | 'width' | 'height', string>>;

function isPlausible({ weight, length, width, height }: Box): boolean {
  const liters = (Number(length) * Number(width) * Number(height)) / 1000;
  const perLiter = Number(weight) / liters;
  return perLiter <= DENSEST && perLiter >= LIGHTEST;
}

/** A thing as people order it, with its box. */
const typicalItem = z
  .strictObject({
    name: z.string().min(4).max(60),
    by: z.enum(['air', 'sea']).meta({ description: 'How the item is usually sent.' }),
    value: money.meta({ title: 'Price' }),
    weight: decimal.meta({ description: 'Packed weight in kilograms. Dimensions in centimeters.' }),
    length: decimal,
    width: decimal,
    height: decimal,
    unit: z.enum(['barrel', 'vehicle']).optional().meta({
      description:
        'What sea freight and clearance cost: the price of a barrel; for a vehicle, freight is by quote. Without it, by volume.',
    }),
    countable: z.literal(true).optional().meta({
      description:
        'One thing, such as a phone: the price card asks how many. Without it, how many kilos. Not needed with a unit.',
    }),
    object: objectName.optional().meta({
      title: 'Picture',
      description: 'The modelled object that shows it, if it is not that of the goods.',
    }),
    kind: z.string().min(4).max(40).optional().meta({
      description: 'What else is charged like it, if items differ: `sofas and chairs`.',
    }),
    searchWords: hidden(words.optional()).meta({
      description: 'What that is called, in both languages, in lower case.',
    }),
    duty: scheduled('duty').optional().meta({
      description: 'Duty band of this item, if it is not that of the goods.',
    }),
    excise: z.array(scheduled('excise')).optional().meta({
      description: 'Excise schedule entries for this item, if they differ between items.',
    }),
    reliefs: z
      .array(nameFrom(entry, { file: customs, path: ['reliefs'] }))
      .optional()
      .meta({
        description: 'Reliefs for this item, if they differ between items.',
      }),
  })
  .refine(isPlausible, {
    path: ['weight'],
    message: 'check the kilograms and the centimeters: the box is too small or too large for them',
  })
  .refine(
    ({ by, ...box }) =>
      by === 'sea' || [box.length, box.width, box.height].every((side) => Number(side) <= LONGEST),
    { path: ['by'], message: `write "sea": no aircraft takes a side longer than ${LONGEST} cm` },
  );

type Verdict = { air: { answer: string }; sea: { answer: string } };

/** Whether the verdict is no by air and by sea: goods that are never carried. */
export const isRefused = ({ verdict: { air, sea } }: { verdict: Verdict }): boolean =>
  air.answer === 'no' && sea.answer === 'no';

/** The fields of a kind of goods, without rules across fields. */
export const goodsFields = z.strictObject({
  name: z.string().min(2).max(40).meta({ description: 'Name in headings: `Smartphones`.' }),
  nameInSentence: z.string().min(2).max(40).meta({ description: 'Name within a sentence.' }),
  swahili: shown(z.string().min(2).max(40)).meta({
    description: 'The name in Swahili. Pages in Swahili show the English name instead.',
  }),
  updated,
  object: objectName.optional().meta({
    title: 'Picture',
    description: 'The modelled object that shows these goods. Without it, a carton.',
  }),
  group,
  from: hidden(nameFrom(z.string(), { folder: 'routes' }).optional()).meta({
    description: 'The country these goods are best bought in: the price card starts there.',
  }),
  meta: searched(
    z.strictObject({
      title: z.string().min(30).max(60),
      description: z.string().min(70).max(160),
    }),
  ),
  searchWords: hidden(
    z.strictObject({
      english: words,
      swahili: words,
      otherwise: words.optional().meta({
        description:
          'In both languages, what else the page is about, but which is charged otherwise than the first item: the price card asks for a quote.',
      }),
    }),
  ).meta({ description: 'What the first item is called, in lower case. Each word stands once.' }),
  lead: z.string().min(60).max(260),
  verdict: z.strictObject({ air: byAir, sea: bySea }),
  papers: z.array(paper),
  packing: z.array(sentence).max(4).meta({ description: 'Empty for goods we never carry.' }),
  instead: z.array(sentence).max(4).optional().meta({
    description: 'For goods we never carry: what to do instead.',
  }),
  tariff: z
    .strictObject({
      heading: z
        .string()
        .regex(/^\d{4}(, \d{4})*$/, 'write four digits, several with a comma')
        .meta({ title: 'HS heading', description: 'Heading of the Harmonized System: `8517`.' }),
      duty: scheduled('duty').meta({ title: 'Duty band' }),
      excise: z.array(scheduled('excise')).optional(),
      industrial: scheduled('industrial').optional(),
      reliefs: z.array(nameFrom(entry, { file: customs, path: ['reliefs'] })).optional(),
      note: richText.meta({
        description: 'What determines the rate, and what is classified elsewhere.',
      }),
      facts: z
        .strictObject({
          title: z.string().min(5),
          figures: z.array(figure).min(3).max(4),
          example: z.int().min(0).meta({ description: 'The step on which the first item stands.' }),
        })
        .optional()
        .meta({ description: 'Rates that rise step by step.' }),
      toConfirm: z.literal(true).optional(),
    })
    .meta({ description: 'Customs classification of the goods.' }),
  items: z.array(typicalItem).max(3).meta({
    description: 'Two items, or three if one is charged otherwise; none for goods we never carry.',
  }),
  notIncluded: z.string().min(5).optional().meta({
    description: 'What the total excludes for these goods only, besides what every total excludes.',
  }),
  goesWrong: z.array(sentence).min(2).max(4),
  remedies: z.array(sentence).meta({
    description: 'What to do about what goes wrong: one entry for each, in the same order.',
  }),
  wrongObject: objectName.optional().meta({
    title: 'Picture of what goes wrong',
    description: 'Below it. Without it, the goods themselves.',
  }),
  questions: z
    .array(
      z.strictObject({
        question: z.string().min(10).max(100).endsWith('?'),
        answer: z.string().min(40).max(420).meta({ markup: true }),
      }),
    )
    .length(3),
});

/** Whether goods with the verdict "papers" name at least one document. */
export const namesPapers = ({
  verdict,
  papers,
}: {
  verdict: Verdict;
  papers: readonly unknown[];
}) => papers.length > 0 || (verdict.air.answer !== 'papers' && verdict.sea.answer !== 'papers');
export const papersMissing = {
  path: ['papers'],
  message: 'the verdict is "papers": name at least one document',
};

/** Whether there are typical items, two at least, or none for goods that are never carried. */
export const hasItems = ({ verdict, items }: { verdict: Verdict; items: readonly unknown[] }) =>
  isRefused({ verdict }) ? items.length === 0 : items.length >= 2;
export const itemsMissing = {
  path: ['items'],
  message: 'name two typical items, or none for goods we never carry',
};

/** Whether no word names both the first item and something that is charged otherwise. */
function namesOneThing({
  searchWords,
  items,
}: Pick<z.infer<typeof goodsFields>, 'searchWords' | 'items'>) {
  const { english, swahili, otherwise = [] } = searchWords;
  const others = [...otherwise, ...items.flatMap(({ searchWords: own = [] }) => own)];
  return ![...english, ...swahili].some((word) => others.includes(word));
}

/** A kind of goods: whether it may be imported, what it costs, what goes wrong. */
export const goods = goodsFields
  .refine(namesPapers, papersMissing)
  .refine(hasItems, itemsMissing)
  .refine(namesOneThing, {
    path: ['searchWords'],
    message:
      'a word of `otherwise` or of an item stands in `english` or `swahili` too: delete it there',
  })
  .refine(({ goesWrong, remedies }) => remedies.length === goesWrong.length, {
    path: ['remedies'],
    message: 'write one entry for each in `goesWrong`',
  })
  .refine(
    ({ verdict: { air }, items }) =>
      ['yes', 'papers'].includes(air.answer) || items.every(({ by }) => by === 'sea'),
    { path: ['items'], message: 'the verdict by air is no: write "sea" for both items' },
  )
  .refine(
    ({ verdict, packing, instead = [] }) =>
      isRefused({ verdict })
        ? packing.length === 0 && instead.length >= 2
        : packing.length >= 2 && instead.length === 0,
    'goods that may come need two sentences of packing; those that we never carry need `instead`',
  );
export type Goods = z.infer<typeof goods>;
