import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Live animals',
  nameInSentence: 'live animals',
  swahili: 'Wanyama hai',
  object: 'live-animals',
  group: 'family',
  meta: {
    title: 'Can I ship a dog, a cat or a bird to Tanzania?',
    description:
      'We carry no living creatures, not even pets. Find out who does, what to ask an airline about a dog or a cat, and what we can ship for your pet.',
  },
  searchWords: {
    english: [
      'dog',
      'cat',
      'pet',
      'puppy',
      'bird',
      'aquarium fish',
      'live animals',
      'chicks',
      'fertile eggs',
    ],
    swahili: ['mbwa', 'paka', 'wanyama', 'wanyama hai', 'ndege', 'vifaranga', 'samaki hai'],
  },
  lead: "We don't carry animals, and you wouldn't want us to: a parcel hold is no place for a dog. Passenger airlines have the people and cages for them.",
  verdict: {
    air: {
      answer: 'no',
      reason:
        'Animals need feeding, a heated hold and a handler at both ends. We offer none of the three.',
    },
    sea: {
      answer: 'no',
      reason: 'An animal would not survive weeks in a closed container.',
    },
  },
  papers: [
    {
      authority: 'Livestock ministry',
      name: 'Veterinary import permit',
      text: 'The owner applies before the flight. Dogs and cats also need a rabies certificate and a microchip.',
    },
  ],
  packing: [],
  instead: [
    'Book the animal with a passenger airline, as checked baggage or as cargo in your name.',
    'Ask a pet relocation agent, who knows the breeds that airlines refuse and the hours of the airport vet.',
    'Let us ship the basket, the bowls and the empty cage.',
  ],
  tariff: {
    heading: '0106',
    duty: 'finished',
    note: "A returning family's pets are assessed with the rest of the move; animals for breeding are free of duty.",
  },
  items: [],
  goesWrong: [
    'Chicks are ordered from a hatchery abroad and die in transit without water.',
    'The rabies test was taken a few days too early, and the dog goes into quarantine when it lands.',
  ],
  remedies: [
    'Buy day-old chicks from a hatchery in Tanzania.',
    'Get the dates from the ministry in writing, and show them to your vet before the test.',
  ],
  questions: [
    {
      question: 'Which airlines fly pets to Dar es Salaam?',
      answer:
        'It changes with the season and the aircraft. Ask the carriers that fly wide-body planes to Julius Nyerere airport, and ask about temperature limits in the same call.',
    },
    {
      question: 'Can I send insects, worms or bees?',
      answer:
        'Not with us. Researchers and beekeepers use specialist carriers, with a government permit in hand.',
    },
    {
      question: 'Can I send fertile eggs as food?',
      answer:
        "No. To the vet, they're living creatures, and a false description makes things worse.",
    },
  ],
};
