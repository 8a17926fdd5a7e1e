import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Cameras and lenses',
  nameInSentence: 'cameras and lenses',
  swahili: 'Kamera na lenzi',
  object: 'cameras',
  group: 'electronics',
  meta: {
    title: 'Ship a camera or lens to Tanzania: cost and care',
    description:
      'Digital cameras are free of duty, but film cameras and tripods may not be. Learn how to insure and pack a camera, and what it costs in total in Tanzania.',
  },
  searchWords: {
    english: ['camera', 'dslr', 'canon', 'nikon', 'gopro'],
    swahili: ['kamera', 'kamera ya video'],
    otherwise: ['lens', 'lenzi', 'tripod', 'cctv', 'cctv camera', 'kamera za ulinzi'],
  },
  lead: 'Photographers ask us about theft, but shocks and damp do more harm. Take full insurance for a camera, and put it in a second box.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'The camera can fly with its battery fitted. One or two spares can often go with it, each in its own case: ask first.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Studios ship lights and stands by sea; lenses and cameras do better without weeks of salt air. Cameras for sale usually need a certificate of conformity.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'Electrical goods for sale, such as cameras, usually need one. A single camera for your own use often needs none.',
    },
  ],
  packing: [
    'Cap both ends of every lens and wrap each one separately.',
    'Use an airtight inner bag with silica gel in it, or fungus starts growing on the glass on the way.',
    'Photograph the serial number or shutter count before you close the box.',
  ],
  tariff: {
    heading: '8525, 9006',
    duty: 'free',
    note: 'Digital and video cameras are free of duty. Film cameras, flashes and tripods fall under other tariff headings and may carry {duty.finished}.',
  },
  items: [
    {
      name: 'A mirrorless camera with one lens',
      by: 'air',
      countable: true,
      value: { amount: '950.00', currency: 'USD' },
      weight: '2.1',
      length: '30',
      width: '25',
      height: '18',
    },
    {
      name: 'A kit of eight CCTV cameras',
      by: 'air',
      value: { amount: '310.00', currency: 'USD' },
      weight: '7.8',
      length: '45',
      width: '36',
      height: '25',
    },
  ],
  goesWrong: [
    'A used lens from Japan comes with a one-line receipt, and customs doubts a price that was real.',
    'Film in the same box is spoiled by the cargo X-ray, which is far stronger than the one for hand luggage.',
    'The camera is booked to arrive one day before the wedding, and any delay is too much.',
  ],
  remedies: [
    'Save the advert and the proof of payment on the day you buy: adverts soon disappear.',
    'Give film to somebody who is flying, for their hand luggage.',
    'Bring it two weeks earlier, or hire one for that day.',
  ],
  questions: [
    {
      question: 'How is a used camera valued?',
      answer:
        'By what you paid, if you can show it: the listing, the receipt and the payment. Without proof the officer looks up the price of a similar one.',
    },
    {
      question: 'Can a film crew bring equipment in for two weeks without tax?',
      answer:
        'Yes, as a temporary import: you leave a deposit and get it back. You need a full list with serial numbers, so ask us at least two weeks ahead.',
    },
    {
      question: 'Do CCTV cameras need a permit?',
      answer:
        "Wired ones didn't in the cases we know. Wireless models transmit, so ask whether TCRA has approved the type, especially if you want to sell them.",
    },
  ],
};
