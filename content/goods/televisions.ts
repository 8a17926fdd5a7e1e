import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Televisions',
  nameInSentence: 'televisions',
  swahili: 'TV',
  object: 'televisions',
  group: 'electronics',
  meta: {
    title: 'Ship a TV to Tanzania: is it worth the freight?',
    description:
      'A large television is light and huge, so its size decides the price. Learn what it costs by air or sea with {duty.finished} duty and VAT, and how to protect the screen.',
  },
  searchWords: {
    english: [
      'tv',
      'television',
      'samsung tv',
      '32 inch tv',
      'tv 32 inch',
      'smart tv',
      'led tv',
      'flat screen',
      'oled',
    ],
    swahili: ['runinga', 'televisheni', 'tv', 'luninga'],
    otherwise: [
      '40 inch tv',
      '58 inch tv',
      '60 inch tv',
      '70 inch tv',
      '75 inch tv',
      '85 inch tv',
      'tv 40 inch',
      'tv 58 inch',
      'tv 60 inch',
      'tv 70 inch',
      'tv 75 inch',
      'tv 85 inch',
      'tv 40',
      'tv 43',
      'tv 50',
      'tv 55',
      'tv 58',
      'tv 60',
      'tv 65',
      'tv 70',
      'tv 75',
      'tv 85',
      '40 tv',
      '43 tv',
      '50 tv',
      '55 tv',
      '58 tv',
      '60 tv',
      '65 tv',
      '70 tv',
      '75 tv',
      '85 tv',
      '43 inch tv',
      '50 inch tv',
      '55 inch tv',
      '65 inch tv',
      'tv 43 inch',
      'tv 50 inch',
      'tv 55 inch',
      'tv 65 inch',
      'tv inchi 55',
    ],
  },
  lead: 'By air you pay for the size of the box, not its weight. Even at 32 inches, the freight can cost more than the television.',
  verdict: {
    air: {
      answer: 'yes',
      reason:
        "It's allowed, but you'd pay for 40 kilograms on a 55-inch carton that weighs less than half that.",
    },
    sea: {
      answer: 'yes',
      reason:
        'Send a large screen this way. Sets that you sell need a certificate of conformity before they sail.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'You need it for televisions you mean to sell. The inspector abroad checks the plug, the voltage and the energy label.',
    },
  ],
  packing: [
    "Only the original carton with its foam will do; a screen in blankets doesn't survive two warehouses.",
    'Draw an arrow for "this way up" on four sides. A panel that lies flat cracks under its own weight.',
    'Ask us for a wooden frame around anything over 55 inches.',
  ],
  tariff: {
    heading: '8528',
    duty: 'finished',
    note: 'A complete colour television carries {duty.finished} duty. Kits for local assembly carry {duty.intermediate}, and a plain computer monitor is free of duty.',
  },
  items: [
    {
      name: 'A 32-inch smart TV',
      by: 'air',
      countable: true,
      value: { amount: '150.00', currency: 'USD' },
      weight: '5.5',
      length: '80',
      width: '15',
      height: '50',
    },
    {
      name: 'A 55-inch smart TV',
      by: 'sea',
      value: { amount: '420.00', currency: 'USD' },
      weight: '18.5',
      length: '138',
      width: '17',
      height: '86',
    },
  ],
  goesWrong: [
    'An American set has no DVB-T2 tuner, so it shows streaming and nothing from the aerial.',
    'The screen is cracked inside an undamaged carton, and no photo was taken before it left.',
    "The packing list doesn't say that the set is used, and customs asks about the excise on used appliances.",
  ],
  remedies: [
    'If you want local channels, look for "DVB-T2" before you buy, or add a decoder.',
    'Take a picture of the lit screen on the day you pack it, and keep it until the set hangs on your wall.',
    'Write "used" or "new" next to the model: either is better than nothing.',
  ],
  questions: [
    {
      question: 'Will a TV from the USA work in Dar es Salaam?',
      answer:
        'As a screen for streaming, usually. For local broadcasts it needs DVB-T2 and a power supply for 230 volts. Sets sold in Britain, Dubai or China more often have both.',
    },
    {
      question: 'At what size is sea freight cheaper?',
      answer:
        "For one set, usually from about 40 inches. Put the carton's length, width and height into the calculator, and if the air freight comes near the price of the set, ask for a sea price too.",
    },
    {
      question: 'Does a broken screen count as transport damage?',
      answer:
        'Yes, if it was whole when packed and you can prove it. Film it switched on before the carton is closed, and again before you sign for it.',
    },
  ],
};
