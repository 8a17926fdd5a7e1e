import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Jewellery and watches',
  nameInSentence: 'jewellery and watches',
  swahili: 'Vito na saa',
  object: 'jewellery-and-watches',
  group: 'clothing',
  meta: {
    title: 'Can I ship jewellery or a watch to Tanzania?',
    description:
      'Jewellery and watches travel only if you arrange it with us first. See the proof and insurance we ask for, and what you pay with {duty.finished} duty and VAT.',
  },
  searchWords: {
    english: ['jewellery', 'jewelry', 'necklace', 'ring'],
    swahili: ['vito', 'pete', 'mkufu', 'hereni'],
    otherwise: ['watch', 'saa', 'gold', 'dhahabu', 'rolex', 'antique'],
  },
  lead: 'Please call before you book. Gold, precious stones and antiques go by arrangement only: we agree on proof of value, insurance and who signs for the parcel.',
  verdict: {
    air: {
      answer: 'papers',
      reason:
        "By arrangement, jewellery and watches can fly, sealed and insured in full. We never carry valuables that we weren't told about.",
    },
    sea: {
      answer: 'no',
      reason: 'A container changes hands too often and waits too long for something this small.',
    },
  },
  papers: [
    {
      authority: 'Nectarine',
      name: 'Arrangement before booking',
      text: 'We need the invoice or a valuation, photographs, and your consent to insurance for the whole value.',
    },
    {
      authority: 'Mining Commission',
      name: 'Permit for raw metal and uncut stones',
      fee: 'ask',
      text: "Raw gold and uncut gems are restricted imports under the customs act; finished rings aren't.",
    },
  ],
  packing: [
    'Put a small hard case inside a plain carton at least as large as a shoe box: tiny parcels get lost.',
    'Seal it with numbered tape and send us the numbers.',
    'Don\'t write a brand or a word like "gold" on the outside.',
  ],
  tariff: {
    heading: '7113, 7117, 9102',
    duty: 'finished',
    note: 'Real jewellery, costume jewellery and wristwatches all carry {duty.finished} duty.',
  },
  items: [
    {
      name: 'A silver necklace',
      by: 'air',
      countable: true,
      value: { amount: '140.00', currency: 'USD' },
      weight: '0.6',
      length: '30',
      width: '20',
      height: '10',
    },
    {
      name: 'A steel wristwatch',
      by: 'air',
      value: { amount: '650.00', currency: 'USD' },
      weight: '0.9',
      length: '30',
      width: '20',
      height: '12',
    },
  ],
  goesWrong: [
    'The value is declared low to save duty, and that low value is all you get if the parcel is lost.',
    'An heirloom has no papers at all, so customs has a jeweller value it, at your cost and in no hurry.',
    'A replica watch is listed as a "style watch". Customs takes it and destroys it.',
  ],
  remedies: [
    "Give customs and the insurance the same figure: what it's really worth.",
    'Have it valued before it leaves, and send a copy of the paper with it.',
    "Don't send it at all: a copy stays a copy, whatever the list calls it.",
  ],
  questions: [
    {
      question: 'Why is costume jewellery easier to send?',
      answer:
        "Because it's hardly worth stealing. Fashion pieces of brass and glass travel as ordinary goods: list them as costume jewellery, with the real price.",
    },
    {
      question: "Can I send my mother's wedding ring?",
      answer:
        "Yes, by arrangement. A jeweller's valuation with a photo is enough proof. Many families would rather a relative wore it on the flight, and so would we.",
    },
    {
      question: 'Do antiques need an arrangement too?',
      answer:
        "Yes, whatever they are. Besides, some countries don't let old objects leave without a cultural export permit, so ask the seller about that first.",
    },
  ],
};
