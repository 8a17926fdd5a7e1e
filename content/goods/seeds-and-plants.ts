import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Seeds and plants',
  nameInSentence: 'seeds and plants',
  swahili: 'Mbegu na mimea',
  object: 'seeds-and-plants',
  group: 'garden-and-kitchen',
  meta: {
    title: 'Ship seeds or plants to Tanzania: permit first',
    description:
      'Seeds and plants carry no duty, but need an import permit and a plant health certificate before they travel. Learn what happens to soil, and without papers.',
  },
  searchWords: {
    english: [
      'seeds',
      'plants',
      'seedlings',
      'vegetable seeds',
      'flower bulbs',
      'cuttings',
      'grass seed',
    ],
    swahili: ['mbegu', 'mimea', 'miche', 'mbegu za mboga'],
    otherwise: ['maua'],
  },
  lead: 'A packet of tomato seed weighs ten grams and can carry a virus that ruins a valley. So even the smallest parcel needs an import permit and a plant health certificate.',
  verdict: {
    air: {
      answer: 'papers',
      reason:
        'Seeds travel well by air once we have the import permit and the plant health certificate. Living plants need a quick connection, booked in advance.',
    },
    sea: {
      answer: 'papers',
      reason:
        "Seed potatoes and grass seed in bulk can come this way. Cuttings don't survive the voyage.",
    },
  },
  papers: [
    {
      authority: 'TPHPA',
      name: 'Plant import permit',
      fee: 'ask',
      text: 'The importer applies to the plant health authority before the goods are sent; the permit lists species, quantity and conditions such as treatment.',
    },
    {
      authority: 'Exporting country',
      name: 'Plant health (phytosanitary) certificate',
      fee: 'ask',
      text: "The plant health service of the sender's country issues it a few days before shipping. The original travels with the goods.",
    },
    {
      authority: 'TOSCI',
      name: 'Seed certification',
      fee: 'ask',
      text: 'Seed that will be sold to farmers is tested and labelled by the official seed institute.',
    },
  ],
  packing: [
    'Send original, sealed seed packets with the Latin name and the lot number.',
    'Wash bare roots free of soil: earth is never allowed.',
    'For plants, use damp paper, not wet, and make holes in the box.',
  ],
  tariff: {
    heading: '1209, 0602',
    duty: 'free',
    note: 'Seed for sowing and live plants are free of duty. You pay a great deal more on grain, nuts and spices for eating.',
  },
  items: [
    {
      name: 'Vegetable seed for one acre',
      by: 'air',
      value: { amount: '140.00', currency: 'USD' },
      weight: '1.2',
      length: '26',
      width: '20',
      height: '10',
    },
    {
      name: 'Two hundred tissue-cultured banana plants',
      by: 'air',
      value: { amount: '260.00', currency: 'USD' },
      weight: '8',
      length: '50',
      width: '40',
      height: '30',
    },
  ],
  goesWrong: [
    'Seeds are slipped into a letter as a "sample"; plant inspectors destroy them and note down your name.',
    'The plant health certificate is dated after the flight left.',
    'Coconut fibre counts as a growing medium, and a single handful makes the papers invalid.',
  ],
  remedies: [
    "Wait for the permit, even if it's only one packet.",
    'Compare its date with the day of the flight before you hand the parcel over.',
    'Line the box with paper, and look under the pots to see what the nursery put there.',
  ],
  questions: [
    {
      question: "Can I bring a few seeds from my aunt's garden?",
      answer:
        "Not without the papers, and a private garden can't get a certificate. Buy a named variety from a seed house that exports regularly.",
    },
    {
      question: 'Are genetically modified seeds allowed?',
      answer:
        "No. Tanzania asks for a statement that seed isn't modified, and growing modified crops isn't permitted.",
    },
    {
      question: 'Do dried herbs or tea need a plant permit?',
      answer:
        'Dried and processed plant matter for eating falls under food rules. Whole grains, nuts in the shell and raw spices are plant products, so ask us which rules apply.',
    },
  ],
};
