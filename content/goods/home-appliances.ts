import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Home appliances',
  nameInSentence: 'home appliances',
  swahili: 'Vifaa vya nyumbani vya umeme',
  object: 'home-appliances',
  group: 'home',
  meta: {
    title: 'Home appliances to Tanzania: fridge, washing machine',
    description:
      'Fridges, washing machines and air conditioners come by sea and carry {duty.finished} duty. See what is added for a used one, and which coolants are banned.',
  },
  searchWords: {
    english: ['washing machine'],
    swahili: ['mashine ya kufua'],
    otherwise: [
      'fridge',
      'refrigerator',
      'freezer',
      'air conditioner',
      'vacuum cleaner',
      'friji',
      'jokofu',
      'kiyoyozi',
      'feni',
    ],
  },
  lead: 'Large appliances go by ship. Before you send a used one, compare: with the extra excise, a new one bought here may cost less.',
  verdict: {
    air: {
      answer: 'no',
      reason:
        "They're too large, and airlines won't take the pressurised gas in the compressor of a household fridge.",
    },
    sea: {
      answer: 'papers',
      reason:
        'Upright, strapped down and with a coolant that is still legal, a fridge can come. Tell us which gas is inside.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'You need it for appliances that will be sold. The inspector checks the energy rating and the voltage.',
    },
    {
      authority: 'Environment council (NEMC)',
      name: 'Ozone rules',
      text: "Old fridges with a CFC coolant such as R12 aren't allowed in. The rating plate at the back names the gas. A flammable one can need papers of its own.",
    },
  ],
  packing: [
    'Defrost and dry a fridge for two days, then tape a dishcloth into the door so that it stays ajar.',
    'Put the transit bolts back into a washing machine drum, or the shocks ruin it.',
    'Strap the machine to a pallet and mark which side must stay up.',
  ],
  tariff: {
    heading: '8418, 8450, 8415',
    duty: 'finished',
    note: 'Complete household fridges, washing machines and air conditioners carry {duty.finished} duty; kits for assembly carry {duty.intermediate}.',
  },
  items: [
    {
      name: 'A new washing machine',
      by: 'sea',
      countable: true,
      value: { amount: '330.00', currency: 'USD' },
      weight: '66',
      length: '66',
      width: '64',
      height: '90',
    },
    {
      name: 'A used double-door fridge',
      by: 'sea',
      searchWords: [
        'used fridge',
        'used refrigerator',
        'used freezer',
        'used washing machine',
        'friji used',
        'friji kuukuu',
        'friji iliyotumika',
        'jokofu kuukuu',
      ],
      countable: true,
      value: { amount: '250.00', currency: 'USD' },
      weight: '88',
      length: '95',
      width: '75',
      height: '185',
      excise: ['used-parts'],
    },
  ],
  goesWrong: [
    'A fridge travels on its side and the compressor never runs again.',
    'Sixty-hertz machines from America turn slower here and burn out.',
    'The freezer is used as a trunk for tins, and its inner wall cracks.',
  ],
  remedies: [
    'Keep it upright from your kitchen on. If it did lie down, let it stand for a day before you plug it in.',
    'Look for 50 Hz or 50/60 Hz on the plate at the back before you buy.',
    "Fill it with light things only: towels and curtains are fine, tins aren't.",
  ],
  questions: [
    {
      question: 'What is the extra tax on a used fridge?',
      answer:
        'Excise of {excise.used-parts}, charged on value and duty together. The law names refrigerators, washing machines, cookers, air conditioners and vacuum cleaners.',
    },
    {
      question: 'Does a fridge count as household effects when I move?',
      answer:
        'If you used it in your former home and TRA accepts that you have moved, it comes under the same tax relief as your furniture. One of each is what officers expect.',
    },
    {
      question: 'Will a British washing machine work?',
      answer:
        'Yes: same voltage, same plug, cold-water inlet. Add a surge protector, because the mains at the end of a long power line is rarely a steady 230 volts.',
    },
  ],
};
