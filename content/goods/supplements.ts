import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Vitamins and supplements',
  nameInSentence: 'vitamins and supplements',
  swahili: 'Vitamini na virutubisho',
  object: 'supplements',
  group: 'health',
  meta: {
    title: 'Ship vitamins and supplements to Tanzania',
    description:
      'Protein powder, vitamins and herbal capsules carry no duty, but some count as medicine, not food. See what you may bring for yourself, and what it costs.',
  },
  searchWords: {
    english: ['vitamins', 'supplements', 'protein powder', 'omega 3', 'collagen', 'creatine'],
    swahili: ['vitamini', 'virutubisho', 'protini', 'dawa za lishe'],
    otherwise: ['herbal'],
  },
  lead: 'Food supplements are free of duty. The real question is what the label promises: a capsule that "cures" is a medicine in the eyes of the law.',
  verdict: {
    air: {
      answer: 'papers',
      reason:
        'A few sealed tubs for your own use usually need only the receipt. To bring in stock for sale, you need a registered product.',
    },
    sea: {
      answer: 'papers',
      reason: 'Fish oil and probiotics spoil in the heat of a container.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Food product registration',
      fee: 'ask',
      text: 'You need it for supplements that count as food, if you mean to sell them. The label needs ingredients, batch and expiry date. You also need the papers listed on our page about packed food.',
    },
    {
      authority: 'TMDA',
      name: 'Import permit',
      fee: 'ask',
      text: 'You need it if the label promises a cure, or if an ingredient counts as a medicine here, such as high-strength melatonin.',
    },
  ],
  packing: [
    'Leave the factory seals unbroken: an open tub of white powder raises questions.',
    'Put each tub in a bag, since lids come off at altitude.',
    'Check that at least six months remain until the expiry date.',
  ],
  tariff: {
    heading: '2106',
    duty: 'free',
    note: 'Supplements under tariff heading 2106 carry no duty, and our figures count protein powder as one. Flavoured drink powders carry {duty.finished}.',
  },
  items: [
    {
      name: 'Three bottles of vitamins',
      by: 'air',
      value: { amount: '55.00', currency: 'USD' },
      weight: '0.9',
      length: '25',
      width: '16',
      height: '12',
    },
    {
      name: 'Two tubs of protein powder',
      by: 'air',
      value: { amount: '110.00', currency: 'USD' },
      weight: '5.2',
      length: '40',
      width: '25',
      height: '28',
    },
  ],
  goesWrong: [
    "A slimming tea contains a prescription drug that isn't on the label.",
    'Hemp or CBD oil is ordered as a supplement; in Tanzania it is a narcotic.',
    'Forty identical bottles are declared as personal use, and the officer takes them for stock.',
  ],
  remedies: [
    'Stay with makers that name every ingredient, and be wary of a tea that promises miracles.',
    'Read the small print for the words hemp, cannabis and CBD before you order.',
    "Send what you'd take in three months. For more than that, get the product registered.",
  ],
  questions: [
    {
      question: 'How much counts as my own use?',
      answer:
        "There's no official limit that we could confirm. About three months' supply of several different products is rarely questioned.",
    },
    {
      question: 'Are bodybuilding products allowed?',
      answer:
        "Protein, creatine and amino acids, yes. Anything with a steroid or a hormone, no. If the shop hides the ingredients, don't buy.",
    },
    {
      question: "Do I need a doctor's letter for vitamins?",
      answer:
        'Not for ordinary ones. For high-dose iron, prescription vitamin D and the like, a letter helps. If the product counts as a medicine, it needs the TMDA permit too.',
    },
  ],
};
