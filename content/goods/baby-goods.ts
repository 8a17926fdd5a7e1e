import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Baby goods',
  nameInSentence: 'baby goods',
  swahili: 'Vitu vya mtoto',
  object: 'baby-goods',
  group: 'family',
  meta: {
    title: 'Ship a pram, car seat or baby clothes to Tanzania',
    description:
      'Almost everything a baby needs can come. See the duty on prams and nappies, the rules for formula, and what a parcel for a newborn costs in Tanzania.',
  },
  searchWords: {
    english: ['baby', 'nappies', 'diapers', 'baby clothes'],
    swahili: ['vitu vya mtoto', 'nguo za mtoto', 'nepi', 'pampasi'],
    otherwise: [
      'pram',
      'stroller',
      'car seat',
      'breast pump',
      'formula',
      'gari la mtoto',
      'kiti cha mtoto',
    ],
  },
  lead: 'Start early: the parcel from Grandma in Birmingham should get here before the baby does. Almost everything a baby needs is allowed.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'Clothes, bottles and a folded pram can fly. Infant formula is food and has its own rules.',
    },
    sea: {
      answer: 'yes',
      reason:
        "A cot and a year's supply of nappies take up space but weigh little. Send the cot on a pallet and the nappies in a barrel.",
    },
  },
  papers: [],
  packing: [
    'Fold the pram, take its wheels off, and fill the basket with clothes.',
    'Dry used bottles thoroughly: damp rubber starts to smell on the way.',
    'Put the car seat in a carton, shell down, straps inside.',
  ],
  tariff: {
    heading: '8715, 9401, 6111',
    duty: 'finished',
    note: 'Prams, baby clothes and nappies carry {duty.finished} duty. A car seat counts as a seat, so excise of {excise.furniture} may be added; the example with a car seat leaves it out.',
  },
  items: [
    {
      name: 'A parcel of baby clothes and bottles',
      by: 'air',
      value: { amount: '75.00', currency: 'GBP' },
      weight: '4.5',
      length: '45',
      width: '35',
      height: '22',
    },
    {
      name: 'A travel system with car seat',
      by: 'sea',
      value: { amount: '320.00', currency: 'GBP' },
      weight: '24',
      length: '95',
      width: '60',
      height: '55',
    },
  ],
  goesWrong: [
    "A used car seat has been in an accident. You can't see the damage, and the seller doesn't mention it.",
    'Ten tins of formula are declared as "baby things", but formula is food, and ten tins need papers.',
    'The pram is sent assembled, and you pay for half a cubic metre of air.',
  ],
  remedies: [
    'Buy a new seat, or take one from a family whose car has never had a crash.',
    'Call it infant formula, write down the number of tins, and send no more than two.',
    'The flatter it gets, the less you pay: measure it folded before you ask for a price.',
  ],
  questions: [
    {
      question: 'Can I send infant formula?',
      answer:
        'Yes, a tin or two, well within the expiry date and listed as food. Larger amounts need the same papers as food for sale. Formula and other prepared baby foods carry duty of {duty.finished} or more. Check prices in Dar es Salaam first.',
    },
    {
      question: 'Is a breast pump a medical device?',
      answer:
        "In our experience, customs treats a pump for your own use as household goods. A hospital-grade model is better declared as what it is, with TMDA's permit for medical devices.",
    },
    {
      question: 'Are gifts for a new baby free of tax?',
      answer:
        'No, presents for a newborn are taxed like anything else. What helps is an honest list with prices, because the officer then has no reason to guess.',
    },
  ],
};
