import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Handbags and luggage',
  nameInSentence: 'handbags',
  swahili: 'Mikoba na mabegi',
  object: 'handbags',
  group: 'clothing',
  meta: {
    title: 'Ship a handbag or suitcase to Tanzania: cost',
    description:
      'Handbags, backpacks and suitcases carry {duty.finished} duty. See how to prove that a designer bag is real, and how to keep the freight on a light bag low.',
  },
  searchWords: {
    english: ['handbag', 'purse', 'designer bag'],
    swahili: ['mkoba', 'mikoba', 'begi', 'mabegi', 'pochi'],
    otherwise: [
      'laptop bag',
      'laptop backpack',
      'begi la laptop',
      'begi la kompyuta',
      'camera bag',
      'suitcase',
      'backpack',
      'school bag',
      'wallet',
      'begi la shule',
    ],
  },
  lead: 'A bag is mostly air, and a good one attracts two questions: is it real, and why is it so cheap? A receipt answers both.',
  verdict: {
    air: {
      answer: 'yes',
      reason: 'Fill a bag with other things, or you pay to ship air.',
    },
    sea: {
      answer: 'yes',
      reason:
        'School bags and sets of suitcases travel one inside the other, and cost little that way.',
    },
  },
  papers: [],
  packing: [
    'Fill a structured bag with tissue, so that it keeps its shape under weight.',
    'Wrap buckles and chains, because metal scratches leather.',
    'Pack suitcases one inside the other and list each size.',
  ],
  tariff: {
    heading: '4202',
    duty: 'finished',
    note: 'Leather, plastic and textile bags all carry {duty.finished} duty. A laptop bag carries it too, even when it is sold with the laptop.',
  },
  items: [
    {
      name: 'A leather handbag',
      by: 'air',
      countable: true,
      value: { amount: '160.00', currency: 'USD' },
      weight: '1.6',
      length: '40',
      width: '28',
      height: '15',
    },
    {
      name: 'A set of three nested suitcases',
      by: 'sea',
      value: { amount: '110.00', currency: 'USD' },
      weight: '11',
      length: '78',
      width: '52',
      height: '32',
    },
  ],
  goesWrong: [
    'A copy of a famous bag is seized, and the importer is asked who else has ordered one.',
    'A bag of python or crocodile skin comes without its CITES certificate (see below), because the shop forgot it.',
    'A handbag is squashed flat under a carton of tins, because the box didn\'t say "fragile".',
  ],
  remedies: [
    "If the shop can't show where it got the bag, buy one without a logo.",
    "Don't pay until the shop has sent you a copy of the certificate.",
    'Give it a carton of its own, with that word on two sides.',
  ],
  questions: [
    {
      question: 'What proves that a designer bag is genuine?',
      answer:
        "The receipt from the brand or a well-known shop, with the serial number. For a vintage piece, a dealer's certificate and photos of the stamp help.",
    },
    {
      question: 'Can I use a suitcase instead of a carton?',
      answer:
        'Yes. If the suitcase is new, list it too: it carries duty like any other. Close it with a strap, not a padlock, because customs cuts padlocks off.',
    },
    {
      question: 'Does crocodile leather need a permit?',
      answer:
        "Usually: most exotic skins are protected under CITES, the treaty on wildlife trade. The exporting country issues the CITES certificate; without it we can't accept the bag, whatever it cost.",
    },
  ],
};
