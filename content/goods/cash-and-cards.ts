import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Cash and bank cards',
  nameInSentence: 'cash and bank cards',
  swahili: 'Fedha taslimu na kadi',
  object: 'cash-and-cards',
  group: 'whole-shipments',
  meta: {
    title: 'Can I send cash or a bank card to Tanzania?',
    description:
      'Banknotes, coins in use, bank cards and vouchers never travel as cargo. Read why not, and find quicker and cheaper ways to get money to Tanzania.',
  },
  searchWords: {
    english: ['cash', 'money', 'banknotes', 'coins', 'bank card', 'gift card', 'cheque', 'voucher'],
    swahili: ['pesa', 'fedha', 'hela', 'kadi ya benki', 'noti', 'hundi'],
  },
  lead: "Money in a box can't be insured, traced or explained. It also takes days, while a phone sends it in a minute.",
  verdict: {
    air: {
      answer: 'no',
      reason: 'We never carry currency, not even in a birthday card.',
    },
    sea: { answer: 'no', reason: "We don't carry money by sea either." },
  },
  papers: [],
  packing: [],
  instead: [
    'Send money to a mobile wallet through a licensed transfer service; the recipient collects it from any agent.',
    'Use a bank transfer for larger sums, with the reason for payment filled in.',
    'Order what the person needs from a shop here, with delivery: many in Dar es Salaam take foreign cards.',
  ],
  tariff: {
    heading: '4907',
    duty: 'free',
    note: 'Banknotes that are legal tender carry no duty. They fall under the rules against money laundering instead.',
  },
  items: [],
  goesWrong: [
    'Someone hides two hundred dollars in a shoe. Only the shoe arrives.',
    'A bank card and the letter with its PIN travel in the same envelope, and a thief uses both.',
  ],
  remedies: [
    "Send it by phone: it's there in a minute, and nobody can open it on the way.",
    'Have the bank hand the card to its owner at a branch.',
  ],
  questions: [
    {
      question: 'Is a cheque allowed?',
      answer:
        'No. Cheques are on our list of prohibited items, like cash. Besides, few banks here still accept foreign cheques.',
    },
    {
      question: 'What about old coins for a collector?',
      answer:
        'Coins that can no longer be spent are closer to antiques than to cash. They go by arrangement, with proof of value and full insurance.',
    },
    {
      question: 'How much cash can I carry myself?',
      answer:
        "At the border, travellers have to declare ten thousand US dollars or more, or the same value in another currency. That's between you and customs; we only handle cargo.",
    },
  ],
};
