import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Cars',
  nameInSentence: 'cars',
  swahili: 'Magari',
  object: 'cars',
  group: 'vehicles',
  meta: {
    title: 'Ship a car to Tanzania: what duty and excise come to',
    description:
      'A car carries {duty.finished} duty, excise by engine and by age, levies and VAT. See the taxes on a seven-year-old and a twelve-year-old car, and the papers.',
  },
  searchWords: {
    english: ['car', 'used car', 'import car', 'vehicle', 'car from japan'],
    swahili: ['gari', 'magari', 'gari used', 'kuagiza gari', 'gari kutoka japan'],
    otherwise: [
      'suv',
      'pick-up',
      'pickup',
      'pikapu',
      'toyota',
      'land cruiser',
      'hilux',
      'x-trail',
      'rav4',
      'vitz',
      'passo',
      'ractis',
      'crown',
      'prado',
      'fielder',
      'hiace',
      'vanguard',
      'subaru',
      'forester',
      'mazda',
      'nissan',
      'honda',
      'suzuki',
      'mercedes',
      'bmw',
      'noah',
      'harrier',
      'wish',
      'alphard',
      'ist',
      'premio',
      'probox',
      'electric car',
      'van',
      'bus',
      'basi',
      'lorry',
      'truck',
      'lori',
      'bajaji',
      'tricycle',
      'guta',
    ],
  },
  lead: 'Check the year of manufacture first: from eight years on, a car pays extra excise.',
  verdict: {
    air: {
      answer: 'no',
      reason: 'Too expensive. We book a ship.',
    },
    sea: {
      answer: 'papers',
      reason:
        'It comes on a car carrier or in a container, with its export papers. A used one is inspected: from Japan before loading, from elsewhere at the port. Know the tax bill before you bid.',
    },
  },
  papers: [
    {
      authority: 'TRA',
      name: 'Valuation and declaration',
      text: 'TRA has its own table of values by make, model and year, and uses it when your invoice is lower.',
    },
    {
      authority: 'TBS',
      name: 'Roadworthiness inspection',
      text: 'A used car is inspected. The vehicle tax page says where, for how much, and what happens without it.',
    },
    {
      authority: 'Exporting country',
      name: 'Export title',
      text: 'You need the log book or the export certificate, which shows that the car is deregistered for export. American ports want the original a few days before loading.',
    },
  ],
  packing: [
    'Leave a quarter of a tank or less for a car carrier, and an empty tank for a container. Clamp the battery and switch the alarm off.',
    'Leave nothing loose inside: goods left in a car are easily stolen, and customs taxes them all the same.',
    'Photograph all sides, the mileage and the tyres on the day you hand it over.',
  ],
  tariff: {
    heading: '8703',
    duty: 'finished',
    facts: {
      title: 'Extra excise by age',
      figures: [
        { value: '0%', label: 'under 8 years' },
        { value: '{excise.car-over-8-years}', label: '8 to 10 years' },
        { value: '{excise.car-over-10-years}', label: '11 to 20 years' },
        { value: '{excise.car-over-20-years}', label: 'over 20 years' },
      ],
      example: 0,
    },
    note: 'Complete cars carry {duty.finished} duty. Excise is {excise.engine-over-1000} up to 2,000 cc and {excise.engine-over-2000} above, and age adds to it. Electric cars pay only the excise for age.',
  },
  items: [
    {
      name: 'A seven-year-old 1.5 litre hatchback',
      by: 'sea',
      unit: 'vehicle',
      value: { amount: '4200.00', currency: 'USD' },
      weight: '1050',
      length: '400',
      width: '170',
      height: '150',
      excise: ['engine-over-1000'],
    },
    {
      name: 'A twelve-year-old 2.7 litre SUV',
      by: 'sea',
      unit: 'vehicle',
      value: { amount: '9500.00', currency: 'USD' },
      weight: '2100',
      length: '480',
      width: '190',
      height: '188',
      excise: ['engine-over-2000', 'car-over-10-years'],
    },
  ],
  notIncluded: 'registration, plates, the levy on imported vehicles and the TBS inspection',
  goesWrong: [
    'The auction sheet says 2017 and the chassis says 2015; the tax follows the chassis.',
    'The car waits while you find the money for the taxes, and the port bills you for storage.',
    'The car turns out to be left-hand drive, and you may not be able to register it.',
  ],
  questions: [
    {
      question: 'How is the age of a car counted?',
      answer:
        'From the year of manufacture. A car built in 2018 is eight years old in 2026, whatever month it was first driven.',
    },
    {
      question: "What if I paid less than TRA's table says?",
      answer:
        "Usually the higher of the two values counts. Bring the auction sheet and the bank transfer. Sometimes they convince TRA, but often they don't.",
    },
    {
      question: 'Can I bring one car free of tax when I move back?',
      answer:
        'Yes, one that you owned and used abroad for twelve months. You pay no import duty, railway levy or VAT on it, and by the customs act no excise. TRA wants it under eight years from manufacture, and at most 3,000 cc. You still pay the fees and the registration. See [what to ask TRA before you book](help/who-pays-less#returning-car).',
    },
  ],
};
