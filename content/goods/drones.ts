import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Drones',
  nameInSentence: 'drones',
  swahili: 'Droni',
  object: 'drones',
  group: 'electronics',
  meta: {
    title: 'Ship a drone to Tanzania: permit first, then buy',
    description:
      "Even a small drone needs a permit from the Tanzania Civil Aviation Authority before it's shipped. Learn how to get it, how batteries fly and what you pay.",
  },
  searchWords: {
    english: ['drone', 'dji', 'quadcopter', 'uav', 'mavic', 'flying camera'],
    swahili: ['droni', 'ndege isiyo na rubani', 'kamera ya kuruka'],
  },
  lead: "Don't order it yet. Drones are welcome in Tanzania with a permit in your name, and confiscated without one, whatever their weight.",
  verdict: {
    air: {
      answer: 'papers',
      reason:
        'A drone can travel as air cargo once the import permit is issued, with the batteries packed as the airline wants them.',
    },
    sea: {
      answer: 'papers',
      reason: 'It needs the same permit. Going by sea is worth it for farm drones and their tanks.',
    },
  },
  papers: [
    {
      authority: 'Civil aviation authority (TCAA)',
      name: 'Import permit and registration',
      fee: 'ask',
      text: 'The importer applies on the online drone system before the drone is shipped; approval involves the defence ministry.',
    },
    {
      authority: 'TCRA',
      name: 'Approval of the radio link',
      fee: 'ask',
      text: 'The remote control transmits, so the model should be on the type approval list.',
    },
  ],
  packing: [
    "Take the propellers off and fix the gimbal with the maker's clamp.",
    'Batteries go in the same case as the drone, discharged to storage level, each in its own sleeve. Ask us first how many can fly.',
  ],
  tariff: {
    heading: '8806',
    duty: 'free',
    note: 'Since 2022 drones have had a tariff heading of their own, free of duty. Spare batteries and camera lenses are taxed separately.',
  },
  items: [
    {
      name: 'A folding camera drone',
      by: 'air',
      countable: true,
      value: { amount: '760.00', currency: 'USD' },
      weight: '2.2',
      length: '35',
      width: '26',
      height: '15',
    },
    {
      name: 'A spraying drone for a farm',
      by: 'sea',
      value: { amount: '9500.00', currency: 'USD' },
      weight: '46',
      length: '120',
      width: '65',
      height: '65',
    },
  ],
  goesWrong: [
    'The drone arrives before anyone has applied for the permit, and sits in the customs store.',
    'The invoice calls the drone a "toy" or a "camera", as if there were something to hide.',
    'The permit is for Dar es Salaam and the film is shot in a national park.',
  ],
  remedies: [
    'Send us the permit first; only then let the shop send the drone.',
    'Have the maker, the model and the word "drone" on the invoice, exactly as on the permit.',
    'When you apply, name every place where you want to film.',
  ],
  questions: [
    {
      question: 'Does a drone under 250 grams need a permit too?',
      answer:
        'Yes. The aviation authority says that all drone operations need its approval, even those for leisure. A low weight helps you in Europe, not here.',
    },
    {
      question: 'How long does the permit take?',
      answer:
        'The authority says up to three or four weeks for people from abroad, and less for residents. Start before you order, not when the parcel is in the air.',
    },
    {
      question: 'Can a visiting film crew bring one as luggage?',
      answer:
        'Only with the same approval. Crews usually apply through a local fixer. We help when the equipment comes ahead of them as cargo.',
    },
  ],
};
