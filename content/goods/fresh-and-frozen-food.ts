import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Fresh and frozen food',
  nameInSentence: 'fresh and frozen food',
  swahili: 'Vyakula vibichi na vya barafu',
  object: 'fresh-and-frozen-food',
  group: 'garden-and-kitchen',
  meta: {
    title: 'Can I ship fresh meat, cheese or fruit to Tanzania?',
    description:
      'We refuse fresh, frozen and chilled food, because it spoils and can carry disease. Read what counts as fresh, and what you can send instead.',
  },
  searchWords: {
    english: [
      'meat',
      'fresh fruit',
      'frozen food',
      'fish',
      'dairy',
      'cheese',
      'flowers',
      'ham',
      'perishable',
    ],
    swahili: ['nyama', 'matunda', 'samaki', 'maziwa', 'jibini', 'vyakula vibichi', 'maua mabichi'],
  },
  lead: 'If it needs a fridge, it stays at home. Border control destroys meat and fruit sent without papers, and the rest of the box is spoiled.',
  verdict: {
    air: {
      answer: 'no',
      reason:
        "The flight is short, but the waits before and after it aren't, and we have no cold storage.",
    },
    sea: {
      answer: 'no',
      reason:
        'Refrigerated containers are only for importers with veterinary permits and enough to fill one.',
    },
  },
  papers: [
    {
      authority: 'Livestock ministry',
      name: 'Veterinary permit',
      text: 'You need it for meat, fish and dairy brought in by the trade, together with a health certificate from the exporting country.',
    },
  ],
  packing: [],
  instead: [
    'Choose things that keep: chocolate, biscuits, tea, spices in sealed packs. Packed food has a page of its own.',
    'Order a hamper from a supermarket in Dar es Salaam and pay online; it is on the table the same afternoon.',
  ],
  tariff: {
    heading: '0201, 0406, 0810',
    duty: 'protected',
    note: 'Meat, cheese and many fruits are in the protected or sensitive bands, some at 60% and more.',
  },
  items: [],
  goesWrong: [
    'Dry ice is added to keep a cake cold, but dry ice itself counts as dangerous goods.',
    "An avocado from a cousin's farm carries a fly that growers here spend a fortune keeping out.",
  ],
  remedies: [
    'Order the cake from a bakery in Tanzania instead.',
    'Eat it there: fresh fruit may not go into a parcel, not even one piece.',
  ],
  questions: [
    {
      question: 'Is vacuum-packed cheese all right?',
      answer:
        "No. It's dairy, vacuum or not, and the rules for milk products are among the strictest.",
    },
    {
      question: 'Can flowers be sent for a wedding?',
      answer:
        'Cut flowers wilt and need a plant certificate. A florist in Arusha delivers fresher roses than any flight could bring.',
    },
    {
      question: 'What about dried fruit and nuts?',
      answer:
        'Roasted or dried goods sealed in a factory are packed food. Raw nuts in the shell are plant products and need a permit.',
    },
  ],
};
