import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Headphones and gadgets',
  nameInSentence: 'headphones and small electronics',
  swahili: 'Vipokea sauti na vifaa vidogo',
  object: 'headphones-and-small-electronics',
  group: 'electronics',
  meta: {
    title: 'Ship headphones, speakers and gadgets to Tanzania',
    description:
      'Headphones and speakers carry {duty.finished} duty, and nearly all have a lithium cell inside. Learn which ones can fly, and what they cost in total.',
  },
  searchWords: {
    english: ['headphones', 'earbuds', 'airpods', 'gadgets'],
    swahili: ['vipokea sauti', 'hedifoni'],
    otherwise: [
      'laptop charger',
      'phone charger',
      'phone cover',
      'laptop stand',
      'chaja ya simu',
      'chaja ya laptop',
      'kava la simu',
      'bluetooth speaker',
      'soundbar',
      'smart watch',
      'charger',
      'usb cable',
      'phone case',
      'screen protector',
      'microphone',
      'spika',
      'saa janja',
      'chaja',
    ],
  },
  lead: 'Headphones and gadgets are small, light and valuable, so they suit air freight. Unlike phones, they carry duty.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'The cells in earbuds and small speakers are tiny and built in, so they fly with the usual lithium battery label.',
    },
    sea: {
      answer: 'yes',
      reason:
        "You can, but a pocket-sized parcel costs so little by air that the ship isn't worth the wait. Electronics for sale usually need a certificate of conformity.",
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'Electrical goods for sale, such as chargers and speakers, usually need one. A single item for your own use often needs none.',
    },
    {
      authority: 'TCRA',
      name: 'Type approval for wireless models',
      fee: 'ask',
      text: 'Bluetooth is radio too. A single item for your own use seldom raises questions; a carton for sale does.',
    },
  ],
  packing: [
    'Switch wireless speakers off: a box that beeps is taken out at screening.',
    'Put small blister packs together in one inner box, and write the count on it.',
  ],
  tariff: {
    heading: '8518',
    duty: 'finished',
    note: 'Headphones, speakers and microphones carry {duty.finished} duty, phone cases and screen protectors {duty.finished} or more. Plain chargers fall under tariff heading 8504 and are free of duty.',
  },
  items: [
    {
      name: 'Wireless earbuds',
      by: 'air',
      countable: true,
      value: { amount: '120.00', currency: 'USD' },
      weight: '0.3',
      length: '14',
      width: '12',
      height: '6',
    },
    {
      name: 'A party speaker',
      by: 'air',
      value: { amount: '180.00', currency: 'USD' },
      weight: '9.5',
      length: '60',
      width: '32',
      height: '30',
    },
  ],
  goesWrong: [
    'Cheap copies with a famous logo are seized as counterfeits, all of them.',
    "Large magnets in speakers aren't mentioned, and the airline asks for a check at the last minute.",
    'Twenty different gadgets are declared as "accessories", so customs opens and prices each of them.',
  ],
  remedies: [
    "Compare the price with the maker's own shop: if it's far lower, it's a copy.",
    'Mention them when you book, and the check is done in time.',
    'List each kind of gadget by its name, with its number and its price.',
  ],
  questions: [
    {
      question: 'Does a smart watch count as a watch or as a phone?',
      answer:
        'Customs usually puts it with communication devices when it connects by radio. Say on the invoice what it does: Bluetooth only, or with its own SIM.',
    },
    {
      question: 'Are chargers with American pins worth sending?',
      answer:
        'For your own use with an adapter, yes. For sale, TBS wants the three-pin British plug, and a carton of flat-pin chargers can be refused.',
    },
    {
      question: 'How do I send a speaker with a big battery?',
      answer:
        'Look for the watt-hours on it. Under 100, it can travel as usual; party speakers above that go as dangerous goods or by sea. Tell us before you buy.',
    },
  ],
};
