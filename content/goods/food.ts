import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Packed food',
  nameInSentence: 'packed food',
  swahili: 'Vyakula vya pakiti',
  object: 'food',
  group: 'garden-and-kitchen',
  meta: {
    title: 'Ship packed food to Tanzania: what can come in',
    description:
      "Chocolate, tea, biscuits and spices can travel with a label and an expiry date. Meat, cheese and anything fresh can't. The duty is often {duty.protected}.",
  },
  searchWords: {
    english: ['food', 'chocolate', 'biscuits', 'sweets', 'tea', 'coffee'],
    swahili: ['chakula', 'vyakula', 'chokoleti', 'biskuti', 'pipi', 'chai', 'kahawa'],
    otherwise: ['spices', 'snacks', 'cereal', 'pet food', 'viungo'],
  },
  lead: "If it is sealed and good for another half year on the shelf, we can usually carry it. If it needs a fridge, we can't.",
  verdict: {
    air: {
      answer: 'papers',
      reason:
        'Sealed food that keeps can fly, if the ingredients and the expiry date are on it in English. Fresh, frozen and home-cooked food is refused.',
    },
    sea: {
      answer: 'papers',
      reason:
        "Shop stock can come in cartons once it's registered with the standards bureau (TBS) and inspected. Mind the heat: chocolate melts.",
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Food import permit and registration',
      fee: 'ask',
      text: 'You need it for food that will be sold. Its label needs the maker, the ingredients, the batch, and the dates of production and expiry. In a family parcel, officers look for the ingredients and the expiry date. A large consignment can need a Certificate of Conformity (PVoC) too.',
    },
    {
      authority: 'Atomic energy commission (TAEC)',
      name: 'Radiation certificate',
      fee: 'ask',
      text: 'Commercial food consignments are checked for radioactivity; the sample is taken on arrival.',
    },
  ],
  packing: [
    'Double-bag powders and anything with oil.',
    'Stand jars in dividers, tape the lids and put nothing heavy on top.',
    'Leave sweets and tea in their factory packs: a repacked bag has no label.',
  ],
  tariff: {
    heading: '1806, 1905, 2103',
    duty: 'protected',
    note: 'Chocolate, biscuits, sweets, tea, coffee and ketchup carry {duty.protected} duty; pasta and soups {duty.finished}. Rice, sugar, flour and milk powder have rates of their own, to protect local producers.',
  },
  items: [
    {
      name: 'A family box of sweets and tea',
      by: 'air',
      value: { amount: '45.00', currency: 'GBP' },
      weight: '5',
      length: '40',
      width: '30',
      height: '20',
    },
    {
      name: 'Ten cartons of biscuits',
      by: 'sea',
      value: { amount: '280.00', currency: 'USD' },
      weight: '46',
      length: '80',
      width: '60',
      height: '75',
    },
  ],
  goesWrong: [
    'A whole smoked ham is wrapped in a jumper. Border control destroys it, jumper and all.',
    'The expiry date is printed in Korean only, and no inspector here can read it.',
    'A jar of honey is listed as "sauce", but bee products need a permit of their own.',
  ],
  remedies: [
    'Leave out meat of any kind: a sealed box of biscuits arrives.',
    'Turn the pack over in the shop, and choose one with the date in English.',
    'Call honey honey, and talk to us about the permit before you pack it.',
  ],
  questions: [
    {
      question: 'Why do tea and sweets carry {duty.protected} duty?',
      answer:
        'East Africa makes its own tea, coffee, biscuits and sweets, and protects them. For a treat at Christmas the duty hardly matters; for a shop it decides everything.',
    },
    {
      question: 'Can I send home-made pickles or dried fish?',
      answer:
        "No. Without a label, an officer can't tell what's in them, and dried fish is an animal product that needs veterinary papers.",
    },
    {
      question: 'Is pet food allowed?',
      answer:
        'It counts as animal feed and needs a permit from the livestock ministry. A tin in your own luggage is simpler than a parcel.',
    },
  ],
};
