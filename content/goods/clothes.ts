import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Clothes',
  nameInSentence: 'clothes',
  swahili: 'Nguo',
  object: 'clothes',
  group: 'clothing',
  meta: {
    title: 'Ship new clothes to Tanzania: duty, VAT, freight',
    description:
      'New clothes from Shein, Guangzhou or London carry {duty.finished} duty and {customs.vat} VAT. Your own wardrobe needs no permit. Learn how to pack, and what it costs.',
  },
  searchWords: {
    english: [
      'clothes',
      'dress',
      'shirt',
      'jeans',
      'fashion',
      'shein',
      'suit',
      'wedding dress',
      'school uniform',
      'bra',
      'underwear',
    ],
    swahili: ['nguo', 'gauni', 'shati', 'suruali', 'sare za shule', 'sidiria', 'chupi'],
  },
  lead: 'Clothes are the easiest thing we carry: no battery, nothing to break, and no permit for your own wardrobe. Just squeeze the air out before you tape the box.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'Clothes can go on any flight. Pack them tightly, and you pay for their weight instead of empty space.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Send bales and shop stock this way. New clothes that you sell usually need a certificate of conformity.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: "You need it for commercial lots of new garments, but not for a family's parcel. The inspector reads the fibre labels and care symbols.",
    },
  ],
  packing: [
    "Roll, don't fold, and use vacuum bags for jumpers and jackets.",
    'Line the carton with a plastic sack: a wet corner stains white shirts for good.',
    'Keep one piece of each style on top if customs is likely to look.',
  ],
  tariff: {
    heading: '6109, 6203, 6204',
    duty: 'finished',
    note: 'The total uses the {duty.finished} duty that the East African tariff charges on garments. One guide says {duty.protected}, and TRA decides which counts.',
    toConfirm: true,
  },
  items: [
    {
      name: 'A parcel of summer clothes',
      by: 'air',
      value: { amount: '90.00', currency: 'USD' },
      weight: '4',
      length: '40',
      width: '30',
      height: '18',
    },
    {
      name: 'Shop stock, 120 pieces',
      by: 'sea',
      value: { amount: '720.00', currency: 'USD' },
      weight: '32',
      length: '60',
      width: '50',
      height: '45',
    },
  ],
  goesWrong: [
    'Hangers and gift boxes double the size of a parcel of light dresses.',
    'Printed logos of football clubs turn out to be copies, and the bale is held.',
    "The label doesn't show the fibre, so customs guesses the tariff code, and you may pay more.",
  ],
  remedies: [
    "Tell the shop that you don't need them, or let us take them out when we repack.",
    'Buy shirts without a badge, unless the seller can show a licence from the club.',
    'Look for the fibre before you buy. If the label is silent, the shop can name it on the invoice.',
  ],
  questions: [
    {
      question: 'Do I pay duty on clothes for my own children?',
      answer:
        'Yes. Duty depends on the garment, not on who wears it. With a small family parcel, the officer usually accepts the receipt, and clearance is quick.',
    },
    {
      question: 'How many clothes count as a business?',
      answer:
        "There's no fixed number. Six identical shirts in six sizes look like shop stock. Twelve different ones in one size look like your own clothes.",
    },
    {
      question: 'Can I order from Shein and have it all sent together?',
      answer:
        "Yes, to one of our addresses abroad, with your personal code. You'll find both in the customer portal. Shein splits orders into many small bags; tell us how many to expect and we wait for the last one.",
    },
  ],
};
