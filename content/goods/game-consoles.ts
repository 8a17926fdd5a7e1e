import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Game consoles',
  nameInSentence: 'game consoles',
  swahili: 'Mashine za michezo ya video',
  object: 'game-consoles',
  group: 'electronics',
  meta: {
    title: 'Game consoles to Tanzania: PlayStation, Xbox, Switch',
    description:
      'A games console carries {duty.finished} duty and {customs.vat} VAT. See what it costs at your door, where to buy it, and why the box should stay plain.',
  },
  searchWords: {
    english: ['playstation', 'ps5', 'xbox', 'console'],
    swahili: ['playstation', 'mashine ya gemu'],
    otherwise: ['nintendo switch', 'video games', 'controller', 'michezo ya video', 'gemu'],
  },
  lead: 'Consoles look like computers, yet the tariff puts them with toys. You pay a quarter of the price in duty, and VAT comes on top.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'Large consoles have no big battery, and the cells in controllers and handhelds are small and built in.',
    },
    sea: {
      answer: 'yes',
      reason:
        "Arcade cabinets and racing seats should come this way. For a single console it isn't worth the wait. Consoles for sale usually need a certificate of conformity.",
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'Electrical goods for sale, such as consoles, usually need one. A single console for your own use often needs none.',
    },
  ],
  packing: [
    'Put the maker\'s carton inside a neutral one: "PS5" printed outside is an invitation to thieves.',
    'Remove discs from the drive and batteries from older controllers.',
  ],
  tariff: {
    heading: '9504',
    duty: 'finished',
    note: 'Consoles and controllers carry {duty.finished} duty. A gaming computer is a computer and is free of duty.',
  },
  items: [
    {
      name: 'A current console with one controller',
      by: 'air',
      countable: true,
      value: { amount: '480.00', currency: 'USD' },
      weight: '6.2',
      length: '50',
      width: '40',
      height: '16',
    },
    {
      name: 'A handheld console',
      by: 'air',
      value: { amount: '300.00', currency: 'USD' },
      weight: '1.5',
      length: '35',
      width: '22',
      height: '10',
    },
  ],
  goesWrong: [
    "The console is tied to a Japanese account, and the gift cards sold here don't work with it.",
    'Only the console is declared, but there are six games in the same carton.',
    'Mains adapters of older consoles from America burn out on 230 volts.',
  ],
  remedies: [
    'Set up a new account, for a country whose gift cards you can buy.',
    'Count the games too, and write down what each one cost.',
    "Read the adapter: if it doesn't say 100 to 240 volts, leave it behind and buy one for 230.",
  ],
  questions: [
    {
      question: 'From which country should I order a console?',
      answer:
        'Compare Dubai and the UK: both sell 230-volt models with the right plug. Dubai is one of our quickest routes, and the UK has our lowest rate per kilogram.',
    },
    {
      question: 'Are game discs taxed like the console?',
      answer:
        "No, they're recorded media, with a tariff code of their own. For a handful the difference is small; list them with titles so that nobody suspects copies.",
    },
    {
      question: 'Is a second-hand console worth it?',
      answer:
        "For the price, often. Ask for a video of it reading a disc, and have the old account removed. Used appliances can carry excise, so tell us that it's used.",
    },
  ],
};
