import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Power banks and batteries',
  nameInSentence: 'power banks and loose batteries',
  swahili: 'Power bank na betri',
  object: 'power-banks',
  group: 'electronics',
  meta: {
    title: 'Can I ship a power bank or battery to Tanzania?',
    description:
      "Power banks and loose lithium batteries can't fly in an ordinary parcel. See what goes by sea, which paper the maker has to give you, and what you pay.",
  },
  searchWords: {
    english: ['power bank', 'powerbank', 'lithium battery'],
    swahili: ['pawabenki', 'betri ya simu'],
    otherwise: [
      'battery',
      'betri',
      'e-bike battery',
      'spare battery',
      'inverter battery',
      'car battery',
      'betri ya gari',
    ],
  },
  lead: "A lithium or car battery that isn't inside a device counts as dangerous goods. In an ordinary air parcel, it holds up everyone's boxes, so please ask first.",
  verdict: {
    air: {
      answer: 'sea-only',
      reason:
        'Loose lithium cells can catch fire, so airlines take them only as declared dangerous goods, with papers that a shop rarely has.',
    },
    sea: {
      answer: 'papers',
      reason:
        "Ships carry batteries that are packed so that they can't short-circuit, and declared with the maker's test summary.",
    },
  },
  papers: [
    {
      authority: 'Carrier',
      name: 'UN 38.3 test summary',
      text: 'The maker issues it for each battery model. Without it, no carrier may load loose lithium cells, not even a ship.',
    },
    {
      authority: 'Carrier',
      name: 'Safety data sheet',
      text: 'You need it for lead-acid and lithium batteries alike. It tells the crew what to do when one leaks.',
    },
  ],
  packing: [
    'Tape the terminals or cap them, one battery to a bag.',
    'Charge to about a third, no more: a full cell burns hotter.',
    'Use a strong new carton with the battery label outside and nothing metallic inside.',
  ],
  tariff: {
    heading: '8507, 8506',
    duty: 'finished',
    note: 'Rechargeable batteries carry {duty.finished} duty. Disposable cells under tariff heading 8506 are in the {duty.protected} band, and batteries made for solar systems carry no VAT.',
  },
  items: [
    {
      name: 'A 20,000 mAh power bank',
      by: 'sea',
      kind: 'other batteries',
      countable: true,
      value: { amount: '30.00', currency: 'USD' },
      weight: '0.5',
      length: '18',
      width: '10',
      height: '5',
    },
    {
      name: 'A 12 V 100 Ah solar battery',
      by: 'sea',
      kind: 'solar batteries',
      duty: 'finished',
      reliefs: ['solar'],
      searchWords: ['solar battery', 'betri ya sola'],
      countable: true,
      value: { amount: '260.00', currency: 'USD' },
      weight: '12.5',
      length: '40',
      width: '24',
      height: '26',
    },
  ],
  goesWrong: [
    'Someone hides a power bank among clothes. The X-ray finds it every time.',
    'The capacity on the label is invented, and the test summary belongs to another model.',
    "A used e-bike battery is offered with no history at all. We don't take it.",
  ],
  remedies: [
    'Give it to somebody who is flying, for their hand luggage, or send it by sea and tell us.',
    'Buy a known make, and see that the summary names the model on the label.',
    "Leave it where it is, and order a new one from the bike's maker.",
  ],
  questions: [
    {
      question: 'Why can I carry a power bank on board but not send one?',
      answer:
        "In the cabin, the crew sees the smoke and puts the fire out. In the hold, no one does. That's why airlines want power banks in hand luggage, not in cargo.",
    },
    {
      question: 'Can a spare phone battery go in the same box as the phone?',
      answer:
        "Not loose. Fitted in the phone, it's fine. A spare in a case of its own can often go with its phone, within the airline's limits: ask first.",
    },
    {
      question: 'What about AA and AAA cells?',
      answer:
        'Ordinary alkaline cells in sealed retail packs are no fire risk and can travel. Tell us how many, so that they appear on the packing list.',
    },
  ],
};
