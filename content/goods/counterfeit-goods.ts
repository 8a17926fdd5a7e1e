import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Counterfeit goods',
  nameInSentence: 'counterfeit goods',
  swahili: 'Bidhaa bandia',
  object: 'counterfeit-goods',
  group: 'clothing',
  meta: {
    title: 'Counterfeit or replica goods to Tanzania? No.',
    description:
      'Counterfeit goods are banned everywhere in the East African Community. Read how customs spots them, what it costs you and what to buy instead.',
  },
  searchWords: {
    english: [
      'replica',
      'fake',
      'copy',
      'counterfeit',
      'first copy',
      'clone phone',
      'aaa quality',
      'dupe',
    ],
    swahili: ['feki', 'bidhaa bandia', 'kopi', 'bidhaa feki'],
  },
  lead: 'A very cheap copy of a famous brand is easy to spot at the airport. Customs destroys it, and you pay for that too.',
  verdict: {
    air: {
      answer: 'no',
      reason:
        'Counterfeit goods of all kinds are on the prohibited list of the customs act, whatever the quantity.',
    },
    sea: {
      answer: 'no',
      reason:
        'Customs opens containers from markets known for fakes. One carton of copies holds up the rest.',
    },
  },
  papers: [],
  packing: [],
  instead: [
    'Buy unbranded goods: the same factories sell them without the logo, and they clear customs.',
    'Order goods under your own brand; a hundred pieces with your label cost little more than unbranded ones.',
    'Ask a seller of genuine goods for an authorisation letter from the brand.',
  ],
  tariff: {
    heading: '6404, 4202, 8517',
    duty: 'protected',
    note: "No rate applies, since the goods aren't released. The Fair Competition Commission can add a fine.",
  },
  items: [],
  goesWrong: [
    "An importer with two hundred pairs of the same trainers says he didn't know. Customs seizes them all the same.",
    "A clone phone's identity number (IMEI) is all zeros, and no network accepts it.",
  ],
  remedies: [
    "If a famous brand costs a fraction of its usual price, it isn't real. Don't order it.",
    'Get the number from the seller, and look it up before you pay.',
  ],
  questions: [
    {
      question: 'How does customs recognise a copy?',
      answer:
        'By the price, the place it comes from and the printing. Brand owners register their brands here and train officers; the wrong font on a box is enough for a call to their lawyer.',
    },
    {
      question: 'Is one fake bag for myself a crime?',
      answer:
        "It's against the law. The bag is taken, you can be fined, and for a while your parcels will be opened.",
    },
    {
      question: 'Are "compatible" parts counterfeit?',
      answer:
        "No. A filter that says \"fits Toyota\" under its own maker's name is legal. The same filter with the carmaker's logo isn't.",
    },
  ],
};
