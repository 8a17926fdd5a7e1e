import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Musical instruments',
  nameInSentence: 'musical instruments',
  swahili: 'Ala za muziki',
  object: 'musical-instruments',
  group: 'leisure',
  meta: {
    title: 'Instruments to Tanzania: guitar, keyboard, church PA',
    description:
      'Musical instruments carry {duty.intermediate} duty, loudspeakers {duty.finished}. Read about ivory, damp and radio microphones, and see what a keyboard costs in total.',
  },
  searchWords: {
    english: ['guitar', 'keyboard', 'trumpet', 'violin'],
    swahili: ['ala za muziki', 'gitaa', 'kinanda', 'ngoma', 'tarumbeta', 'vyombo vya muziki'],
    otherwise: ['piano', 'drum set', 'amplifier', 'mixer', 'wireless microphone', 'organ'],
  },
  lead: 'An instrument carries {duty.intermediate} duty, and its amplifier {duty.finished}. A keyboard for the choir or a guitar travels well if you pack it well.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'Guitars, brass and keyboards fly in a hard case. Loosen the strings: the hold is cold and dry.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Pianos, drum kits and sound systems go by sea, wrapped against damp. Those for sale usually need a certificate of conformity.',
    },
  },
  papers: [
    {
      authority: 'CITES',
      name: 'Certificate for protected materials',
      fee: 'ask',
      text: 'CITES is the treaty on endangered species. Old pianos with ivory keys, and some rosewood or tortoiseshell parts, need a certificate from the exporting country.',
    },
    {
      authority: 'TCRA',
      name: 'Type approval for wireless sets',
      fee: 'ask',
      text: 'Radio microphones and in-ear systems transmit; many American frequencies belong to mobile phones here.',
    },
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'Electrical goods for sale, such as keyboards and loudspeakers, usually need one. A single keyboard or loudspeaker for your own use often needs none.',
    },
  ],
  packing: [
    'Loosen the strings by two tones, and fill the space around the neck.',
    'Nest drums inside each other, with blankets between them.',
    'Pack valves and reeds in a small box of their own.',
  ],
  tariff: {
    heading: '9207, 9202, 9205',
    duty: 'intermediate',
    note: 'Instruments carry {duty.intermediate} duty. Microphones, amplifiers and loudspeakers are electronics at {duty.finished}.',
  },
  items: [
    {
      name: 'A 61-key keyboard',
      by: 'air',
      countable: true,
      value: { amount: '190.00', currency: 'USD' },
      weight: '7.5',
      length: '100',
      width: '42',
      height: '16',
    },
    {
      name: 'A used upright piano',
      by: 'sea',
      value: { amount: '900.00', currency: 'GBP' },
      weight: '240',
      length: '160',
      width: '75',
      height: '135',
    },
  ],
  goesWrong: [
    "A keyboard's power supply is for 110 volts and can't be switched to 230.",
    'A violin comes from a dry hold into a damp store, and opens at the seams.',
    'The piano is tuned before shipping, and needs tuning again on arrival.',
  ],
  remedies: [
    'Buy a power supply for 230 volts together with the keyboard.',
    'After it arrives, leave it in its closed case for a day.',
    'Save the first tuning, and call the tuner when it has stood in your room for a few weeks.',
  ],
  questions: [
    {
      question: 'Does a church pay duty on instruments?',
      answer:
        'Yes, unless it has an exemption in its own name. Religious bodies can apply, and the letter of exemption should list each item.',
    },
    {
      question: 'Is it worth shipping an upright piano?',
      answer:
        'If it is a good one and going with your household, perhaps. It needs a crate, a climate it can live in, and a tuner, of whom there are few here.',
    },
    {
      question: 'Which wireless microphones work here?',
      answer:
        'Ask for a set whose frequency can be changed, and check its band with TCRA before you pay. A wired microphone always works.',
    },
  ],
};
