import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Alcohol and tobacco',
  nameInSentence: 'alcohol and tobacco',
  swahili: 'Pombe na tumbaku',
  object: 'alcohol-and-tobacco',
  group: 'family',
  meta: {
    title: 'Can I ship alcohol or tobacco to Tanzania?',
    description:
      "We don't carry wine, spirits, beer, cigarettes or vapes in parcels. Read why, what the law asks of an importer, and what a traveller may bring.",
  },
  searchWords: {
    english: [
      'alcohol',
      'wine',
      'beer',
      'whisky',
      'spirits',
      'champagne',
      'cigarettes',
      'tobacco',
      'cigars',
      'vape',
      'shisha',
    ],
    swahili: ['pombe', 'divai', 'mvinyo', 'bia', 'wiski', 'sigara', 'tumbaku', 'shisha'],
  },
  lead: "We don't carry alcohol or tobacco, not even one bottle as a gift. Both carry excise by the litre or by the thousand, need tax stamps, and are only for licensed importers.",
  verdict: {
    air: {
      answer: 'no',
      reason:
        'Strong spirits burn, bottles break over other parcels, and customs holds the whole box for excise.',
    },
    sea: {
      answer: 'no',
      reason:
        'A box or barrel with a hidden bottle is seized as a whole. Importers ship with carriers licensed for excise goods.',
    },
  },
  papers: [
    {
      authority: 'TRA',
      name: 'Electronic tax stamps and excise',
      text: 'An importer applies for the stamps before the goods are sold. The rates of excise change with the yearly budget, and TRA publishes them.',
    },
    {
      authority: 'TBS',
      name: 'Product registration and Certificate of Conformity',
      text: 'You need it for drinks for sale, with labels that show the maker, the strength and the health warning.',
    },
  ],
  packing: [],
  instead: [
    'Buy the bottle in Dar es Salaam, or at the duty-free shop when you travel.',
    'Ask TRA what a traveller may bring free of duty in person.',
    'Let us ship the glasses, the cooler and the bar furniture.',
  ],
  tariff: {
    heading: '2204, 2208, 2402',
    duty: 'finished',
    note: 'Besides import duty, drinks carry excise by the litre and cigarettes by the thousand, and imported wine and beer can pay the industrial development levy. TRA publishes the rates.',
    toConfirm: true,
  },
  items: [],
  goesWrong: [
    'A bottle of whisky breaks in a barrel, and every dress in it smells of it.',
    'Cigarettes are declared as "groceries", and the fine is larger than their price.',
  ],
  remedies: [
    "Keep bottles out of the barrel altogether, however well they're wrapped.",
    "Leave them at home: we don't carry tobacco under any name.",
  ],
  questions: [
    {
      question: 'May I send one bottle of wine as a gift?',
      answer:
        'No. Customs charges the same excise on one bottle, and holds the parcel until somebody pays. Order it from a shop in Tanzania and have it delivered.',
    },
    {
      question: 'Can you clear a container of drinks for an importer?',
      answer:
        "Ask us with the licence, the labels and the registration of the product. We'll tell you whether our customs desk can take it on, but we won't carry it.",
    },
    {
      question: 'Are vapes and shisha the same as tobacco?',
      answer:
        'For us, yes: we carry neither. Vapes also have lithium batteries, and their liquids are hazardous in the air.',
    },
  ],
};
