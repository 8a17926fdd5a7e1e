import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Tools',
  nameInSentence: 'tools',
  swahili: 'Zana',
  object: 'tools',
  group: 'building',
  meta: {
    title: 'Ship tools and drills to Tanzania: what they cost',
    description:
      'Hand tools carry {duty.intermediate} duty, power tools none. Learn how cordless batteries travel, when to send steel by sea, and what two orders cost in total.',
  },
  searchWords: {
    english: ['tools', 'drill', 'grinder', 'makita', 'dewalt'],
    swahili: ['zana', 'drili'],
    otherwise: [
      'spanner set',
      'saw',
      'toolbox',
      'welding machine',
      'vifaa vya fundi',
      'spana',
      'msumeno',
      'mashine ya kuchomelea',
    ],
  },
  lead: 'Good news for every workshop: power tools are free of duty, and spanners carry only {duty.intermediate}. Steel is heavy, so think before you fly it.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'A drill or a multimeter flies without trouble. A battery pack without its tool counts as a loose battery. Ask first about a spare packed with the tool.',
    },
    sea: {
      answer: 'yes',
      reason:
        'A full workshop with tool chests and anvils comes this way. Drain oil and fuel from anything that has held any. Tools for sale usually need a certificate of conformity.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'Electrical goods for sale, such as power tools, usually need one. A single tool for your own use often needs none.',
    },
  ],
  packing: [
    'Lock the trigger of saws and grinders, and take discs off.',
    'Wrap steel in oiled paper against the sea air.',
    'For anything over 25 kilograms, use a wooden box; cardboard bottoms drop out.',
  ],
  tariff: {
    heading: '8467, 8205, 8206',
    duty: 'free',
    note: 'Power tools under tariff heading 8467 are free of duty. Spanners, hammers, screwdrivers and sets carry {duty.intermediate}, and workbenches count as furniture.',
  },
  items: [
    {
      name: 'A cordless drill with the battery fitted',
      by: 'air',
      countable: true,
      value: { amount: '120.00', currency: 'USD' },
      weight: '3.1',
      length: '40',
      width: '30',
      height: '13',
    },
    {
      name: 'A chest of power tools',
      by: 'sea',
      value: { amount: '540.00', currency: 'GBP' },
      weight: '74',
      length: '90',
      width: '50',
      height: '45',
    },
  ],
  goesWrong: [
    'Three spare batteries lie loose among the bits; the box is sent back from the airport.',
    'A 110-volt site tool from Britain needs its yellow transformer, which stayed in the van.',
    'A petrol saw still smells of fuel and is refused at the gate.',
  ],
  remedies: [
    'Leave one in the tool, and tell us about the others before we book the flight.',
    'Buy the 230-volt version; a yellow plug is the sign of the other one.',
    'Run it until it stops, and leave the tank open for a few days before you bring it.',
  ],
  questions: [
    {
      question: 'Can I send used tools to a workshop in Moshi?',
      answer:
        'Yes. List them as used, with fair prices. The excise on used goods is aimed at car parts and household appliances, not at a set of spanners.',
    },
    {
      question: 'Can I send gas torches and cylinders?',
      answer:
        'The torch, regulator and hoses, yes. Gas bottles, full or empty, stay behind: buy acetylene and oxygen here.',
    },
    {
      question: 'Is a measuring laser allowed?',
      answer:
        'Yes. The ones that builders use are weak. Write "laser level" with the class number on the packing list, because the word laser alone makes inspectors wary.',
    },
  ],
};
