import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Laptops',
  nameInSentence: 'laptops',
  swahili: 'Kompyuta (laptop)',
  object: 'laptops',
  group: 'electronics',
  meta: {
    title: 'Ship a laptop to Tanzania: what it costs in total',
    description:
      'Laptops come in free of duty. See what you pay in VAT and levies, how many watt-hours can fly, and how to pack a laptop for Dar es Salaam.',
  },
  searchWords: {
    english: ['laptop', 'notebook computer', 'macbook', 'computer', 'chromebook', 'pc'],
    swahili: ['laptop', 'kompyuta', 'kompyuta mpakato', 'tarakilishi'],
    otherwise: [
      'printer',
      'printa',
      'ink',
      'monitor',
      'computer monitor',
      'computer keyboard',
      'computer mouse',
    ],
  },
  lead: 'You pay no duty on a computer, only VAT and a few small levies. It can fly if its battery has less than 100 watt-hours, as almost all do.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        "Almost every laptop battery is under 100 watt-hours, and airlines take those when they're built in.",
    },
    sea: {
      answer: 'yes',
      reason: 'For one machine, sea freight saves you little, and damp can harm it.',
    },
  },
  papers: [
    {
      authority: 'TCRA',
      name: 'Eco levy certificate for some models',
      fee: 'ask',
      text: 'The levy is charged on communication equipment. Ask TCRA which models count before you ship laptops with a SIM slot, or laptops for sale.',
    },
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: "Laptops for sale usually need one, and a company's order of several can need one too. A single one for your own use often needs none.",
    },
  ],
  packing: [
    'Shut it down fully: if it wakes up in the box, it gets hot and the battery runs down.',
    'Use two boxes: the maker\'s carton inside a plain one, so that no one on the way reads "MacBook".',
    'Put the charger next to the laptop, not on the lid, where it can crack the screen.',
  ],
  tariff: {
    heading: '8471',
    duty: 'free',
    note: 'Portable computers up to 10 kg are free of duty. On a laptop bag the duty is {duty.finished}, because customs counts it as luggage.',
  },
  items: [
    {
      name: 'A mid-range laptop',
      by: 'air',
      countable: true,
      value: { amount: '600.00', currency: 'USD' },
      weight: '2.8',
      length: '40',
      width: '30',
      height: '10',
    },
    {
      name: 'Five refurbished office laptops',
      by: 'air',
      value: { amount: '1250.00', currency: 'USD' },
      weight: '12.5',
      length: '45',
      width: '35',
      height: '40',
    },
  ],
  goesWrong: [
    'A spare battery travels loose in the same box and turns the whole parcel into dangerous goods.',
    'The invoice for refurbished machines has no grade or serial numbers, so customs values them as new.',
    'The keyboard turns out to be German or Korean.',
  ],
  remedies: [
    'Leave the battery in the laptop, and ask us before you add a spare one.',
    'Ask the seller for an invoice with the grade and the serial number of each machine.',
    'Ask for a photo of the keyboard before you pay.',
  ],
  wrongObject: 'swollen-battery',
  questions: [
    {
      question: 'Where do I find the watt-hours of the battery?',
      answer:
        'On the label underneath, next to "Wh". If there are only volts and ampere-hours, multiply them: 11.4 V times 4.2 Ah is about 48 Wh. If you\'re not sure, send us a photo.',
    },
    {
      question: 'Does an American laptop run on Tanzanian current?',
      answer:
        'Yes. Laptop chargers take 100 to 240 volts. All you need is a cable with the British three-pin plug.',
    },
    {
      question: 'Are schools and charities excused from VAT on computers?',
      answer:
        "Not automatically. The school or charity applies for relief and needs the answer before the computers land. Until we've seen it, we declare them as usual, with VAT.",
    },
  ],
};
