import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Toys',
  nameInSentence: 'toys',
  swahili: 'Midoli na michezo ya watoto',
  object: 'toys',
  group: 'family',
  meta: {
    title: 'Ship toys to Tanzania: duty, batteries, safety',
    description:
      'Toys carry {duty.finished} duty and fly easily, apart from toy guns and big batteries. See which safety marks count, how to pack them and what they cost.',
  },
  searchWords: {
    english: ['toys', 'lego', 'doll', 'puzzle', 'remote control car', 'teddy bear'],
    swahili: ['midoli', 'mdoli', 'vitu vya kuchezea', 'michezo ya watoto', 'lego'],
    otherwise: ['board game'],
  },
  lead: 'Dolls, bricks and puzzles are a pleasure to carry. Two kinds of toy cause trouble: anything that looks like a weapon, and anything with a large battery.',
  verdict: {
    air: {
      answer: 'yes',
      reason: 'A birthday box can fly. Soft toys are so bulky that a vacuum bag pays for itself.',
    },
    sea: {
      answer: 'yes',
      reason:
        'Trampolines and shop stock come this way. Toys that you sell need the certificate below.',
    },
  },
  papers: [
    {
      authority: 'TBS',
      name: 'Certificate of Conformity, issued before shipping (PVoC)',
      fee: 'conformity-for-sale',
      text: 'You need it for toys that will be sold. Small parts, paint and age warnings are checked in the country of export.',
    },
  ],
  packing: [
    'Take the batteries out of talking toys, or the box makes noise all night in the warehouse.',
    'Leave instructions and spare bricks in their sealed bags.',
  ],
  tariff: {
    heading: '9503',
    duty: 'finished',
    note: 'Dolls, bricks, scooters and pedal cars share one tariff code, at {duty.finished} duty.',
  },
  items: [
    {
      name: 'A large brick set',
      by: 'air',
      countable: true,
      value: { amount: '110.00', currency: 'USD' },
      weight: '2.9',
      length: '50',
      width: '38',
      height: '10',
    },
    {
      name: 'A ride-on electric car',
      by: 'sea',
      value: { amount: '160.00', currency: 'USD' },
      weight: '17',
      length: '110',
      width: '60',
      height: '35',
    },
  ],
  goesWrong: [
    'A realistic toy pistol is treated as a replica weapon and seized.',
    'The ride-on car contains a lead battery that nobody listed.',
    "A trader's 500 plastic cars come with no maker's name and no age mark, and can't be released.",
  ],
  remedies: [
    'Choose one that nobody can mistake for a real gun, in bright plastic.',
    'Lift the seat to see what is under it, and tell us before you bring the car.',
    'Ask the factory for photos of the box before it prints the lot.',
  ],
  questions: [
    {
      question: 'Are water pistols allowed?',
      answer:
        "Bright plastic ones that clearly aren't guns, yes. Anything black or metal that resembles a gun stays out of our boxes.",
    },
    {
      question: 'Do board games carry the same duty?',
      answer:
        'They come under a neighbouring tariff heading, also at {duty.finished}. Playing cards too. A book with a puzzle in it is trickier: list it as the shop does.',
    },
    {
      question: 'What about drones for children?',
      answer:
        'If it flies by remote control, it is a drone, even if it is for a child. See the page about drones before you buy one.',
    },
  ],
};
