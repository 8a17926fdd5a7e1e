import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Tablets and e-readers',
  nameInSentence: 'tablets',
  swahili: 'Tablet',
  object: 'tablets',
  group: 'electronics',
  meta: {
    title: 'Ship a tablet or iPad to Tanzania: duty and VAT',
    description:
      'Tablets and e-readers carry no duty and {customs.vat} VAT. One question changes the papers: is there a SIM slot? See what yours needs, and what it costs.',
  },
  searchWords: {
    english: ['tablet', 'ipad', 'android tablet'],
    swahili: ['kishikwambi', 'vishikwambi', 'tableti', 'ipad'],
    otherwise: ['kindle', 'e-reader'],
  },
  lead: 'One detail decides how much paperwork a tablet needs: whether it takes a SIM card. If it does, customs treats it much like a phone.',
  verdict: {
    air: {
      answer: 'papers',
      reason:
        'The built-in battery is small enough to fly. A tablet that makes calls or takes a SIM must be an approved model.',
    },
    sea: {
      answer: 'papers',
      reason:
        'School projects ship crates of tablets by sea; a single tablet is better sent by air.',
    },
  },
  papers: [
    {
      authority: 'TCRA',
      name: 'Type approval for cellular models',
      fee: 'ask',
      text: 'You need it when the tablet has a SIM slot. Wi-Fi-only models from known makers rarely raise a question.',
    },
    {
      authority: 'TCRA',
      name: 'Eco levy certificate for cellular models',
      text: 'The same as for a phone, new or used: before shipping, the levy is paid to TCRA, and the inspection company Bureau Veritas issues the certificate. Check with TCRA whether a single new tablet also needs an import licence.',
    },
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'Electrical goods for sale, such as tablets, usually need one. A single tablet for your own use often needs none.',
    },
  ],
  packing: [
    'Cover the screen with a sheet of foam and tape the foam, not the glass.',
    'Lay tablets flat in the carton only if nothing heavier goes on top; otherwise stand them like books.',
  ],
  tariff: {
    heading: '8471',
    duty: 'free',
    note: 'Wi-Fi tablets count as portable computers. Tablets with telephone functions come under tariff heading 8517, which is free of duty too.',
  },
  items: [
    {
      name: 'A 10-inch tablet for home',
      by: 'air',
      countable: true,
      value: { amount: '220.00', currency: 'USD' },
      weight: '1.1',
      length: '30',
      width: '22',
      height: '6',
    },
    {
      name: 'Twenty tablets for a classroom',
      by: 'air',
      value: { amount: '2600.00', currency: 'USD' },
      weight: '16',
      length: '50',
      width: '40',
      height: '35',
    },
  ],
  notIncluded: "TCRA's eco levy on models with a SIM slot",
  goesWrong: [
    "A child's tablet is sent with the old owner's lock still on, and in Mwanza nobody can use it.",
    'Stylus pens and keyboard covers are left off the packing list although they cost as much as the tablet.',
    "The seller ships the Chinese version, which can't install the usual app store.",
  ],
  remedies: [
    'Have the old owner sign out and reset it while you watch.',
    'Open the box, and give the pen and the cover a price of their own on the list.',
    'Look for "global version" in the offer. If it isn\'t there, choose another seller.',
  ],
  questions: [
    {
      question: 'Is an iPad cheaper to import without the SIM slot?',
      answer:
        'Yes. The tax is the same share of a lower price, and there are fewer papers to show. If your house has Wi-Fi, the plain model is enough.',
    },
    {
      question: 'Do e-readers count as books for VAT?',
      answer:
        'No. Printed books are exempt; a Kindle is a machine and carries VAT like any tablet. What you download onto it never passes through our hands.',
    },
    {
      question: 'Can an NGO bring tablets in for pupils?',
      answer:
        'Yes, and it happens every term. Send us the list with serial numbers early, since a letter of exemption from tax takes longer than the flight.',
    },
  ],
};
