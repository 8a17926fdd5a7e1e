import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Shoes',
  nameInSentence: 'shoes',
  swahili: 'Viatu',
  object: 'shoes',
  group: 'clothing',
  meta: {
    title: 'Ship shoes and trainers to Tanzania: {duty.protected} duty',
    description:
      'New shoes carry {duty.protected} duty, more than new clothes. See what trainers cost at the door in Tanzania, and what the shoe box adds.',
  },
  searchWords: {
    english: [
      'shoes',
      'sneakers',
      'trainers',
      'nike',
      'boots',
      'heels',
      'sandals',
      'football boots',
    ],
    swahili: ['viatu', 'raba', 'buti', 'kandambili', 'ndala'],
  },
  lead: 'You pay more duty on shoes than on new clothes: {duty.protected}, the band that protects East African makers.',
  verdict: {
    air: {
      answer: 'yes',
      reason: 'Leave out the shoe box: on trainers it makes up about a third of the freight.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Wholesale orders come this way, with a certificate of conformity. Put a bag of silica gel in each carton, or leather goes mouldy in the warm container.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'You need it for shoes that you sell. Inspectors look hardest at safety boots, because a fake steel toecap injures people.',
    },
  ],
  packing: [
    'Stuff socks inside each shoe and put pairs sole to sole.',
    'Flatten the shoe boxes and send them flat if you need them for the shop.',
  ],
  tariff: {
    heading: '6403, 6404, 6402',
    duty: 'protected',
    note: 'Leather, textile and plastic shoes all carry {duty.protected} duty; only parts and some unfinished uppers carry {duty.intermediate}.',
  },
  items: [
    {
      name: 'One pair of running shoes in the box',
      by: 'air',
      countable: true,
      value: { amount: '85.00', currency: 'USD' },
      weight: '1.2',
      length: '35',
      width: '20',
      height: '12',
    },
    {
      name: 'Twenty-four pairs for a shop',
      by: 'sea',
      value: { amount: '480.00', currency: 'USD' },
      weight: '26',
      length: '70',
      width: '50',
      height: '45',
    },
  ],
  goesWrong: [
    'A UK 8 is about a US 9 or an EU 42. Mix up the systems, and the return costs more than the pair.',
    'Football boots with a famous badge but no licence are stopped as counterfeits.',
    'There are used shoes among the new ones, so the officer treats them all as second-hand.',
  ],
  remedies: [
    'Go by the length of your foot in centimetres: that is the same everywhere.',
    'Order boots with no brand, or from a shop that the brand names on its own website.',
    'Used pairs go in a carton of their own, and on the list as used.',
  ],
  questions: [
    {
      question: 'Does leaving out the shoe box save much?',
      answer:
        'About a third of the freight on trainers. Ask the shop not to send the box, or let us take the pairs out when we repack.',
    },
    {
      question: 'Are football boots for a school team taxed?',
      answer:
        'Yes, like any shoes. A sports association can apply for relief before shipping, but few manage it in time for one season.',
    },
    {
      question: 'Which price counts if the shoes were reduced?',
      answer:
        "The price you paid. Keep the order confirmation that shows the discount, since the shop's page will show the old price again tomorrow.",
    },
  ],
};
