import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Routers and radios',
  nameInSentence: 'routers and radio equipment',
  swahili: 'Ruta na redio',
  object: 'routers-and-radios',
  group: 'electronics',
  meta: {
    title: 'Ship a router or radio to Tanzania: TCRA approval',
    description:
      "Routers, satellite kits and walkie-talkies are free of duty, but TCRA decides what comes in. Learn which need type approval and which aren't allowed.",
  },
  searchWords: {
    english: [
      'router',
      'wifi',
      'walkie-talkie',
      'two-way radio',
      'starlink',
      'modem',
      'signal booster',
    ],
    swahili: ['ruta', 'redio za upepo', 'modemu', 'waifai'],
    otherwise: ['antenna', 'redio'],
  },
  lead: "Anything that sends a signal needs the communications regulator's approval. The tax is light. It's the approval that takes time.",
  verdict: {
    air: {
      answer: 'papers',
      reason:
        "They're small and light, so they fly. If the model isn't approved, the parcel waits at the airport.",
    },
    sea: {
      answer: 'papers',
      reason: 'Masts, cable drums and cabinets go by sea under the same approvals.',
    },
  },
  papers: [
    {
      authority: 'TCRA',
      name: 'Type approval certificate',
      fee: 'ask',
      text: 'It approves one exact model, so check the number: a "v2" is a different device. The importer or the maker applies.',
    },
    {
      authority: 'TCRA',
      name: 'Import or spectrum licence',
      fee: 'ask',
      text: 'Dealers need it, and so do radios that use a frequency of their own, such as handheld radios for guards. Check with TCRA whether a single new device needs the import licence.',
    },
    {
      authority: 'TCRA',
      name: 'Eco levy certificate',
      text: 'Since 2023 it has been required for all communication equipment, new or used. The levy goes to TCRA, and the certificate comes from the inspection company Bureau Veritas, before shipping.',
    },
  ],
  packing: [
    'Unscrew aerials and bag them with the device that they belong to.',
    'Leave button cells and handset batteries fitted, and the sets switched off.',
  ],
  tariff: {
    heading: '8517',
    duty: 'free',
    note: 'Routers and radios are free of duty; their aerials and spare parts carry {duty.intermediate}.',
  },
  items: [
    {
      name: 'A home Wi-Fi router',
      by: 'air',
      countable: true,
      value: { amount: '85.00', currency: 'USD' },
      weight: '1.2',
      length: '30',
      width: '24',
      height: '10',
    },
    {
      name: 'Ten handheld radios for guards',
      by: 'air',
      value: { amount: '900.00', currency: 'USD' },
      weight: '6.4',
      length: '40',
      width: '30',
      height: '22',
    },
  ],
  notIncluded: "TCRA's eco levy",
  goesWrong: [
    'Handheld radios arrive set to American frequencies, which other people use here.',
    "A signal booster is bought online; networks don't allow private ones at all.",
    'The satellite dish is registered in another country and goes silent after a month.',
  ],
  remedies: [
    "Tell the dealer that they're for Tanzania, and which frequencies your licence names.",
    'If the signal is weak at home, ask your network for help, not a web shop.',
    'Before you pay, have the company confirm that the service works at your address here.',
  ],
  questions: [
    {
      question: 'How do I know whether my router is approved?',
      answer:
        "TCRA keeps a public list of approved models. Send us the exact model number and we'll look it up before you order.",
    },
    {
      question: 'Can I bring a satellite internet kit?',
      answer:
        'Only if its service is licensed in Tanzania on the day the kit arrives. That has been changing, so ask TCRA or us first, and keep the dish abroad until you know.',
    },
    {
      question: 'Are baby monitors, Bluetooth speakers and garage remotes radios too?',
      answer:
        'Strictly speaking yes, at very low power. A single one for your home seldom raises questions; a carton for sale does.',
    },
  ],
};
