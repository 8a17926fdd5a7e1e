import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Fireworks, gas and chemicals',
  nameInSentence: 'fireworks, gas and chemicals',
  swahili: 'Fataki, gesi na kemikali',
  object: 'fireworks-gas-and-chemicals',
  group: 'building',
  meta: {
    title: 'Fireworks, gas bottles, chemicals: never in a parcel',
    description:
      "Fireworks, lighter gas, bleach, acids and pesticides don't travel with us. Read what counts as hazardous, and where to buy it in Tanzania instead.",
  },
  searchWords: {
    english: [
      'fireworks',
      'gas cylinder',
      'lighter',
      'bleach',
      'pesticide',
      'thinner',
      'acid',
      'chemicals',
      'party popper',
      'fuel',
    ],
    swahili: [
      'fataki',
      'gesi',
      'mtungi wa gesi',
      'kemikali',
      'sumu ya wadudu',
      'tindikali',
      'petroli',
    ],
  },
  lead: 'They burn, explode or poison, and in the air nobody can get away from them. One bottle of thinner is enough to stop every box on the flight.',
  verdict: {
    air: {
      answer: 'no',
      reason:
        'Explosives and gas under pressure are forbidden in parcels by every airline in the world.',
    },
    sea: {
      answer: 'no',
      reason:
        "Chemical carriers move them in their own containers under permits. Our shared containers carry families' belongings.",
    },
  },
  papers: [
    {
      authority: 'GCLA',
      name: 'Chemicals permit',
      text: 'Factories import with a permit from the Government Chemist, through a registered importer with an inspected store.',
    },
  ],
  packing: [],
  instead: [
    'Buy cleaning agents, paint thinner and refilled cylinders in Tanzania, where all of them are made or sold.',
    'If you need chemicals for a factory, ask us to recommend a chemical carrier.',
    "Read the label: a red diamond with a flame, skull or cylinder means that we can't carry the product. Perfume, aerosols, nail polish, paint and glue can be exceptions: ask us first.",
  ],
  tariff: {
    heading: '3604, 3808, 2806',
    duty: 'finished',
    note: "The rate doesn't matter here. Pesticides and acids are restricted imports with a list of banned substances behind them.",
  },
  items: [],
  goesWrong: [
    'A camping stove is sent with a half-used cartridge in the pan.',
    'Sparklers hide among birthday candles.',
    'Old pool chlorine is packed next to cooking oil, and the two heat up.',
  ],
  remedies: [
    'Take the cartridge off: the recipient can buy gas here.',
    "Candles may come. Take the sparklers out: they're fireworks, however small.",
    'Leave pool chemicals where they are, and read the labels of whatever you take from the shed.',
  ],
  questions: [
    {
      question: 'Is an empty gas lighter allowed?',
      answer:
        "A new one that was never filled, in its shop pack, yes. Once it has held gas, you can't prove that it's empty.",
    },
    {
      question: 'Does a fire extinguisher count as gas?',
      answer: 'Yes, it is under pressure. Cars are shipped without theirs, so buy one here.',
    },
    {
      question: 'What about water-based glue or ink?',
      answer:
        'If the safety data sheet from the maker says "not classified as dangerous", it can come like other goods. Send us the sheet, not a photo of the tube.',
    },
  ],
};
