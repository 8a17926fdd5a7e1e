import { z } from 'zod';
import {
  type Goods,
  goodsFields,
  hasItems,
  isRefused,
  itemsMissing,
  namesPapers,
  papersMissing,
} from '@/content/schema/goods';
import { meta, page } from '@/content/schema/page';
import { iconName } from '@/content/schema/picture';
import { post } from '@/content/schema/post';

/** What a new page gets in addition to the answers. */
export type Placing = {
  slug: string;
  order: number;
  /** `2026-11-22` */
  today: string;
};

/** A value to add to a list in another file, or as `name` to a group, unless it is there. */
export type Addition = {
  file: string;
  path: readonly string[];
  name?: string;
  value: unknown;
};

/** How the edit mode creates a page: what it asks, and the content that it writes. */
export type Starter = {
  label: string;
  /** The type that the new file declares, and its module in `content/schema/`. */
  type: readonly [module: string, name: string];
  answers: z.ZodType;
  /** A complete page from answers that fit, to be edited sentence by sentence. */
  content: (answers: never, placing: Placing) => object;
  additions?: (answers: never) => Addition[];
};

export const defineStarter = <Answers>(
  starter: Omit<Starter, 'answers' | 'content' | 'additions'> & {
    answers: z.ZodType<Answers>;
    content: (answers: Answers, placing: Placing) => object;
    additions?: (answers: Answers) => Addition[];
  },
): Starter => starter;

const commonAnswers = {
  name: page.shape.name.meta({
    title: 'Name',
    description: 'Short, for menus. The address is made from it.',
  }),
  title: meta.shape.title.meta({
    title: 'Title in search results',
    description: '30 to 60 characters, different from every other page.',
  }),
  description: meta.shape.description.meta({
    title: 'Description in search results',
    description: '70 to 160 characters.',
  }),
  heading: z.string().min(3).max(80).meta({ title: 'Heading' }),
};
const lead = z
  .string()
  .min(20)
  .meta({ title: 'Opening sentence', description: 'Stands under the heading.' });
const paragraph = z.string().min(20).meta({ title: 'First paragraph' });

type MetaAnswers = Record<'name' | 'title' | 'description', string>;

const metaFrom = ({ title, description, name }: MetaAnswers) => ({
  title,
  description,
  keywords: [name, `${name} Tanzania`, `${name} Nectarine`],
});

const ending = {
  kind: 'call-to-action',
  heading: 'Ask us',
  text: 'Tell us what you would like to send, and we answer with a price and a date.',
  actions: [
    { label: 'Request a quote', page: 'get-quote' },
    { label: 'Contact us', page: 'contact' },
  ],
};

export const pageStarter = defineStarter({
  label: 'Page',
  type: ['page', 'Page'],
  answers: z.strictObject({ ...commonAnswers, lead, paragraph }),
  content: ({ heading, lead, paragraph, ...found }, { today }) => ({
    name: found.name,
    updated: today,
    meta: metaFrom(found),
    sections: [
      { kind: 'page-hero', heading, lead },
      { kind: 'prose', heading: found.name, blocks: [{ paragraph }] },
      ending,
    ],
  }),
});

export const serviceStarter = defineStarter({
  label: 'Service',
  type: ['page', 'ListedPage'],
  answers: z.strictObject({
    ...commonAnswers,
    lead,
    summary: z.string().min(30).max(200).meta({ title: 'Sentence on the index card' }),
    icon: iconName,
  }),
  content: ({ heading, lead, summary, icon, ...found }, { order, today }) => ({
    name: found.name,
    updated: today,
    listing: { order, icon, summary },
    meta: metaFrom(found),
    sections: [{ kind: 'page-hero', heading, lead, actions: ending.actions.slice(0, 1) }, ending],
  }),
});

export const articleStarter = defineStarter({
  label: 'Article',
  type: ['post', 'Post'],
  answers: z.strictObject({
    ...commonAnswers,
    author: post.shape.author,
    summary: post.shape.summary,
    paragraph,
  }),
  content: ({ heading, author, summary, paragraph, ...found }, { today }) => ({
    name: found.name,
    meta: metaFrom(found),
    published: today,
    updated: today,
    author,
    summary,
    sections: [
      { kind: 'page-hero', heading, lead: summary },
      {
        kind: 'document',
        parts: [
          { id: 'first', heading, blocks: [{ paragraph }] },
          { id: 'ask-us', heading: ending.heading, blocks: [{ paragraph: ending.text }] },
        ],
      },
    ],
  }),
});

const goodsAnswers = goodsFields
  .pick({
    name: true,
    nameInSentence: true,
    swahili: true,
    group: true,
    meta: true,
    searchWords: true,
    lead: true,
    verdict: true,
    papers: true,
    tariff: true,
    items: true,
  })
  .refine(namesPapers, papersMissing)
  .refine(hasItems, itemsMissing);

/** Applies to any goods, and names them, so that no two pages have the same text. */
const commonWords = (name: string) => ({
  packing: [
    `Pack ${name} in a new carton with two fingers of padding on each side.`,
    `Put the packing list for ${name} inside, and a copy on the outside.`,
  ],
  instead: [
    `Buy ${name} in Tanzania, from a dealer who has the licence.`,
    `Ask us before you pay for ${name}: there may be a carrier who takes them.`,
  ],
  goesWrong: [
    `The invoice shows less than was paid for ${name}, and TRA sets a value of its own.`,
    `Nobody asked about ${name} before paying, and the carton waits for a paper.`,
  ],
  remedies: [
    'Keep the receipt and the proof of payment, and put that price on the invoice.',
    'Send us the link before you pay, and we tell you which papers are needed.',
  ],
  questions: [
    [
      `How do I get a price for ${name}?`,
      `Send us the link to the shop page for ${name}, with weight and size. We answer with freight, duty and a date.`,
    ],
    [
      `Can you buy ${name} for me?`,
      `Yes. Tell us which ${name} you want and where they're sold. We order, check and ship them.`,
    ],
    [
      `Who pays the duty on ${name}?`,
      `The person who receives ${name} in Tanzania. We tell you the amount before we pay it for you.`,
    ],
  ].map(([question = '', answer = '']) => ({ question, answer })),
});

export const goodsStarter = defineStarter({
  label: 'Goods',
  type: ['goods', 'Goods'],
  answers: goodsAnswers,
  content: (found, { today }): Goods => {
    const { packing, instead, ...common } = commonWords(found.nameInSentence);
    return {
      ...found,
      updated: today,
      ...common,
      ...(isRefused(found) ? { packing: [], instead } : { packing }),
    };
  },
});
