import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Wigs and hair',
  nameInSentence: 'wigs and hair',
  swahili: 'Mawigi na nywele',
  object: 'wigs-and-hair',
  group: 'beauty',
  meta: {
    title: 'Ship wigs and hair to Tanzania: duty and excise',
    description:
      'Wigs, weaves and extensions carry {duty.protected} duty and {excise.wigs} excise, more than any other light parcel. See the total for one wig and for a salon order.',
  },
  searchWords: {
    english: [
      'wig',
      'hair extensions',
      'weave',
      'human hair',
      'lace front',
      'braids',
      'false lashes',
    ],
    swahili: ['wigi', 'mawigi', 'nywele', 'nywele bandia', 'rasta', 'kope'],
  },
  lead: 'Hair is light to send but heavily taxed. Work out the tax before you pay the seller, because it more than doubles the price.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'Hair is light, soft and safe to fly. The glue and sprays used with wigs are another matter and stay behind.',
    },
    sea: {
      answer: 'yes',
      reason: 'Only sacks of synthetic braids are bulky enough for a ship.',
    },
  },
  papers: [],
  packing: [
    'Keep the hair net and the paper inside the cap, and lay each wig flat in its bag.',
    'Take out adhesives, removers and styling sprays before you close the box.',
  ],
  tariff: {
    heading: '6703, 6704',
    duty: 'protected',
    excise: ['wigs'],
    note: 'Duty rose to {duty.protected} in 2022, and imported wigs and hair have paid {excise.wigs} excise since 2019. False lashes come under the same tariff heading.',
  },
  items: [
    {
      name: 'One human hair wig',
      by: 'air',
      countable: true,
      value: { amount: '130.00', currency: 'USD' },
      weight: '0.5',
      length: '30',
      width: '20',
      height: '8',
    },
    {
      name: 'A salon order of 30 bundles',
      by: 'air',
      value: { amount: '840.00', currency: 'USD' },
      weight: '4.2',
      length: '45',
      width: '30',
      height: '18',
    },
  ],
  goesWrong: [
    '"Sample hair, no value" is written on the invoice, and the officer knows the price of a hair closure by heart.',
    'Synthetic hair is sold to you as human hair, and you pay duty on the higher price.',
    'Lace glue leaks in the heat and takes three wigs with it.',
  ],
  remedies: [
    'A sample has a price too. Put down what the shop would sell it for.',
    'Have a strand burnt on video before you pay: human hair turns to ash, nylon melts into a bead.',
    'Buy the glue here, and ship only the hair.',
  ],
  questions: [
    {
      question: 'How do duty and excise on wigs add up?',
      answer:
        "On 100 dollars: duty 35, excise {excise.wigs} of 135, so about 34, then VAT on all of it. With the railway levy and the customs fee, you're past 200 dollars before the freight.",
    },
    {
      question: 'Is raw hair for a workshop taxed less?',
      answer:
        'Unworked hair, even washed, has another tariff code, so check its rate with TRA. As soon as it is bleached, dyed or sewn onto a weft, it counts as prepared hair at the full rate.',
    },
    {
      question: 'Can a wig for a cancer patient be exempt?',
      answer:
        "We know of no automatic relief. The hospital can ask its ministry for a letter of exemption. Send it to us, and we'll file it with the declaration.",
    },
  ],
};
