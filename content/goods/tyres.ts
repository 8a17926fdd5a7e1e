import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'New tyres',
  nameInSentence: 'tyres',
  swahili: 'Matairi mapya',
  object: 'tyres',
  group: 'vehicles',
  meta: {
    title: 'Ship tyres to Tanzania: new yes, used car tyres no',
    description:
      'Used tyres for cars and light vans are banned in East Africa. New tyres carry {duty.intermediate} or {duty.finished} duty, usually go by sea and need a TBS certificate.',
  },
  searchWords: {
    english: ['tyres', 'tires'],
    swahili: ['matairi', 'tairi', 'matairi ya gari'],
    otherwise: [
      'wheels',
      'rims',
      'truck tyres',
      'used tyres',
      'alloy wheels',
      'rimu',
      'matairi used',
    ],
  },
  lead: 'We gladly carry new tyres. Used tyres for cars and light vans are prohibited throughout the East African Community.',
  verdict: {
    air: {
      answer: 'papers',
      reason:
        "New ones can fly with the certificate below, but they're bulky. Flying them is worth it only in an emergency.",
    },
    sea: {
      answer: 'papers',
      reason:
        'They come stacked or overlapping in a container, with the certificate that every imported tyre model needs.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity',
      text: 'Tyres are tested for load and speed. The inspector reads the date of manufacture on the sidewall.',
    },
  ],
  packing: [
    'Let the tyres overlap like the links of a chain: it saves a third of the space.',
    'Pack alloy rims separately, in cartons, with a foam disc over each face.',
  ],
  tariff: {
    heading: '4011, 8708',
    duty: 'finished',
    note: 'New car tyres carry {duty.finished} duty; motorcycle, tractor and large lorry tyres carry {duty.intermediate}. Rims are car parts at {duty.intermediate}.',
  },
  items: [
    {
      name: 'Four new car tyres',
      by: 'sea',
      value: { amount: '260.00', currency: 'USD' },
      weight: '38',
      length: '66',
      width: '66',
      height: '86',
    },
    {
      name: 'Four new SUV tyres',
      by: 'sea',
      value: { amount: '420.00', currency: 'USD' },
      weight: '64',
      length: '80',
      width: '80',
      height: '106',
    },
  ],
  goesWrong: [
    'Part-worn tyres are hidden behind new ones; the container is held and the tyres destroyed.',
    "The stock is three years old on arrival, and can't be sold.",
    'Tyres mounted on rims count as wheels and are inspected one by one.',
  ],
  remedies: [
    "Pay after you've seen a photo of each row as it was loaded.",
    'Name the oldest date that you accept in the order, and ask for photos of the sidewalls.',
    'Have them taken off the rims, or allow for the extra days.',
  ],
  questions: [
    {
      question: 'Can a used car come with its used tyres?',
      answer:
        "Yes, the ones it stands on and the spare. The ban is on used tyres as goods, so don't fill the boot with more.",
    },
    {
      question: 'Are retreaded lorry tyres prohibited too?',
      answer:
        'No. The ban names tyres for passenger cars and light commercial vehicles. Retreads for lorries are allowed: they carry {duty.finished} duty and need the certificate from TBS.',
    },
    {
      question: 'How old should a new tyre be?',
      answer:
        'Order stock made within the last year, so that it is fresh when it reaches your shelf. Inspectors look at the four digits on the sidewall: the week and the year it was made.',
    },
  ],
};
