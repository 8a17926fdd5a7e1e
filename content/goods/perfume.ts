import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Perfume',
  nameInSentence: 'perfume',
  swahili: 'Manukato',
  object: 'perfume',
  group: 'beauty',
  meta: {
    title: 'Can I ship perfume to Tanzania? Air, sea and duty',
    description:
      "Perfume burns, so it can't go in an ordinary air parcel. By sea it can, with {duty.protected} duty, {excise.cosmetics} excise and VAT. See the cost of one bottle or twelve.",
  },
  searchWords: {
    english: ['perfume', 'fragrance', 'cologne', 'eau de parfum'],
    swahili: ['manukato', 'marashi', 'pafyumu', 'uturi'],
    otherwise: ['body spray', 'oud', 'deodorant spray'],
  },
  lead: "Perfume is mostly alcohol, and alcohol burns, so it goes by sea. It can only fly as declared dangerous goods, which is worth the cost for a shop's order. For a bottle or two, ask a traveller to carry it.",
  verdict: {
    air: {
      answer: 'sea-only',
      reason:
        "It's a flammable liquid, so it can only fly as declared dangerous goods. Security takes perfume out of ordinary air parcels, and the sender can be fined.",
    },
    sea: {
      answer: 'papers',
      reason:
        "Declare it as perfume, and pack it according to the shipping line's rules for small quantities.",
    },
  },
  papers: [
    {
      authority: 'Carrier',
      name: 'Dangerous goods declaration',
      text: 'The code for perfume as dangerous goods (UN number) is 1266. Our office or partner abroad fills in the form, so tell us the volume and the flash point (the temperature at which the perfume can catch fire).',
    },
    {
      authority: 'TBS',
      name: 'Cosmetics rules',
      text: 'Fragrance for sale has to be registered as a cosmetic with its list of ingredients.',
    },
  ],
  packing: [
    'Leave every bottle in its sealed carton and cellophane.',
    'Pack the cartons upright, with something absorbent around each one.',
    'Write the number of millilitres on the packing list, bottle by bottle.',
  ],
  tariff: {
    heading: '3303',
    duty: 'protected',
    excise: ['cosmetics'],
    note: 'On perfume and eau de toilette you pay {duty.protected} duty and {excise.cosmetics} excise. Pure oils without alcohol may come under another tariff heading.',
  },
  items: [
    {
      name: 'One 100 ml bottle',
      by: 'sea',
      countable: true,
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
    'Someone writes "toiletries" and hopes. Screening sees twelve bottles of liquid and opens the box.',
    "The bottle is a tester from a market stall, and the brand's agent has it seized.",
    "Customs doubts a duty-free receipt from an airport, because its price isn't the usual one.",
  ],
  remedies: [
    "Call it perfume and send it by sea, where it's allowed.",
    'Buy from a shop that gives you a receipt with its name on it.',
    'Add the slip from your bank card, which shows what you really paid.',
  ],
  questions: [
    {
      question: 'Could I carry it in my suitcase instead?',
      answer:
        "Yes, a bottle or two for yourself, within the airline's limits. It has to travel with you. We can't add it to an ordinary air shipment.",
    },
    {
      question: 'What about attar and oud oil without alcohol?',
      answer:
        "Pure oils don't burn like alcohol. With a safety data sheet from the maker that says so, we can usually fly a small quantity. Send us a photo of the label and ask.",
    },
    {
      question: 'Is a body spray the same as perfume?',
      answer:
        "It's worse: flammable and under pressure. Aerosols go by sea, a few at a time. A roll-on of the same scent, if it has no alcohol, can go with your cosmetics.",
    },
  ],
};
