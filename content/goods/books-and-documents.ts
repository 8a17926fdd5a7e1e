import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Books and documents',
  nameInSentence: 'books and documents',
  swahili: 'Vitabu na nyaraka',
  object: 'books-and-documents',
  group: 'family',
  meta: {
    title: 'Ship books or documents to Tanzania: no duty, no VAT',
    description:
      'Printed books carry neither duty nor VAT. See what you still pay, how to pack them, and how to send certificates and contracts safely.',
  },
  searchWords: {
    english: [
      'books',
      'textbooks',
      'documents',
      'certificates',
      'bible',
      'magazines',
      'library',
      'contract',
      'quran',
    ],
    swahili: ['vitabu', 'kitabu', 'nyaraka', 'vyeti', 'biblia', 'kurani'],
  },
  lead: 'Books are the friendliest goods in the tariff: no duty, no VAT. Paper is heavy, though, so most of what you pay is freight.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'Documents and a few books are best sent by air. Paper is so dense that you always pay by weight, not by size.',
    },
    sea: {
      answer: 'yes',
      reason: "For a library, or a term's worth of textbooks, nothing else makes sense.",
    },
  },
  papers: [],
  packing: [
    'Use small cartons: a large one full of paper is too heavy to lift.',
    'Put the spines against the wall of the box, and a plastic sheet around everything.',
    'Scan an original certificate before you let it go, and put it in a stiff envelope.',
  ],
  tariff: {
    heading: '4901',
    duty: 'free',
    reliefs: ['books'],
    note: "Printed books are free of duty and exempt from VAT. Calendars, posters and advertising aren't: they carry {duty.finished} or {duty.protected}.",
  },
  items: [
    {
      name: 'A folder of original documents',
      by: 'air',
      value: { amount: '10.00', currency: 'USD' },
      weight: '0.5',
      length: '34',
      width: '25',
      height: '3',
    },
    {
      name: 'Forty school textbooks',
      by: 'sea',
      value: { amount: '400.00', currency: 'USD' },
      weight: '28',
      length: '50',
      width: '35',
      height: '30',
    },
  ],
  goesWrong: [
    'Exercise books and diaries are sent as "books". Blank paper counts as stationery and carries {duty.protected} duty.',
    'Photocopied textbooks count as pirated copies.',
    'Someone hides a passport between the pages, and its owner needs it the next day.',
  ],
  remedies: [
    'List blank and printed books separately, each with its price.',
    'Send the printed edition, a used one if need be: there is next to nothing to pay on it.',
    'Keep it with you, or ask the embassy which courier it uses.',
  ],
  questions: [
    {
      question: 'What do I still pay on books?',
      answer:
        'The railway levy and the customs processing fee (together a few per cent of the price), the freight, and by sea the quay fee (wharfage) with its VAT. On a used paperback, the levy and the fee are next to nothing.',
    },
    {
      question: 'Can I send Bibles or Korans?',
      answer:
        "Yes, in any number. They're printed books like any other. A mission that receives a container should be named as importer with its tax number (TIN).",
    },
    {
      question: 'Can you carry a passport?',
      answer:
        'We would rather not. Passports belong to the state that issued them, and embassies use their own couriers. Degrees and powers of attorney are fine.',
    },
  ],
};
