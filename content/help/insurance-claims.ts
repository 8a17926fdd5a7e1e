import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Insurance and Claims',
  updated: '2026-11-22',
  meta: {
    title: 'Insurance, Claims and Returns | Nectarine',
    description:
      'Basic insurance covers up to {cover.basic} of item value, full insurance the declared value. How to claim within {claims.deadline} and return within {returns.deadline}.',
    keywords: ['cargo insurance', 'insurance claim', 'return policy', 'damaged shipment'],
  },
  listing: {
    order: 60,
    summary: 'What basic and full insurance cover, how to claim, and how to return goods.',
    icon: 'shield',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Insurance, claims and returns',
      lead: 'Choose the cover when you book. The deadlines for claims and returns run from delivery, so open the box on the day it comes.',
      actions: [
        { label: 'File a claim', page: 'help/file-claim' },
        { label: 'Return goods', fragment: 'returns' },
      ],
      facts: [
        { value: '{claims.deadline}', label: 'to raise a claim after receipt' },
        { value: '{returns.deadline}', label: 'to start a return after delivery' },
      ],
    },
    {
      kind: 'table',
      id: 'cover',
      heading: 'Two levels of insurance',
      table: {
        caption: 'What basic and full insurance pay, and for which goods each makes sense',
        columns: ['Insurance', 'Covers', 'Makes sense for', 'How to get it'],
        rows: [
          [
            'Basic',
            'Up to {cover.basic} of item value',
            'Clothes, books, household goods',
            'Say so in your quote request',
          ],
          [
            'Full',
            'The declared value',
            'Phones, computers, spare parts, gifts of value',
            'Choose Cargo Insurance in the quote form and declare the value',
          ],
        ],
      },
      note: 'Your quote names the cover and its premium. If it names none, ask before you pay: without agreed cover you have only what the law makes the carrier owe, which for air cargo is limited by weight (26 special drawing rights per kilogram under the Montreal Convention since {2024-12-28}). Declare the true value: a claim is never paid above it.',
    },
    {
      kind: 'steps',
      id: 'claim-steps',
      heading: 'How a claim works',
      background: 'linen',
      items: [
        {
          title: 'Check the parcel on receipt',
          text: 'If the box is damaged, say so on the delivery slip and take photos before you open it.',
        },
        {
          title: 'Raise the claim within {claims.deadline} of receipt',
          text: 'Use the claim form. This is our own deadline, and it keeps the evidence fresh.',
        },
        {
          title: 'Send the documents',
          text: 'Support tells you within {support.review} on working days if anything is missing. The review starts when the papers are complete.',
        },
        {
          title: 'Get the decision',
          text: 'Review takes {claims.review}, in complex cases up to {claims.complex}. If we agree, we pay by the means you paid with or by one you name.',
        },
      ],
      actions: [{ label: 'File a claim', page: 'help/file-claim' }],
    },
    {
      kind: 'prose',
      id: 'carriers',
      heading: 'If the {claims.deadline} are over',
      blocks: [
        {
          paragraph:
            'Airlines have longer deadlines by law. Under the Montreal Convention, which applies to most international flights, the recipient must complain to the airline in writing at once, and at the latest 14 days after receiving damaged cargo, or 21 days after receiving delayed cargo. Sea carriers often expect notice within 3 days when damage cannot be seen from outside; the bill of lading says what applies.',
        },
        {
          paragraph: [
            'So write to us even after {claims.deadline}, and say when you received the goods. We tell you which carrier had them, so that you can complain in time. As of {2026-11}; the text of the Convention is published by ',
            { text: 'ICAO', url: 'https://www.icao.int' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'points',
      layout: 'checklist',
      id: 'required-documents',
      heading: 'Required documents',
      items: [
        { title: 'Tracking number', text: 'NL, ten digits, TZ, as on your booking.' },
        {
          title: 'Proof of value',
          text: 'The shop invoice or the order page with the price paid.',
        },
        {
          title: 'Photos of the damage',
          text: 'The item, the inner packing, all sides of the box.',
        },
        { title: 'Photo of the label', text: 'Sharp enough to read the number and the weight.' },
        { title: 'Delivery slip', text: 'With your note on it, if the box came damaged.' },
        {
          title: 'Repair estimate',
          text: 'Only if the item can be repaired; it can follow later.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'returns',
      heading: 'Return policy',
      background: 'linen',
      blocks: [
        {
          paragraph:
            'A return must be initiated within {returns.deadline} of delivery. Write to us with the tracking number and the reason, and keep the goods unused, in their own packing, with labels and papers.',
        },
        {
          list: [
            'We made the mistake (wrong parcel, wrong address): we collect the goods and put it right at our cost.',
            'The shop made the mistake: the shop decides on the refund. We help with the papers and quote the way back.',
            'You changed your mind: if the shop takes the goods back, you pay the return freight. Duty already paid is a matter for customs.',
          ],
        },
        {
          paragraph: [
            'Start by ',
            { text: 'contacting us', page: 'contact' },
            ' before you send anything. A parcel that comes back without notice cannot be matched to your order.',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      id: 'quick-questions',
      heading: 'Quick questions',
      groups: [
        {
          id: 'claims-questions',
          questions: [
            {
              id: 'insure-later',
              question: 'Can I add insurance after booking?',
              answer: [
                {
                  paragraph:
                    'Yes, until the goods leave our office abroad. After that the level chosen at booking stands.',
                },
              ],
            },
            {
              id: 'insurer',
              question: 'Which company insures the goods?',
              answer: [
                {
                  paragraph: [
                    'Ask for its name in your quote. Tanzanian law asks importers to insure cargo with an insurer registered in Tanzania (Insurance Act, section 133, as of {2026-11}); check with ',
                    { text: 'TIRA', url: 'https://www.tira.go.tz' },
                    ', the insurance regulator, how it applies to your goods.',
                  ],
                },
              ],
            },
            {
              id: 'not-covered',
              question: 'What does insurance not cover?',
              answer: [
                {
                  paragraph: [
                    'Delay alone, ordinary wear, faults the item had before, poor packing by the sender, and ',
                    { text: 'prohibited items', page: 'help/prohibited-items' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'never-arrived',
              question: 'How do I claim for a parcel that never arrived?',
              answer: [
                {
                  paragraph: [
                    'First ',
                    { text: 'report it', page: 'help/report-issue' },
                    ' so that we can search. If the carrier confirms the loss, we tell you, and the {claims.deadline} for your claim run from that message.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Need to claim, or to ask?',
      text: 'If you are unsure whether your case is covered, file the claim anyway: a question alone does not keep the deadline.',
      actions: [
        { label: 'File a claim', page: 'help/file-claim' },
        { label: 'Contact Support', page: 'contact' },
      ],
    },
  ],
};
