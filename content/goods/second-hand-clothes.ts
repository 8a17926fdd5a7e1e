import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Second-hand clothes',
  nameInSentence: 'second-hand clothes',
  swahili: 'Mitumba',
  object: 'second-hand-clothes',
  group: 'clothing',
  meta: {
    title: 'Ship second-hand clothes (mitumba) to Tanzania',
    description:
      'Mitumba carry {duty.worn} or {duty.worn-per-kg} a kilogram, whichever is more. See which pieces are banned, how fumigation and TBS work, and what it costs.',
  },
  searchWords: {
    english: [
      'second-hand clothes',
      'used clothes',
      'thrift',
      'bales',
      'charity clothes',
      'worn shoes',
    ],
    swahili: ['mitumba', 'nguo za mitumba', 'nguo za mtumba', 'viatu vya mitumba', 'belo'],
  },
  lead: 'Used clothes are allowed, and taxed by value or by weight. Just leave out underwear, nightwear, socks and vests.',
  verdict: {
    air: {
      answer: 'papers',
      reason: 'A family parcel can fly. A bale is never worth the air freight.',
    },
    sea: {
      answer: 'papers',
      reason:
        'Bales usually come this way. They need a fumigation certificate, and the standards bureau (TBS) inspects them.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Inspection of used textiles',
      fee: 'ask',
      text: 'Tanzania Standard 758 sets what can come in. Inspectors open bales at the port and look for banned pieces.',
    },
    {
      authority: 'Exporting country',
      name: 'Fumigation certificate',
      fee: 'ask',
      text: "The exporter's pest control service issues it for the container, before it is sealed.",
    },
  ],
  packing: [
    "Bale clothes by kind: jeans, dresses, children's clothes. A mixed bale is opened first.",
    'Go through each bale for socks, bras, vests and nightwear, and take them out.',
  ],
  tariff: {
    heading: '6309',
    duty: 'worn',
    note: 'Worn clothes and shoes carry duty of {duty.worn} of the value or {duty.worn-per-kg} for each kilogram, whichever comes to more.',
  },
  items: [
    {
      name: 'A family box of outgrown clothes',
      by: 'air',
      value: { amount: '30.00', currency: 'USD' },
      weight: '9',
      length: '45',
      width: '35',
      height: '30',
    },
    {
      name: 'A 45-kilogram bale of dresses',
      by: 'sea',
      value: { amount: '75.00', currency: 'USD' },
      weight: '45',
      length: '75',
      width: '50',
      height: '45',
    },
  ],
  goesWrong: [
    "Inspectors find used underwear. It's banned across East Africa, and they burn it at your expense.",
    'Worn winter coats are listed at next to nothing, and the minimum duty by weight comes as a surprise.',
    'Towels and bed sheets are baled with shirts, though they come under another tariff code.',
  ],
  remedies: [
    'Buy from a sorter who promises in writing that there is none in the bales.',
    'Weigh each bale and work out the duty both ways, by price and by weight: you pay the higher.',
    'Have them baled and listed on their own.',
  ],
  questions: [
    {
      question: 'Exactly which used pieces are banned?',
      answer:
        'Underwear of every type. TBS names underpants, bras, vests, camisoles, nightdresses and socks. New ones in their packaging are no problem.',
    },
    {
      question: 'Are clothes for an orphanage exempt?',
      answer:
        'Not automatically. The orphanage applies through its ministry first. We can hold the boxes abroad until the exemption comes.',
    },
    {
      question: 'Do my own worn clothes count as mitumba?',
      answer:
        "In a move, no: they are personal effects. In a box to someone else, yes, though officers judge a mother's parcel more gently than a trader's.",
    },
  ],
};
