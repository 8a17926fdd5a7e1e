import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-22',
  name: 'Perfume',
  nameInSentence: 'perfume',
  swahili: 'Manukato',
  group: 'beauty',
  meta: {
    title: 'Can I ship perfume to Tanzania? Air, sea and duty',
    description:
      'Perfume is flammable and may not go in an ordinary air parcel. By sea it may: 35% duty, 10% excise, VAT. The total for one bottle and for twelve.',
  },
  searchWords: {
    english: [
      'perfume',
      'fragrance',
      'cologne',
      'eau de parfum',
      'body spray',
      'oud',
      'deodorant spray',
    ],
    swahili: ['manukato', 'marashi', 'pafyumu', 'uturi'],
  },
  lead: 'Perfume is mostly alcohol, and alcohol burns. It comes by sea, or by air as declared dangerous goods if the quantity is worth it.',
  verdict: {
    air: {
      answer: 'sea-only',
      reason:
        'Flammable liquid of class 3. An ordinary air parcel with perfume is taken off the flight, and the sender is fined.',
    },
    sea: {
      answer: 'papers',
      reason:
        "Packed as the ship's rules for small quantities say and declared by its name, it may sail.",
    },
  },
  papers: [
    {
      authority: 'Carrier',
      name: 'Dangerous goods declaration',
      text: 'Perfumery is UN 1266. The forwarder abroad fills the form in with volume and flash point.',
    },
    {
      authority: 'TBS',
      name: 'Cosmetics rules',
      text: 'Fragrance for sale has to be registered as a cosmetic with its list of ingredients.',
    },
  ],
  packing: [
    'Leave every flacon in its sealed carton and cellophane.',
    'Pack upright with something absorbent around the glass.',
    'Write the number of millilitres on the list, bottle by bottle.',
  ],
  tariff: {
    heading: '3303',
    duty: 'protected',
    excise: ['cosmetics'],
    note: 'Perfume and toilet water pay 35% duty and 10% excise on top. Pure oils without alcohol may fall elsewhere.',
  },
  items: [
    {
      name: 'One 100 ml bottle',
      by: 'sea',
      value: { amount: '80.00', currency: 'USD' },
      weight: '0.6',
      length: '18',
      width: '12',
      height: '10',
    },
    {
      name: 'Twelve bottles from Dubai',
      by: 'sea',
      value: { amount: '360.00', currency: 'USD' },
      weight: '6.5',
      length: '40',
      width: '30',
      height: '20',
    },
  ],
  goesWrong: [
    'Someone writes "toiletries" and hopes; screening sees twelve bottles of liquid and opens the box.',
    "The flacon is a tester from a market stall, and the brand's agent has it seized.",
    "A duty-free receipt from an airport is taken for the real price, which it isn't.",
  ],
  questions: [
    {
      question: 'Could I carry it in my suitcase instead?',
      answer:
        "A traveller may carry a modest amount for personal use within the airline's limits. It must go with you; we can't attach it to a shipment.",
    },
    {
      question: 'What about attar and oud oil without alcohol?',
      answer:
        "Pure oils don't burn like spirit. With the maker's safety sheet that says so, we can usually fly a small quantity. Ask with a photo of the label.",
    },
    {
      question: 'Is a body spray the same as perfume?',
      answer:
        'Worse: it is flammable and under pressure. Aerosols go by sea only, and in few numbers. A roll-on of the same scent travels with the cosmetics.',
    },
  ],
};
