import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Furniture',
  nameInSentence: 'furniture',
  swahili: 'Samani',
  object: 'furniture',
  group: 'home',
  meta: {
    title: 'Ship furniture to Tanzania: duty, excise, freight',
    description:
      "Beds and desks carry {duty.protected} duty, sofas {duty.finished}, and all of them {excise.furniture} excise. Learn why furniture goes by sea, and when it's cheaper to buy here.",
  },
  searchWords: {
    english: [
      'furniture',
      'bed',
      'table',
      'desk',
      'wardrobe',
      'ikea',
      'kitchen cabinets',
      'cupboard',
    ],
    swahili: ['samani', 'fanicha', 'kitanda', 'meza', 'kabati', 'makabati', 'makabati ya jikoni'],
  },
  lead: 'Tanzania has good carpenters and protects them. With duty, excise and VAT, imported furniture costs about twice its price abroad before it reaches your gate.',
  verdict: {
    air: {
      answer: 'no',
      reason:
        'A sofa would be charged as several hundred kilograms. Flying one is hardly ever worth it.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Flat-packed or in a container with other things, furniture comes in without special permits.',
    },
  },
  papers: [
    {
      authority: 'Plant health authority (TPHPA)',
      name: 'Treatment of wood',
      text: 'Raw wood, bark and pallets must be heat-treated and carry the ISPM 15 stamp that proves it. Finished, varnished furniture is no problem.',
    },
  ],
  packing: [
    'Unscrew legs and tie the bag of screws to the frame they belong to.',
    'Cover upholstery in film and then in cloth: film alone makes it sweat.',
    'Glass tops travel on edge in a crate.',
  ],
  tariff: {
    heading: '9403, 9401',
    duty: 'protected',
    excise: ['furniture'],
    note: 'Beds, tables and cupboards carry {duty.protected} duty; sofas and chairs {duty.finished}. Excise of {excise.furniture} is charged on all of them.',
  },
  items: [
    {
      name: 'A flat-packed wardrobe',
      by: 'sea',
      kind: 'beds, tables and cupboards',
      countable: true,
      value: { amount: '240.00', currency: 'USD' },
      weight: '92',
      length: '205',
      width: '62',
      height: '22',
    },
    {
      name: 'A sofa with three seats',
      by: 'sea',
      kind: 'sofas and chairs',
      duty: 'finished',
      searchWords: ['sofa', 'chair', 'office chair', 'armchair', 'viti', 'kiti'],
      countable: true,
      value: { amount: '420.00', currency: 'USD' },
      weight: '70',
      length: '210',
      width: '95',
      height: '90',
    },
  ],
  goesWrong: [
    "Woodworm is found in an antique chest, and the whole container is fumigated at the importer's cost.",
    "A sofa doesn't fit through the door of the flat in Upanga.",
    'The buyer counts on {duty.finished} duty and forgets the excise, and that beds and tables carry {duty.protected}.',
  ],
  remedies: [
    "Look for small round holes and fine dust, and have old wood treated before it's loaded.",
    'Measure the door, the stairs and the lift before you buy.',
    'Before you order, look at all the taxes together, for each kind of furniture.',
  ],
  questions: [
    {
      question: 'Is furniture from my old home taxed as well?',
      answer:
        'Not if it comes with you as household effects and you have used it. New pieces bought for the move are taxed like any other import.',
    },
    {
      question: 'How much room does a sofa take?',
      answer:
        'A three-seater fills about two cubic metres. Sea freight is priced by that space, so ask the shop whether the back and legs come off.',
    },
    {
      question: 'Does it pay to import office chairs?',
      answer:
        'Only if they are good ones, and you bring a dozen. With duty, excise and VAT, a cheap chair nearly doubles in price, and you can buy one like it in Kariakoo today.',
    },
  ],
};
