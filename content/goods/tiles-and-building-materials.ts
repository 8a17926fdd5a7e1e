import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Tiles and building materials',
  nameInSentence: 'tiles and building materials',
  swahili: 'Vigae na vifaa vya ujenzi',
  object: 'tiles-and-building-materials',
  group: 'building',
  from: 'china',
  meta: {
    title: 'Import tiles and building materials to Tanzania',
    description:
      'Tiles, taps, doors and roofing from China or Dubai carry {duty.intermediate} to {duty.protected} duty and need a TBS certificate. See when a container pays off.',
  },
  searchWords: {
    english: ['tiles'],
    swahili: ['vigae', 'marumaru'],
    otherwise: [
      'building materials',
      'doors',
      'windows',
      'taps',
      'toilet',
      'roofing',
      'roofing sheets',
      'iron sheets',
      'gypsum',
      'paint',
      'cement',
      'sanitary ware',
      'lamps',
      'bulbs',
      'vifaa vya ujenzi',
      'milango',
      'madirisha',
      'mabomba',
      'bati',
      'mabati',
      'rangi',
      'balbu',
    ],
  },
  lead: "Fitting out a house by container from China can work. It's worth it for taps, doors and lights; for plain tiles, the local factory is hard to beat.",
  verdict: {
    air: {
      answer: 'no',
      reason:
        'A box of tiles weighs thirty kilograms and costs ten dollars. Only a sample belongs in an aircraft.',
    },
    sea: {
      answer: 'papers',
      reason:
        'They come by container, with the certificate of conformity for nearly everything that becomes part of a house.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity',
      text: "Tiles, cement, steel, cables, paint and sanitary ware all need one. It's issued after inspection in the factory.",
    },
  ],
  packing: [
    'Put heavy goods on the floor of the container and tiles on edge, and never load more than the lorry may carry on its axles.',
    'Work out from the square metres how many boxes you need, and add five per cent for breakage.',
    "List sealants and paint as dangerous goods if they're flammable.",
  ],
  tariff: {
    heading: '6907, 6910, 7308',
    duty: 'protected',
    note: 'Ceramic tiles, toilets and metal doors are in the {duty.protected} duty band. Taps carry {duty.intermediate}, and steel sinks and lamps carry {duty.finished}.',
  },
  items: [
    {
      name: 'Twenty square metres of floor tiles',
      by: 'sea',
      value: { amount: '150.00', currency: 'USD' },
      weight: '420',
      length: '120',
      width: '62',
      height: '40',
    },
    {
      name: 'A toilet and a washbasin',
      object: 'bathroom',
      by: 'sea',
      value: { amount: '260.00', currency: 'USD' },
      weight: '58',
      length: '75',
      width: '60',
      height: '80',
    },
  ],
  goesWrong: [
    'The second order comes from another batch and is a shade darker than the first.',
    'The container is filled to the roof and turns out too heavy for the road.',
    "Doors are made for the thickness of Chinese walls, and the frames don't fit.",
  ],
  remedies: [
    'Order everything at once, with some to spare, and note the batch on the box.',
    "Add up the weight first: with tiles, a container is full when it's still half empty.",
    'Measure your own walls, plaster included, and put the thickness in the order.',
  ],
  questions: [
    {
      question: 'How many tiles fit in a container?',
      answer:
        'Weight decides, not space. On the road, a 20-foot container can carry about 25 tonnes, which is some 1,200 square metres of floor tiles and leaves it half empty.',
    },
    {
      question: 'Can I share a container with other builders?',
      answer:
        'Yes. Your pallets are counted on arrival, and each of you needs a certificate and a declaration of your own. The [charges at the port](help/port-and-airport) show what you pay for your share, or for a container of your own.',
    },
    {
      question: 'Can paint come in the same container?',
      answer:
        "Water-based paint, yes. Oil paint is flammable and has to be booked as dangerous goods, and we don't carry paint thinner. Imported oil paint and varnish can also carry excise by the kilogram: check with TRA.",
    },
  ],
};
