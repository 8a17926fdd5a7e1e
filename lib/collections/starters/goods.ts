import {
  type Goods,
  goodsFields,
  hasItems,
  isRefused,
  itemsMissing,
  namesPapers,
  papersMissing,
} from '@/content/schema/goods';
import { defineStarter } from './starter';

const answers = goodsFields
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
  questions: [
    {
      question: `How do I get a price for ${name}?`,
      answer: `Send us the link to the shop page for ${name}, with weight and size. We answer with freight, duty and a date.`,
    },
    {
      question: `Can you buy ${name} for me?`,
      answer: `Yes. Tell us which ${name} you want and where they're sold. We order, check and ship them.`,
    },
    {
      question: `Who pays the duty on ${name}?`,
      answer: `The person who receives ${name} in Tanzania. We tell you the amount before we pay it for you.`,
    },
  ],
});

export const goodsStarter = defineStarter({
  label: 'Goods',
  type: ['goods', 'Goods'],
  answers,
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
