import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Medical devices',
  nameInSentence: 'medical devices',
  swahili: 'Vifaa tiba',
  object: 'medical-devices',
  group: 'health',
  meta: {
    title: 'Ship medical devices or a wheelchair to Tanzania',
    description:
      "Wheelchairs, glucose meters and hearing aids are mostly free of duty, with TMDA's permit. See the rules for donations and used equipment, and what it costs.",
  },
  searchWords: {
    english: ['hearing aid', 'crutches'],
    swahili: ['magongo'],
    otherwise: [
      'wheelchair',
      'medical equipment',
      'glucose meter',
      'blood pressure monitor',
      'hospital bed',
      'oxygen concentrator',
      'vifaa tiba',
      'kiti cha magurudumu',
      'kipima sukari',
      'kipima presha',
      'miwani',
    ],
  },
  lead: 'From a test strip to a scanner, there is hardly any duty on what treats a patient. But the medicines authority, TMDA, has to allow each device first.',
  verdict: {
    air: {
      answer: 'papers',
      reason:
        "Small devices can fly once the medicines authority has issued the import permit. We check any large lithium battery first, such as a mobility scooter's.",
    },
    sea: {
      answer: 'papers',
      reason: 'Beds, wheelchairs and equipment for whole wards come by container, often as gifts.',
    },
  },
  papers: [
    {
      authority: 'TMDA',
      name: 'Import permit for devices',
      fee: 'ask',
      text: 'You need it for anything used to diagnose or treat patients. The permit lists model, maker and quantity.',
    },
    {
      authority: 'TAEC',
      name: 'Radiation permit',
      fee: 'ask',
      text: 'The atomic energy commission decides on X-ray machines and anything with a radioactive source, before shipping.',
    },
  ],
  packing: [
    'Leave batteries fitted and declare them, and switch the device off. Ask before you pack a spare.',
    'Clean used equipment and attach a note that says how it was disinfected.',
    'Fold wheelchairs and tie the footrests to the frame.',
  ],
  tariff: {
    heading: '9018, 9021, 8713',
    duty: 'free',
    note: 'Instruments, wheelchairs and hearing aids are free of duty. The VAT exemption covers aids worn, carried or implanted, and equipment that the minister for health has approved; other devices carry VAT.',
  },
  items: [
    {
      name: 'A pair of hearing aids',
      by: 'air',
      value: { amount: '700.00', currency: 'USD' },
      weight: '0.5',
      length: '20',
      width: '16',
      height: '10',
      reliefs: ['disability'],
    },
    {
      name: 'An ultrasound scanner',
      by: 'air',
      value: { amount: '3000.00', currency: 'USD' },
      weight: '9',
      length: '45',
      width: '40',
      height: '30',
    },
  ],
  goesWrong: [
    'A donated incubator arrives without its manual, its probe or its 230-volt power supply.',
    'The gloves and syringes are past their expiry date, and the whole container is refused.',
    'A CPAP machine is held because it was listed as "breathing machine" with no model.',
  ],
  remedies: [
    "Before it's packed, have somebody run it once with all its parts, and tick each one off.",
    'Read the date on every box, and send only what stays good long after it arrives.',
    'Copy the maker and the model from the plate underneath.',
  ],
  questions: [
    {
      question: 'Is a donated wheelchair free of duty and tax?',
      answer:
        'It carries no duty. For VAT and levies, the receiving charity applies for a letter of exemption beforehand. Without the letter, customs charges them on a fair second-hand value.',
    },
    {
      question: 'Can I send a blood pressure monitor to my father?',
      answer:
        "Yes. It's a small device with ordinary batteries. Give us the model and his name, so that the permit question is settled before it flies.",
    },
    {
      question: 'Do I pay duty and VAT on reading glasses?',
      answer:
        'No. Spectacles that correct sight carry no duty and are on the list of VAT exemptions. Sunglasses are fashion and carry {duty.intermediate} duty, and VAT.',
    },
  ],
};
