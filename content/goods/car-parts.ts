import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'New car parts',
  nameInSentence: 'new car parts',
  swahili: 'Vipuri vipya vya gari',
  object: 'car-parts',
  group: 'vehicles',
  meta: {
    title: 'Ship new car parts to Tanzania: {duty.intermediate} duty',
    description:
      'Most new car parts carry {duty.intermediate} duty. See why the part number matters, what to do about oil and airbags, and what two orders cost in total.',
  },
  searchWords: {
    english: ['car parts', 'spare parts', 'brake pads', 'shock absorber', 'toyota parts'],
    swahili: ['vipuri', 'spea', 'spea za gari', 'breki'],
    otherwise: ['oil filter', 'bumper', 'bampa', 'headlight', 'taa za gari'],
  },
  lead: 'Send us the part number before anything else. It tells customs what the part is, and tells you whether the part fits.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        "Clean, dry parts can fly. Airbags, seat-belt tensioners and gas-filled shock absorbers can't: they contain an explosive charge or gas under pressure.",
    },
    sea: {
      answer: 'yes',
      reason:
        'Send body panels and stock for a shop this way. If you sell pads, filters, belts or glass, they need the certificate of conformity below.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'You need it for commercial lots of pads, filters, belts and glass. For a part for your own car, officers can accept the box and the part number instead.',
    },
  ],
  packing: [
    "Keep the maker's box with its label; a pad without a box looks used.",
    'Fill the hollow of a bumper with small parts and foam, and stiffen it with a batten.',
    'Drain, plug and bag anything that has held oil.',
  ],
  tariff: {
    heading: '8708, 8409, 8511',
    duty: 'intermediate',
    note: 'Body, brake and engine parts carry {duty.intermediate} duty. Oil filters and car locks carry {duty.finished}; seat belts are free of duty.',
  },
  items: [
    {
      name: 'A set of brake pads and discs',
      by: 'air',
      value: { amount: '95.00', currency: 'USD' },
      weight: '13',
      length: '36',
      width: '34',
      height: '18',
    },
    {
      name: 'A front bumper',
      by: 'sea',
      value: { amount: '140.00', currency: 'USD' },
      weight: '9',
      length: '150',
      width: '50',
      height: '40',
    },
  ],
  goesWrong: [
    'Headlights from a left-hand-drive car dazzle oncoming drivers, and the car fails its inspection.',
    'Copies with a Japanese logo are seized as counterfeits.',
    'The seller adds a bottle of brake fluid as a present. It stops the parcel.',
  ],
  remedies: [
    'Order lamps for a right-hand-drive car: Japan and Britain drive on the left, as we do.',
    "Buy from a dealer of that make, or choose parts that carry their own maker's name.",
    'Tell the seller before he packs: no fluids, not even free ones.',
  ],
  questions: [
    {
      question: 'How do I find the right part number?',
      answer:
        "Find the chassis number on the registration card and look it up in a dealer's catalogue. The old part itself often has the part number cast in.",
    },
    {
      question: 'Does a bumper cost more by air than it is worth?',
      answer:
        'Usually. One that weighs nine kilograms can be charged as sixty. By sea it travels with other cargo for a fraction of the price.',
    },
    {
      question: 'Is a car battery a car part?',
      answer:
        "No, it's a battery, with rules of its own, and carries {duty.finished} duty. It goes by sea. Better still, buy one on Kawawa Road in Dar es Salaam.",
    },
  ],
};
