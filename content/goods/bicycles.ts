import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Bicycles',
  nameInSentence: 'bicycles',
  swahili: 'Baiskeli',
  object: 'bicycles',
  group: 'vehicles',
  meta: {
    title: 'Ship a bicycle to Tanzania: duty, packing and cost',
    description:
      "Bicycles carry {duty.intermediate} duty. Learn how to box one so that its size doesn't double the price, what to do with an e-bike, and what it costs.",
  },
  searchWords: {
    english: ['bicycle', 'bike', 'mountain bike', 'road bike'],
    swahili: ['baiskeli', 'beskeli'],
    otherwise: [
      'e-bike',
      'electric bike',
      "children's bike",
      'baiskeli ya umeme',
      'baiskeli ya mtoto',
    ],
  },
  lead: 'Taking a bicycle apart is worth more than any discount: in pieces, it flies for about half the price.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'A bicycle can fly in a bike box, with the pedals off and half the air let out of the tyres. An electric one can only fly without its battery.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Charities send them by the hundred in a container. A single one can share space with other cargo.',
    },
  },
  papers: [
    {
      authority: 'Carrier',
      name: 'Battery papers of an electric bike',
      text: "You need this for the battery only: the maker's battery test summary (UN 38.3), and a declaration as dangerous goods. Other bicycles usually need no permit.",
    },
  ],
  packing: [
    'Ask a bike shop for an empty carton; they throw them away.',
    'Take off the front wheel, pedals and handlebar, wrap the frame, and put a spacer in the fork.',
    'Let half the air out of the tyres: they need some to protect the rims.',
  ],
  tariff: {
    heading: '8712',
    duty: 'intermediate',
    note: 'Pedal cycles and their parts carry {duty.intermediate} duty. A bicycle with a motor falls under tariff heading 8711 and carries {duty.finished}.',
  },
  items: [
    {
      name: 'A mountain bike, taken apart',
      by: 'air',
      countable: true,
      value: { amount: '350.00', currency: 'USD' },
      weight: '17',
      length: '110',
      width: '70',
      height: '20',
    },
    {
      name: "Three children's bikes in one carton",
      by: 'sea',
      value: { amount: '210.00', currency: 'USD' },
      weight: '34',
      length: '115',
      width: '60',
      height: '55',
    },
  ],
  goesWrong: [
    'The rear gears are left on, and the bracket that holds them bends.',
    'An e-bike is declared as a bike, with a battery of four hundred watt-hours hidden in the frame.',
    'The tools for putting the bike back together are left in Utrecht.',
  ],
  remedies: [
    'Unscrew the rear gear and tie it inside the frame; a bike shop does it in a few minutes.',
    "Say that it's electric when you book, and we'll tell you how the battery has to travel.",
    'Put the spanners and the pedals in one bag, and tape it to the frame before you close the box.',
  ],
  questions: [
    {
      question: 'What can I do about an e-bike battery?',
      answer:
        'Send the bicycle by air without it and the battery by sea as dangerous goods. Or ask the maker which dealer in Nairobi or Dar es Salaam sells one.',
    },
    {
      question: 'Are used bicycles allowed?',
      answer:
        'Yes. There is excise on used parts, but it is meant for motor vehicles. Write "used" on the list, with the year and a price that a stranger would pay.',
    },
    {
      question: 'How much does taking it apart save?',
      answer:
        'A whole bicycle in its carton is charged as about 56 kilograms. Taken apart, in the box of our example, it is charged as 31. It weighs 17 either way.',
    },
  ],
};
