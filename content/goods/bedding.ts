import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Bedding and curtains',
  nameInSentence: 'bedding and curtains',
  swahili: 'Matandiko na mapazia',
  object: 'bedding',
  group: 'home',
  meta: {
    title: 'Ship bedding to Tanzania: duvets, sheets, mattresses',
    description:
      'Bed linen, duvets, curtains and mattresses carry {duty.finished} to {duty.sensitive} duty. See why a vacuum bag matters more than the rate.',
  },
  searchWords: {
    english: ['bedding', 'duvet', 'curtains', 'blankets', 'towels'],
    swahili: ['duveti', 'mapazia', 'blanketi', 'taulo'],
    otherwise: [
      'carpet',
      'rug',
      'zulia',
      'mazulia',
      'kapeti',
      'sheets',
      'pillows',

      'mosquito net',
      'mashuka',
      'shuka',
      'mito',
      'mto',

      'chandarua',
    ],
  },
  lead: 'A duvet is a bag of air with a cover. Take the air out and the freight falls by two thirds; leave it in and you pay to fly it.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'Sheets, towels and curtains are dense and fly well. Pillows and duvets fly well only when vacuum-packed.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Send mattresses and hotel orders this way. Rolled foam travels compressed, so unroll it as soon as it arrives.',
    },
  },
  papers: [],
  packing: [
    'Put a second, plain bag over each vacuum bag: the first one always gets a hole.',
    'Take the hooks out of curtains, and roll each curtain around its own lining.',
  ],
  tariff: {
    heading: '6302, 6303, 9404',
    duty: 'finished',
    note: 'Towels, curtains, blankets and duvets carry {duty.finished} duty; mattresses and pillows {duty.protected}. Printed cotton sheets carry {duty.sensitive}, to protect East African mills.',
    toConfirm: true,
  },
  items: [
    {
      name: 'Two duvets in vacuum bags',
      kind: 'duvets, towels and curtains',
      by: 'air',
      value: { amount: '80.00', currency: 'USD' },
      weight: '5.6',
      length: '55',
      width: '45',
      height: '14',
    },
    {
      name: 'Linen for a ten-room guest house',
      kind: 'hotel linen',
      by: 'sea',
      value: { amount: '620.00', currency: 'USD' },
      weight: '68',
      length: '80',
      width: '60',
      height: '60',
    },
    {
      name: 'A foam mattress, rolled and boxed',
      kind: 'mattresses',
      searchWords: ['mattress', 'godoro', 'magodoro'],
      by: 'sea',
      value: { amount: '110.00', currency: 'USD' },
      weight: '16',
      length: '185',
      width: '34',
      height: '34',
      duty: 'protected',
    },
  ],
  goesWrong: [
    'The vacuum bag bursts before we measure the parcel, and you pay for a much larger carton.',
    'A foam mattress stays rolled for half a year and never gets its shape back.',
    'Plain sheets are called "printed" by the shop, which moves them to the highest rate.',
  ],
  remedies: [
    "Use a carton that the flat bag just fills, so that it can't swell if air gets in.",
    "Order it for the month in which you need it, and don't store it rolled.",
    'Have the shop write "plain" or "dyed" on the invoice, and what the cloth is made of.',
  ],
  questions: [
    {
      question: 'Do I pay more duty on hotel sheets than on mine?',
      answer:
        "No, what counts is the cloth: printed cotton carries {duty.sensitive}, plain mixed fibre {duty.finished}. That's why hotels order white polycotton.",
    },
    {
      question: 'Can I send a used duvet?',
      answer:
        'As part of your household effects, yes. On its own it counts as a used textile, which TBS inspects. Wash it, and write "used, washed" on the packing list.',
    },
    {
      question: 'How should I send a mattress?',
      answer:
        'Rolled and boxed, by sea. With {duty.protected} duty on yours, a decent foam mattress made in Dodoma or Dar es Salaam may be cheaper.',
    },
  ],
};
