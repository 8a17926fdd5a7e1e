import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Machines and pumps',
  nameInSentence: 'machines and pumps',
  swahili: 'Mashine na pampu',
  object: 'machines-and-pumps',
  group: 'building',
  meta: {
    title: 'Import machines and water pumps to Tanzania',
    description:
      'Water pumps, maize mills, sewing machines and generators are mostly free of duty. See the papers and the crate they need, and the total with VAT.',
  },
  searchWords: {
    english: [
      'water pump',
      'milling machine',
      'generator',
      'sewing machine',
      'incubator',
      'packaging machine',
    ],
    swahili: ['pampu ya maji', 'mashine ya kusaga', 'jenereta', 'cherehani', 'kitotoleshi'],
    otherwise: [
      'machine',
      'mashine',
      'tractor',
      'tractor implement',
      'power tiller',
      'trekta',
      'pawa tila',
    ],
  },
  lead: 'The tariff favours production: machines that make something are free of duty. What causes delays is a weak crate, the wrong voltage or a missing spare part.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'Flying makes sense for a sewing machine or an urgent pump. Engines must be free of fuel, with a certificate that says so.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Most machines come this way, in a crate of treated wood. Electrical machines that you sell usually need a certificate of conformity.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'You need it for electrical machinery and generators. The nameplate has to show 400 or 230 volts at 50 hertz. A single machine for your own use often needs no certificate.',
    },
    {
      authority: 'OSHA',
      name: 'Registration before use',
      fee: 'ask',
      text: 'Boilers, lifts and pressure vessels must be registered with the workplace safety authority before you start them.',
    },
  ],
  packing: [
    'Bolt the machine to its pallet; straps stretch.',
    'Grease bare metal and close the crate with a moisture barrier.',
    'Ship belts, seals and one spare motor in the same crate.',
  ],
  tariff: {
    heading: '8413, 8437, 8502',
    duty: 'free',
    note: 'Most production machines, centrifugal pumps and generating sets are free of duty. Parts and fuel pumps can carry {duty.intermediate}.',
  },
  items: [
    {
      name: 'A 1.5 kW borehole pump',
      by: 'air',
      countable: true,
      value: { amount: '380.00', currency: 'USD' },
      weight: '24',
      length: '105',
      width: '22',
      height: '24',
    },
    {
      name: 'A maize mill with motor',
      by: 'sea',
      value: { amount: '1900.00', currency: 'USD' },
      weight: '410',
      length: '150',
      width: '110',
      height: '130',
    },
  ],
  goesWrong: [
    'Sixty-hertz motors run a sixth slower here, and the mill never reaches its output.',
    'The machine is described as "equipment", and the officer can\'t find a tariff heading for that.',
    'Untreated pine crates arrive with beetles, and are burnt before anything else happens.',
  ],
  remedies: [
    'Order the motor for 50 hertz, and have that written in the contract.',
    'Say what it does: "electric maize mill" finds its heading at once.',
    'Ask the maker for treated wood with the stamp on it, and for a photo of the stamp.',
  ],
  questions: [
    {
      question: 'Is VAT charged on production machines?',
      answer:
        'Usually yes, at {customs.vat}, though some farm machinery has relief. Registered businesses claim it back in their VAT return. The right to put off paying it at import was due to end in the middle of 2026, so ask TRA what applies now.',
    },
    {
      question: 'Can I import a used machine?',
      answer:
        'Yes, with its year and serial number. Customs values heavy machinery from catalogues, so send us the purchase contract and photos of the nameplate.',
    },
    {
      question: 'Who unloads a half-tonne crate at my gate?',
      answer:
        "Tell us when you book: we then send a lorry with a crane or arrange a forklift. Without one, the crate can't be unloaded.",
    },
  ],
};
