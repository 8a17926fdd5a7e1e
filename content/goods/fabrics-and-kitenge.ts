import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Fabrics and kitenge',
  nameInSentence: 'fabrics and kitenge',
  swahili: 'Vitambaa na vitenge',
  object: 'fabrics-and-kitenge',
  group: 'clothing',
  meta: {
    title: 'Import fabric, khanga or kitenge to Tanzania',
    description:
      'Khanga, kikoi and kitenge carry {duty.sensitive} duty, to protect local mills. Other fabrics pay less. See how to order cloth from China or Dubai without a shock.',
  },
  searchWords: {
    english: ['kitenge', 'khanga', 'african print'],
    swahili: ['kitenge', 'vitenge', 'khanga', 'kanga'],
    otherwise: ['fabric', 'lace', 'curtain fabric', 'textile', 'kitambaa', 'vitambaa', 'lesi'],
  },
  lead: 'Cloth looks harmless and can have the highest duty we see. On printed khanga and kitenge you pay half their value in duty.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        "Cut lengths for a wedding fly well: they're heavy for their size, so you pay by weight.",
    },
    sea: {
      answer: 'yes',
      reason:
        'Rolls and bales go by sea; wholesale lots are checked for conformity before loading.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'You need it for wholesale cloth. The laboratory tests colour fastness, because a khanga that bleeds in the first wash comes back to the trader.',
    },
  ],
  packing: [
    'Fold lengths around card and bag them singly: lace catches on everything.',
    'Stand rolls on end and protect the edges, which are cut off and lost if they get dirty.',
  ],
  tariff: {
    heading: '6211, 5208',
    duty: 'sensitive',
    note: 'Khanga, kikoi and kitenge carry {duty.sensitive} duty. Plain lining, lace and furnishing cloth have tariff codes of their own, at lower rates.',
    toConfirm: true,
  },
  items: [
    {
      name: 'Twelve six-yard kitenge',
      by: 'air',
      value: { amount: '96.00', currency: 'USD' },
      weight: '8.4',
      length: '40',
      width: '30',
      height: '20',
    },
    {
      name: 'Ten rolls of kitenge',
      by: 'sea',
      value: { amount: '900.00', currency: 'USD' },
      weight: '180',
      length: '150',
      width: '60',
      height: '60',
    },
  ],
  goesWrong: [
    'A design copied from a Tanzanian mill is recognised at once by the people who drew it.',
    'The invoice says "cotton cloth" without the weight per metre, so customs applies the highest rate.',
    'The trader expects {duty.finished} duty and finds twice that on the customs assessment.',
  ],
  remedies: [
    'Have your own design printed, or buy one that the factory abroad has drawn itself.',
    'Give the shop a short list for the invoice: fibre, width and weight per metre.',
    'Work out the tax on kitenge itself before you order, not on cloth in general.',
  ],
  questions: [
    {
      question: 'Why is kitenge taxed so heavily?',
      answer:
        'The East African Community lists it as sensitive, to protect its own cotton mills. The list is revised each year, so ask before you order which rate will apply when your goods arrive.',
    },
    {
      question: 'Is lace for a wedding taxed the same?',
      answer:
        'No. Lace and embroidery have tariff codes of their own and usually pay less. Have the shop write the fibre and "lace" on the invoice.',
    },
    {
      question: 'Can I send sewn outfits instead of cloth?',
      answer:
        'Yes, and a finished dress carries the lower rate for clothes. Cloth can still be cut to fit, though, and tailors here do that well.',
    },
  ],
};
