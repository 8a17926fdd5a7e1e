import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Smartphones',
  nameInSentence: 'smartphones',
  swahili: 'Simu janja',
  object: 'smartphones',
  group: 'electronics',
  meta: {
    title: 'Ship a smartphone to Tanzania: duty, VAT and papers',
    description:
      'A phone pays no import duty, only VAT and small levies. See the total from ten countries, how TCRA approves a model, and how the battery may travel.',
  },
  searchWords: {
    english: ['phone', 'smartphone', 'iphone', 'samsung galaxy', 'mobile', 'cell phone', 'android'],
    swahili: ['simu', 'simu janja', 'simu ya mkononi', 'aifoni'],
  },
  lead: "You pay no import duty on a phone, only {customs.vat} VAT and a few small levies. Two things can delay a phone: its battery, or a model that TCRA hasn't approved.",
  verdict: {
    air: {
      answer: 'papers',
      reason:
        'A phone can fly with its battery inside. Customs also checks that the model is approved for Tanzanian networks.',
    },
    sea: {
      answer: 'papers',
      reason:
        'The papers are the same as by air. But weeks in a container are long for something so valuable.',
    },
  },
  papers: [
    {
      authority: 'TCRA',
      name: 'Type approval of the model',
      fee: 'ask',
      text: 'Big brands usually have it already. Any other model has to be approved before it is imported.',
    },
    {
      authority: 'TCRA',
      name: 'Eco levy certificate',
      text: 'Every phone needs it, new or used. You pay the levy to TCRA, and Bureau Veritas issues the certificate before shipping. For new phones TCRA also wants an import licence: ask whether that applies to a single one.',
    },
  ],
  packing: [
    'Leave the battery in the phone, and switch the phone off completely.',
    "Keep the sales box. It fits the phone, and its label shows the phone's identity number (IMEI), which we compare with the invoice.",
    'Stand several phones upright with cardboard between them, never loose in one bag.',
  ],
  tariff: {
    heading: '8517',
    duty: 'free',
    note: "Cases and screen protectors aren't phones: they carry {duty.finished} or more.",
  },
  items: [
    {
      name: 'One new phone in its box',
      by: 'air',
      countable: true,
      value: { amount: '350.00', currency: 'USD' },
      weight: '0.6',
      length: '20',
      width: '12',
      height: '8',
    },
    {
      name: 'Ten phones for a shop',
      by: 'air',
      value: { amount: '1800.00', currency: 'USD' },
      weight: '5.2',
      length: '36',
      width: '26',
      height: '16',
    },
  ],
  notIncluded: "TCRA's eco levy",
  goesWrong: [
    "The phone is locked to an American or British network, and shops here can't unlock it.",
    'Screening finds a swollen or cracked battery, and the whole parcel stays behind.',
    'The invoice says "gift, 50 dollars", but any officer can look up what the phone costs.',
  ],
  remedies: [
    'Ask the seller for an unlocked phone, in writing, before you pay.',
    'Look at the back before you pack: a battery that bulges has to stay at home.',
    'Put the real price on the invoice. On a phone you pay no duty anyway.',
  ],
  wrongObject: 'locked-phone',
  questions: [
    {
      question: 'Will a phone from America work on Tanzanian networks?',
      answer:
        'Most unlocked phones of the last few years will. Ask the seller for the word "unlocked" on the receipt, and check that the model has band 3, 20 or 28 for 4G.',
    },
    {
      question: 'Can I send a used phone to my mother?',
      answer:
        'Yes, if it works and the battery is sound. Write "used" on the packing list, give the real price, and sign out of your own account first so she can set it up.',
    },
    {
      question: 'Why do I owe VAT if there is no duty on phones?',
      answer:
        "They're two different taxes. The East African tariff charges nothing on phones. VAT of {customs.vat} is Tanzania's own tax and makes no exception for them.",
    },
  ],
};
