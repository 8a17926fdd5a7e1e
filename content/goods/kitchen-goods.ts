import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Kitchen goods',
  nameInSentence: 'kitchen goods',
  swahili: 'Vyombo vya jikoni',
  object: 'kitchen-goods',
  group: 'home',
  meta: {
    title: 'Ship pots, plates and kitchen gadgets to Tanzania',
    description:
      "You pay {duty.finished} duty on pans and plates, and {duty.intermediate} on kettles and ovens. Learn what runs on 230 volts, and how to pack plates so that they don't break.",
  },
  searchWords: {
    english: ['pots', 'pans', 'plates', 'dishes'],
    swahili: ['vyombo', 'sufuria', 'sahani'],
    otherwise: [
      'kitchen',
      'blender',
      'air fryer',
      'kettle',
      'cutlery',
      'kitchen knife',
      'pressure cooker',
      'rice cooker',
      'microwave',
      'toaster',
      'oven',
      'blenda',
      'jiko la umeme',
      'birika',
      'vijiko',
      'visu',
      'mikrowevu',
      'maikrowevu',
    ],
  },
  lead: 'You pay {duty.intermediate} duty on a kettle or an oven, but {duty.finished} on a pot or a plate. Pack glass as if someone will drop it.',
  verdict: {
    air: {
      answer: 'yes',
      reason: "One appliance or a good knife set flies well. A crate of plates isn't worth it.",
    },
    sea: {
      answer: 'yes',
      reason:
        'Whole kitchens and shop stock come by container. Goods that you sell need a certificate of conformity.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'You need it for goods meant for sale, if they are electric or touch food.',
    },
  ],
  packing: [
    'Stand plates on edge, never flat, with paper between them.',
    'Tape the glass jug of a blender inside its own box.',
    'Sheathe every knife blade in cardboard: officers open boxes with bare hands.',
  ],
  tariff: {
    heading: '7323, 8516, 8509',
    duty: 'finished',
    note: 'Pots, plates and blenders carry {duty.finished} duty; kettles, ovens, toasters and air fryers {duty.intermediate}; knives and spoons {duty.intermediate}.',
  },
  items: [
    {
      name: 'A set of steel pots',
      by: 'air',
      value: { amount: '70.00', currency: 'USD' },
      weight: '6.5',
      length: '42',
      width: '35',
      height: '25',
    },
    {
      name: 'A 60-piece dinner service',
      by: 'sea',
      value: { amount: '130.00', currency: 'USD' },
      weight: '31',
      length: '60',
      width: '40',
      height: '40',
    },
  ],
  goesWrong: [
    'A mixer for 110 volts hums once in Arusha and never again.',
    'The glass lid rides loose inside the pan, and arrives in pieces.',
    'Used appliances, which carry {excise.used-parts} excise, are declared as new.',
  ],
  remedies: [
    'Look under the base before you buy: it has to say 220 to 240 volts.',
    'Wrap it in a tea towel, and put cardboard between it and the pan.',
    'Write "used" on the invoice, and count the excise in before you ship.',
  ],
  questions: [
    {
      question: 'Which countries sell appliances that fit our sockets?',
      answer:
        'The UK, Dubai and Hong Kong use the same three-pin plug. Appliances from Germany or China need a new plug; those from America need a transformer, which is rarely worth it.',
    },
    {
      question: 'Is an air fryer taxed like a pot?',
      answer:
        'No, less. Electric ovens and fryers under tariff heading 8516 carry {duty.intermediate}. A plain pot carries {duty.finished}. VAT is charged on all of them.',
    },
    {
      question: 'Can I ship a gas cooker?',
      answer:
        "The cooker, yes, if it has never held gas or is certified empty. Cylinders and filled lighters count as hazardous goods, which we don't carry.",
    },
  ],
};
