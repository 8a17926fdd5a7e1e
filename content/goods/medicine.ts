import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Medicine',
  nameInSentence: 'medicine',
  swahili: 'Dawa',
  object: 'medicine',
  group: 'health',
  meta: {
    title: 'Can I send medicine to Tanzania? TMDA permit',
    description:
      'Medicine needs a TMDA permit before it travels, even for one patient. Learn which prescription it takes, how much you may bring and what is never allowed.',
  },
  searchWords: {
    english: [
      'medicine',
      'drugs',
      'tablets',
      'pills',
      'painkillers',
      'prescription',
      'insulin',
      'inhaler',
      'pharmacy',
    ],
    swahili: ['dawa', 'vidonge', 'madawa', 'insulini', 'famasi'],
  },
  lead: "There's no duty on medicine, but plenty of rules. Get the permit first and it's an ordinary shipment. Without it, we can't take it.",
  verdict: {
    air: {
      answer: 'papers',
      reason:
        "It can fly once we have the permit of the medicines authority (TMDA) and the prescription. Before that we can't take even one strip of tablets.",
    },
    sea: {
      answer: 'papers',
      reason:
        "A hospital's pallets can come this way. For a patient, the ship is too slow and too hot.",
    },
  },
  papers: [
    {
      authority: 'TMDA',
      name: 'Import permit',
      fee: 'ask',
      text: "Each consignment needs a permit of its own from the medicines authority, applied for online. For a patient, it's based on the doctor's letter and the prescription.",
    },
    {
      authority: 'Doctor',
      name: 'Prescription and letter',
      text: 'It needs the name of the patient, the generic name of the drug, the dose and the length of treatment, in English.',
    },
  ],
  packing: [
    'Send original packs with their leaflets. Loose pills in a bag get destroyed.',
    'We have no cold storage. Anything that has to stay cold needs a tested cold box and someone to receive it at each stop, so plan it with us.',
  ],
  tariff: {
    heading: '3004',
    duty: 'free',
    reliefs: ['medicine'],
    note: 'Medicines are free of duty. Essential ones that the health ministry has approved are exempt from VAT and the railway levy too.',
  },
  items: [
    {
      name: 'Three months of blood pressure tablets',
      by: 'air',
      value: { amount: '60.00', currency: 'USD' },
      weight: '0.4',
      length: '20',
      width: '15',
      height: '8',
    },
    {
      name: 'A carton for a dispensary',
      by: 'air',
      value: { amount: '850.00', currency: 'USD' },
      weight: '11',
      length: '45',
      width: '35',
      height: '28',
    },
  ],
  goesWrong: [
    'Codeine, tramadol or diazepam is sent by a well-meaning aunt. These are controlled drugs, and it becomes a police matter.',
    'The permit names one brand and the pharmacy supplies another.',
    'Insulin without a cold box waits a weekend in a warm store because nobody planned the trip with us.',
  ],
  remedies: [
    'Let a doctor here prescribe it, and never put such a drug in a parcel.',
    'Ask the pharmacy which brand it will give you, and only then apply.',
    'Talk to us before you buy the cold box, and choose a flight that lands early in the week.',
  ],
  questions: [
    {
      question: 'Can I send paracetamol to my parents?',
      answer:
        'Only with a TMDA permit, and every pharmacy in Tanzania sells paracetamol cheaply. It is easier to send them mobile money.',
    },
    {
      question: 'How soon does TMDA answer?',
      answer:
        'A law firm that often applies for permits says six to seven days, if the papers are complete. Allow two weeks for your first application.',
    },
    {
      question: 'Who can import for a hospital?',
      answer:
        'A registered importer with a pharmacist in charge and premises that TMDA recognises. A donor abroad ships to that importer, never to a private person.',
    },
  ],
};
