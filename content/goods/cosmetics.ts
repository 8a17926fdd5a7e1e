import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Cosmetics',
  nameInSentence: 'cosmetics',
  swahili: 'Vipodozi',
  object: 'cosmetics',
  group: 'beauty',
  meta: {
    title: 'Ship cosmetics and skin care to Tanzania',
    description:
      'Make-up, creams and shampoo carry {duty.protected} duty and {excise.cosmetics} excise. See what can fly, what must be registered and which skin lighteners are banned.',
  },
  searchWords: {
    english: [
      'cosmetics',
      'make-up',
      'skin care',
      'cream',
      'lotion',
      'shampoo',
      'lipstick',
      'korean skincare',
    ],
    swahili: ['vipodozi', 'mafuta ya ngozi', 'losheni', 'krimu', 'shampuu', 'urembo'],
    otherwise: ['sunscreen'],
  },
  lead: "Creams and make-up can come if the ingredients are on the label. They're also among the most highly taxed things that fit in a handbag.",
  verdict: {
    air: {
      answer: 'papers',
      reason:
        "Creams, powders and lipsticks can fly. Nail polish, aerosols and anything with alcohol can't go in an ordinary parcel.",
    },
    sea: {
      answer: 'papers',
      reason:
        'Salon stock can come this way, as long as the products are registered with the standards bureau (TBS).',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Registration of the product',
      fee: 'ask',
      text: 'TBS is in charge now, not the medicines authority. Anything for sale must be registered by name and maker. For a few pots for your own use, inspectors read the label.',
    },
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'Consignments meant for shops and salons can need one too.',
    },
  ],
  packing: [
    'Tape the lid of every tube and bag liquids twice.',
    'Stand bottles upright in dividers. In flight, the change in pressure pushes the product out of a half-full pump.',
    'Keep compact powders flat between two layers of cotton wool.',
  ],
  tariff: {
    heading: '3304, 3305',
    duty: 'protected',
    excise: ['cosmetics'],
    note: 'Make-up, skin care and hair products are in the {duty.protected} duty band and carry excise as well. Sun cream carries no excise.',
  },
  items: [
    {
      name: 'A skin care set of six',
      by: 'air',
      value: { amount: '95.00', currency: 'USD' },
      weight: '1.8',
      length: '28',
      width: '20',
      height: '14',
    },
    {
      name: 'A carton of 48 shampoos',
      by: 'sea',
      value: { amount: '168.00', currency: 'USD' },
      weight: '22',
      length: '50',
      width: '35',
      height: '28',
    },
  ],
  goesWrong: [
    'A lightening cream contains mercury or hydroquinone. Such creams are banned.',
    'A bottle of nail polish hides in a gift set and stops the whole set.',
    'Nothing on the pack is in English or Swahili, so no inspector can read what it is.',
  ],
  remedies: [
    'Read the ingredients before you pay, and leave any cream that hides them.',
    'Look inside gift sets before you send them, and keep the polish back.',
    'Choose the version made for export, or ask the maker for labels in English.',
  ],
  questions: [
    {
      question: 'How much do I pay on a 100-dollar order of make-up?',
      answer:
        'Duty of {duty.protected}, then excise of {excise.cosmetics} on price and duty together, two small levies and VAT. In all, that adds close to 80 dollars, before freight.',
    },
    {
      question: 'Are Korean sheet masks a problem?',
      answer:
        "Hardly ever. They're wet, but there's next to no alcohol in them. Ask the seller for an ingredient list in English.",
    },
    {
      question: 'Can I import for my own salon?',
      answer:
        'Yes, with registered products. Start with products that are already on the TBS list. Registering a new one takes time and samples.',
    },
  ],
};
