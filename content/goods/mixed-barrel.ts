import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'A barrel of mixed goods',
  nameInSentence: 'a barrel of mixed goods',
  swahili: 'Pipa la mizigo',
  object: 'mixed-barrel',
  group: 'whole-shipments',
  meta: {
    title: 'Send a barrel to Tanzania: how to pack it, duty and taxes',
    description:
      "See how to pack a 220-litre barrel from London or Baltimore, what to leave out, how to list what's inside, and what duty is charged on a mixed load.",
  },
  searchWords: {
    english: [
      'barrel',
      'drum',
      'send a barrel',
      'mixed goods',
      'family box',
      'tea chest',
      'blue barrel',
    ],
    swahili: ['pipa', 'mapipa', 'pipa la mizigo', 'dramu', 'boksi la familia'],
  },
  lead: 'You pay for the space that a barrel takes on the ship, because it is light for its size. The list inside the lid is what gets a barrel through customs.',
  verdict: {
    air: {
      answer: 'no',
      reason: 'A full barrel is too heavy to fly. If the goods have to fly, pack them in cartons.',
    },
    sea: {
      answer: 'papers',
      reason:
        "Most barrels go this way. A shared container often has a minimum of one cubic metre, so ask what one barrel costs, and what three cost. Make sure there's nothing flammable among the pots and shoes.",
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Rules for used textiles',
      text: 'If there are worn clothes in the barrel, list them as worn, so that an inspector can see that nothing banned is among them. Only bales of used clothes need a fumigation certificate.',
    },
  ],
  packing: [
    'Put heavy tins and tools at the bottom, clothes around the sides as padding, and light things under the lid.',
    'Put no liquids above food, and keep soap far away from it.',
    'Lock the ring of the lid with a numbered seal (a bolt seal), and write its number on the packing list.',
  ],
  tariff: {
    heading: '6309, 6403, 1905',
    duty: 'protected',
    note: 'Customs taxes each item on your list. To be safe, our examples use {duty.protected} for everything, the rate for worn clothes, shoes, soap and biscuits. New clothes carry {duty.finished}, and tools and books far less.',
  },
  items: [
    {
      name: 'A 220-litre barrel for the family',
      by: 'sea',
      unit: 'barrel',
      value: { amount: '260.00', currency: 'GBP' },
      weight: '92',
      length: '60',
      width: '60',
      height: '97',
    },
    {
      name: 'A tea chest of worn clothes and shoes',
      by: 'sea',
      value: { amount: '180.00', currency: 'GBP' },
      weight: '58',
      length: '76',
      width: '51',
      height: '51',
    },
  ],
  goesWrong: [
    'Someone adds deodorant sprays at the last minute, after the list was typed.',
    'The list says "assorted items", so everything is tipped out on a table in the port.',
    "A barrel is packed so full that four men can't lift it onto a pick-up in Mbagala.",
  ],
  remedies: [
    "Close the barrel yourself, with the list in your hand. What isn't on it stays out.",
    'Write the list while you pack, not afterwards, and call every thing by its name.',
    "If two of you can't tip it over, take something out or start a second barrel.",
  ],
  questions: [
    {
      question: 'What should the packing list look like?',
      answer:
        'One line for each kind of thing: "8 children\'s T-shirts, used, £10". Twenty honest lines pass faster than one vague word.',
    },
    {
      question: 'How heavy can a barrel be?',
      answer:
        "The drum can take a lot, but the people who lift it can't. Stay near 100 kilograms, and tell us if yours is heavier.",
    },
    {
      question: 'Are used clothes in the barrel a problem?',
      answer:
        "Outer clothes aren't: declare them as worn, and they carry {duty.worn} or {duty.worn-per-kg} a kilogram, whichever is more. Take used underwear, nightwear, socks and vests out. They are banned, and they hold up the rest.",
    },
  ],
};
