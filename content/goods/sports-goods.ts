import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Sports goods',
  nameInSentence: 'sports goods',
  swahili: 'Vifaa vya michezo',
  object: 'sports-goods',
  group: 'leisure',
  meta: {
    title: 'Ship sports and gym equipment to Tanzania',
    description:
      'Most sports goods carry {duty.finished} duty. Learn what to send by sea, how to pack balls, which clubs are exempt, and what your order costs in total.',
  },
  searchWords: {
    english: ['sports', 'football', 'golf clubs', 'basketball', 'yoga mat'],
    swahili: ['vifaa vya michezo', 'mpira', 'mipira', 'jezi'],
    otherwise: [
      'gym equipment',
      'dumbbells',
      'treadmill',
      'vifaa vya mazoezi',
      'vyuma vya mazoezi',
    ],
  },
  lead: 'Let the air out of balls, send iron by sea, and never leave a gas cartridge in the bicycle pump. Otherwise, sports goods are simple to send.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'Rackets, balls and kit for a team fly well. Dumb-bells can fly too, but you pay for every kilogram.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Gym equipment comes this way, bolted to pallets and listed machine by machine. Goods for sale usually need a certificate of conformity.',
    },
  },
  papers: [
    {
      authority: 'Police',
      name: 'Licence for sporting arms',
      text: "Air rifles, real bows and starting pistols count as weapons and need one. We don't carry them, even with a licence.",
    },
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'Electrical goods for sale, such as treadmills, usually need one. A single machine for your own use often needs none.',
    },
  ],
  packing: [
    'Let the air out of balls and pack the pump needle with them.',
    'Shafts of clubs and rackets go in a tube inside the carton.',
    'Weight plates lie flat in a wooden box with the total weight painted on it.',
  ],
  tariff: {
    heading: '9506',
    duty: 'finished',
    note: 'Balls, gym machines, rackets and clubs carry {duty.finished} duty. Helmets are free of duty, and team shirts count as clothes.',
  },
  items: [
    {
      name: 'Twelve footballs and a set of bibs',
      by: 'air',
      value: { amount: '130.00', currency: 'USD' },
      weight: '6.5',
      length: '50',
      width: '38',
      height: '26',
    },
    {
      name: 'A treadmill',
      by: 'sea',
      value: { amount: '560.00', currency: 'USD' },
      weight: '86',
      length: '185',
      width: '85',
      height: '40',
    },
  ],
  goesWrong: [
    "A treadmill for 110 volts won't run here.",
    'CO2 cartridges for inflating tyres are in the side pocket of a bag, and screening stops it.',
    'Football shirts with famous badges but no licence are taken out, and the team goes without.',
  ],
  remedies: [
    'Check the plate near the plug: it should say 220 to 240 volts.',
    'Empty every pocket before you pack, and send a hand pump instead.',
    'Have plain shirts printed with the name of your own team.',
  ],
  questions: [
    {
      question: 'Can a club get sports equipment free of duty?',
      answer:
        'Registered associations sometimes do, through the ministry responsible for sport. The letter of exemption has to name the goods and be issued before they arrive.',
    },
    {
      question: 'How do I send a surfboard or kite?',
      answer:
        'By sea unless it is inflatable: by air, two metres of foam is charged as forty kilograms. A kite in its bag flies like clothing.',
    },
    {
      question: 'Are supplements in a gym parcel all right?',
      answer:
        "They can need papers of their own, so put them on a separate list. If they're mixed in, they hold up the dumb-bells.",
    },
  ],
};
