import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Solar panels',
  nameInSentence: 'solar panels',
  swahili: 'Paneli za sola',
  object: 'solar-panels',
  group: 'building',
  meta: {
    title: 'Import solar panels to Tanzania: free of duty and VAT',
    description:
      'Panels and inverters carry neither duty nor VAT if the invoice says solar. Batteries carry duty but no VAT. See the papers they need, and what they cost.',
  },
  searchWords: {
    english: ['solar', 'inverter', 'charge controller'],
    swahili: ['sola', 'umeme wa jua', 'inveta'],
    otherwise: [
      'solar panel',
      'solar battery',
      'solar light',
      'solar water heater',
      'paneli za sola',
      'taa za sola',
    ],
  },
  lead: 'Few goods are treated better: panels carry no duty, and solar equipment is on the VAT exemption list. The word "solar" has to be on the invoice.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        "Controllers and small inverters fly; loose batteries don't. Panels are large sheets of glass: they can fly, but a ship makes more sense.",
    },
    sea: {
      answer: 'papers',
      reason:
        'They come on pallets, standing on the long edge, with a certificate of conformity for the whole consignment.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity',
      text: 'Panels, batteries and inverters are tested against solar standards, because many panels sold as 300 watts were fakes. A single inverter or panel for your own roof often needs no certificate.',
    },
    {
      authority: 'Carrier',
      name: 'Dangerous goods papers for batteries',
      text: 'Lithium and acid batteries in a solar kit are declared separately, even when sold as a set.',
    },
  ],
  packing: [
    'Put corner guards on every panel, and no strap across the glass.',
    'Never stack panels flat; a footstep makes cracks that show after a year.',
  ],
  tariff: {
    heading: '8541, 8504',
    duty: 'free',
    reliefs: ['solar'],
    note: 'Panels and inverters are free of duty and exempt from VAT. Lamps with a built-in panel carry {duty.finished} duty, and VAT too. Solar batteries carry the same duty, but no VAT.',
  },
  items: [
    {
      name: 'A 3 kW hybrid inverter',
      by: 'air',
      countable: true,
      value: { amount: '290.00', currency: 'USD' },
      weight: '11',
      length: '50',
      width: '40',
      height: '20',
    },
    {
      name: 'A pallet of 20 panels, 450 W each',
      by: 'sea',
      value: { amount: '1500.00', currency: 'USD' },
      weight: '460',
      length: '195',
      width: '115',
      height: '85',
    },
  ],
  goesWrong: [
    'The invoice says "electrical goods", and that wording costs you the exemption.',
    'Street lights are declared as panels, and the officer unscrews one.',
    'The mounting rails are left off the packing list, though aluminium is taxed at its own rate.',
  ],
  remedies: [
    'Have the words "solar panel" and the watts on the invoice, and the same for each other part.',
    'List the lamps as lamps, with their own price.',
    'Lay everything out before you pack, and count it: rails, clamps and cables too.',
  ],
  questions: [
    {
      question: 'What is left to pay on solar panels?',
      answer:
        "The railway levy, the customs processing fee and, by sea, the quay fee (wharfage) with its VAT. On a pallet worth 1,500 dollars, that's well under 100 dollars before freight.",
    },
    {
      question: 'Are solar batteries exempt as well?',
      answer:
        "From VAT, yes, if they're made for solar systems. The {duty.finished} duty remains, since the tariff looks at the battery and not at its purpose.",
    },
    {
      question: 'Does a solar water pump count as solar?',
      answer:
        'The pump itself counts as a pump: free of duty too, but usually with VAT. Have the panels, controller and pump put on separate lines of the invoice, so that each is taxed at its own rate.',
    },
  ],
};
