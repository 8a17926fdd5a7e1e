import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Motorcycles',
  nameInSentence: 'motorcycles',
  swahili: 'Pikipiki',
  object: 'motorcycles',
  group: 'vehicles',
  meta: {
    title: 'Ship a motorcycle to Tanzania: duty and excise',
    description:
      'Motorcycles and scooters carry {duty.finished} duty, and {excise.motorcycle-over-3-years} excise if they are over three years old. See the taxes on a new bodaboda and on a used bike.',
  },
  searchWords: {
    english: [
      'motorcycle',
      'motorbike',
      'scooter',
      'bodaboda',
      'boda boda',
      'vespa',
      'dirt bike',
      'boxer',
      'honda ace',
      'yamaha',
      'tvs motorcycle',
    ],
    swahili: ['pikipiki', 'bodaboda', 'skuta'],
    otherwise: ['bajaji', 'tricycle', 'guta'],
  },
  lead: "For a bodaboda (motorcycle taxi), the local dealer is always cheaper. People ship what Kariakoo doesn't have: a touring bike, a vintage Vespa, their own machine.",
  verdict: {
    air: {
      answer: 'sea-only',
      reason:
        'It can only fly as declared dangerous goods, with the tank and battery made safe. Racers do this, and the bill is huge.',
    },
    sea: {
      answer: 'papers',
      reason:
        'It comes crated, or strapped down in a container, with an empty tank. A used one needs its log book.',
    },
  },
  papers: [
    {
      authority: 'TRA',
      name: 'Vehicle declaration and registration',
      text: 'Have the chassis and engine numbers, the year of manufacture and, for a used bike, the foreign log book (registration document) ready. Plates are issued after the tax is paid.',
    },
    {
      authority: 'TBS',
      name: 'Inspection of a used motorcycle',
      fee: 'ask',
      text: 'On used motorcycles, the brakes, lights and frame are checked. Used cars from Japan are inspected before loading, and those from elsewhere at the port. Ask us before you book whether that is so for a motorcycle too.',
    },
  ],
  packing: [
    'Run the tank and carburettor dry, and disconnect the battery.',
    'Compress the fork only halfway when you strap the bike down, or the seals leak.',
    'Mirrors, windscreen and keys go in a labelled box on the seat.',
  ],
  tariff: {
    heading: '8711',
    duty: 'finished',
    note: 'Motorcycles and scooters carry {duty.finished} duty, electric ones too. Used ones more than three years old carry {excise.motorcycle-over-3-years} excise; three-wheeled ambulances are free of duty. [Work out the tax on yours](help/vehicle-tax), with registration.',
  },
  items: [
    {
      name: 'A new 125 cc motorcycle, crated',
      by: 'sea',
      countable: true,
      value: { amount: '620.00', currency: 'USD' },
      weight: '130',
      length: '180',
      width: '55',
      height: '95',
    },
    {
      name: 'A six-year-old touring bike',
      by: 'sea',
      searchWords: [
        'used motorcycle',
        'used motorbike',
        'pikipiki used',
        'pikipiki kuukuu',
        'pikipiki iliyotumika',
      ],
      countable: true,
      value: { amount: '2400.00', currency: 'USD' },
      weight: '245',
      length: '220',
      width: '90',
      height: '130',
      excise: ['motorcycle-over-3-years'],
    },
  ],
  notIncluded: 'first registration and number plates',
  goesWrong: [
    "The ownership papers are in the former owner's name, and no port abroad lets the bike leave.",
    'A teaspoon of petrol left in the float bowl smells enough to stop a container.',
    "Chinese bikes in kit form that have no certificate from TBS can't be registered at all.",
  ],
  remedies: [
    'Have them put in your name before the bike goes to the port.',
    'Open the drain screw of the bowl too, and let the bike air overnight.',
    'Look at the certificate for that very model before you pay.',
  ],
  questions: [
    {
      question: 'From what age does a motorcycle carry excise?',
      answer:
        'More than three years from manufacture, not from first registration. The tenth character of the chassis number usually gives the year.',
    },
    {
      question: 'Is an electric scooter a motorcycle?',
      answer:
        'If it has a seat and needs plates, yes, and its battery makes it dangerous goods. Some officers treat a kick scooter with a small battery as a powered toy.',
    },
    {
      question: 'Can I ride my bike in from Kenya instead?',
      answer:
        'For a visit, certainly, on a temporary permit or a carnet (a customs passport for the vehicle). If it stays, the same duty, excise and VAT are due at the border.',
    },
  ],
};
