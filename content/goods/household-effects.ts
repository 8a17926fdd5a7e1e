import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Household effects',
  nameInSentence: 'household effects',
  swahili: 'Vyombo vya kuhamia',
  object: 'household-effects',
  group: 'whole-shipments',
  meta: {
    title: 'Moving home to Tanzania: household goods duty-free',
    description:
      'Moving back? You can bring used household effects free of duty within 90 days. See the conditions, the papers, the rule for one car and what is still taxed.',
  },
  searchWords: {
    english: [
      'moving home',
      'relocation',
      'household goods',
      'personal effects',
      'returning resident',
      'container move',
      'diaspora',
    ],
    swahili: ['kuhama', 'kurudi nyumbani', 'vyombo vya nyumbani', 'mizigo ya kuhama', 'diaspora'],
  },
  lead: 'Coming home for good? What you used abroad can come free of duty, if you prove the move and meet the 90-day deadline. New things are taxed.',
  verdict: {
    air: {
      answer: 'papers',
      reason:
        'You can fly a few cartons for the first weeks, such as the six in the example below. They can come free of duty like the rest, so list them as part of the move.',
    },
    sea: {
      answer: 'papers',
      reason:
        "Your household goods travel in a shared or full container. Have the inventory ready before it's loaded.",
    },
  },
  papers: [
    {
      authority: 'TRA',
      name: 'Relief as a returning resident',
      text: 'You can get this if you are 18 or over and really moving. Passport stamps and the end of a lease or job prove it.',
    },
    {
      authority: 'From you',
      name: 'Inventory with values',
      text: 'Type it in English, carton by carton, with the make and serial number of anything electrical.',
    },
    {
      authority: 'Immigration',
      name: 'Residence or work permit',
      text: "You need it if you aren't a citizen. Without it the goods wait in the port and storage is charged.",
    },
  ],
  packing: [
    'Number every carton and keep the same number on the inventory.',
    'New things go in cartons of their own, with receipts on top.',
    "Carry documents and medicines yourself. Don't put them in the container.",
  ],
  tariff: {
    heading: '9403, 6302, 8471',
    duty: 'protected',
    excise: ['furniture'],
    reliefs: ['change-of-residence'],
    note: 'With the relief you pay only the customs processing fee and, by sea, the quay fee (wharfage) with its VAT. Without it each thing has its own rate. Beds and tables cost the most: {duty.protected} duty, plus excise.',
  },
  items: [
    {
      name: 'Six cartons for the first weeks, with tax relief',
      by: 'air',
      value: { amount: '500.00', currency: 'GBP' },
      weight: '96',
      length: '120',
      width: '80',
      height: '60',
    },
    {
      name: 'Three rooms in a shared container, with tax relief',
      by: 'sea',
      value: { amount: '4500.00', currency: 'GBP' },
      weight: '1450',
      length: '240',
      width: '220',
      height: '200',
    },
  ],
  goesWrong: [
    'The container lands four months after its owner, and the relief is in doubt.',
    'You visited home last year, and an officer says that this breaks the twelve months you must have lived abroad.',
    'Ten identical televisions make the household look like a shop.',
  ],
  remedies: [
    'Book the container before your own flight, and ask TRA for more time as soon as you hear of a delay.',
    'Keep your tickets and the proof that your home and job stayed abroad, and ask TRA before you move.',
    'Bring as many as a home needs, and send the rest as goods that you pay duty on.',
  ],
  questions: [
    {
      question: 'How soon after I arrive must the goods come?',
      answer:
        'Within 90 days. TRA can extend that to 360 at most, so apply before the 90 days are over.',
    },
    {
      question: 'How long must I have lived abroad?',
      answer:
        'For citizens, removal companies say twelve months without a break. The law asks for a real change of residence, so bring everything that proves yours.',
    },
    {
      question: 'Can I bring my car with the household?',
      answer:
        'Yes, one that you owned and used abroad for twelve months. TRA wants it under eight years from manufacture, and at most 3,000 cc: see [which taxes are waived, and what to ask TRA](help/who-pays-less#returning-car). If the steering wheel is on the left, as in Canada, [ask first](help/car-or-bajaji#shipped). If you sell it later, you owe the tax.',
    },
  ],
};
