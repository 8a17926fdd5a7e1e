import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Weapons and replicas',
  nameInSentence: 'weapons and replicas',
  swahili: 'Silaha na nakala zake',
  object: 'weapons-and-replicas',
  group: 'leisure',
  meta: {
    title: 'Can I ship a knife, air gun or replica to Tanzania?',
    description:
      'Firearms, air guns, pepper spray and realistic copies never travel with us. See what counts as a tool, a toy or a weapon.',
  },
  searchWords: {
    english: [
      'gun',
      'air gun',
      'pepper spray',
      'stun gun',
      'knife',
      'sword',
      'replica',
      'ammunition',
      'crossbow',
    ],
    swahili: ['silaha', 'bunduki', 'bastola', 'kisu', 'upanga', 'risasi', 'pilipili ya kujikinga'],
  },
  lead: "Weapons need licences that a parcel service doesn't hold. Sprays, parts and even good copies count as weapons too, which surprises most people.",
  verdict: {
    air: {
      answer: 'no',
      reason: 'Security opens the parcel, the police are called, and the file has your name on it.',
    },
    sea: {
      answer: 'no',
      reason:
        'Any container can be scanned at the port, and a weapon needs the same licences by sea.',
    },
  },
  papers: [
    {
      authority: 'Police',
      name: 'Firearms licence and import permit',
      text: "Hunters and shooting ranges import through a licensed dealer under the firearms act. A forwarder can't do it for them.",
    },
  ],
  packing: [],
  instead: [
    'Hunters bring rifles as declared baggage under a temporary permit that the hunting company arranges.',
    "For self-defence, turn to a security company here: you aren't allowed to import pepper spray.",
  ],
  tariff: {
    heading: '9303, 9304, 9307',
    duty: 'finished',
    note: 'Firearms and their parts are restricted imports, so the permit comes before any talk of duty.',
  },
  items: [],
  goesWrong: [
    'A film prop looks so real that it is seized and never given back.',
    'A rifle scope is listed as "binoculars", but the scanner shows what it is.',
  ],
  remedies: [
    'Have the prop made here, or hire one that is already in the country.',
    'Leave it to the licensed dealer who imports the rifle.',
  ],
  questions: [
    {
      question: "Can I send a chef's knife?",
      answer:
        "Yes. It's a tool and carries {duty.intermediate} duty. Daggers, throwing stars and anything that springs open by itself are weapons.",
    },
    {
      question: 'Can I send a decorative sword?',
      answer:
        'Not with us. On the scanner, even an unsharpened one looks like a blade, and no officer argues with the picture.',
    },
    {
      question: 'Are paintball and airsoft guns toys?',
      answer:
        'They shoot, so they are treated as air guns, which we never carry. Masks, suits and paintballs can be shipped without the guns.',
    },
  ],
};
