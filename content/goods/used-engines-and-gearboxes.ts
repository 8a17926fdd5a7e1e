import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Used engines and gearboxes',
  nameInSentence: 'used engines and gearboxes',
  swahili: 'Injini na giaboksi zilizotumika',
  object: 'used-engines-and-gearboxes',
  group: 'vehicles',
  meta: {
    title: 'Ship a used engine or gearbox to Tanzania',
    description:
      'Used engines and gearboxes carry {duty.intermediate} duty and {excise.used-parts} excise. Learn how to drain and crate one, which papers it needs, and what you pay.',
  },
  searchWords: {
    english: ['used engine', 'gearbox', 'transmission', 'used parts', 'breakers yard'],
    swahili: ['injini', 'giaboksi', 'spea used', 'injini iliyotumika'],
    otherwise: ['half cut', 'nose cut', 'nusu gari'],
  },
  lead: 'A used gearbox can be cheaper than a repair, even with the extra excise. Drain it well: most that are refused still have oil in them.',
  verdict: {
    air: {
      answer: 'papers',
      reason:
        'Drained, flushed and certified dry, an engine can fly. At its weight, that only makes sense for an urgent repair.',
    },
    sea: {
      answer: 'papers',
      reason:
        'Crated or on a pallet, drained and with every opening plugged, they travel like other machinery.',
    },
  },
  papers: [
    {
      authority: 'Carrier',
      name: 'Certificate of draining',
      text: "The dismantler (breaker's yard) states that fuel, oil and coolant have been drained. Airlines insist on it, and shipping lines ask for it too.",
    },
    {
      authority: 'Police',
      name: 'Proof of origin',
      text: "You need the dismantler's invoice with the chassis number, which shows that the engine isn't stolen.",
    },
  ],
  packing: [
    'Drain the engine overnight, then tip it and drain it again.',
    'Bolt it into a cradle, since an engine on loose timber breaks out of the crate.',
    'Shrink-wrap it over a drip tray with absorbent mats.',
  ],
  tariff: {
    heading: '8407, 8408, 8708',
    duty: 'intermediate',
    excise: ['used-parts'],
    note: 'Car engines and gearboxes carry {duty.intermediate} duty. Because they are used, excise of {excise.used-parts} is charged on value and duty together.',
  },
  items: [
    {
      name: 'A used automatic gearbox',
      by: 'sea',
      countable: true,
      value: { amount: '280.00', currency: 'GBP' },
      weight: '78',
      length: '85',
      width: '55',
      height: '50',
    },
    {
      name: 'A used 2.0 litre diesel engine',
      by: 'sea',
      value: { amount: '650.00', currency: 'GBP' },
      weight: '215',
      length: '95',
      width: '75',
      height: '85',
    },
  ],
  goesWrong: [
    "The engine number and the papers don't match, and the swap can't be registered.",
    'Oil reaches the box below. Its owner sends the bill to you.',
    "A half-cut (half a car) is declared as scrap. Customs values it as a car's worth of parts.",
  ],
  remedies: [
    'Before you pay, compare a photo of the number on the engine with the invoice.',
    "Let it stand on cardboard for a night before it's packed: a stain shows where it leaks.",
    'Call it a half-cut, and list the engine, the gearbox and the doors with their prices.',
  ],
  questions: [
    {
      question: 'Why is there an extra {excise.used-parts} on used parts?',
      answer:
        'The excise act puts it on used parts of cars and motorcycles, to keep worn and dangerous pieces out. If your part is reconditioned and has warranty papers, show them: you can argue the point.',
    },
    {
      question: 'Can I send a half-cut, the front or rear half of a car?',
      answer:
        "In a container, yes, if it's cut so that it can't be welded into a car again. Otherwise it is taxed and inspected as a vehicle.",
    },
    {
      question: 'Do I have to change the registration after an engine swap?',
      answer:
        "Yes, the new engine number goes onto the registration card at TRA. Take the import declaration and the dismantler's invoice with you; both are needed.",
    },
  ],
};
