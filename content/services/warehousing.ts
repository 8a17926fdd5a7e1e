import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Warehousing',
  updated: '2026-11-22',
  listing: {
    order: 8,
    icon: 'warehouse',
    summary:
      'Dry, guarded space in Dar es Salaam, Arusha and Mwanza, and consolidation of your parcels before they fly.',
  },
  meta: {
    title: 'Warehousing and Consolidation in Tanzania | Nectarine',
    description:
      'Store goods in Dar es Salaam, Arusha or Mwanza for days or months, or have parcels from several sellers packed as one shipment before they leave.',
    keywords: ['warehousing Tanzania', 'storage Dar es Salaam', 'consolidation', 'pallet storage'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Warehousing and consolidation',
      lead: 'Store goods in Tanzania until you need them, or have parcels from several sellers packed as one before they leave.',
      actions: [
        { label: 'Ask for space', page: 'contact' },
        { label: 'Get a storage quote', page: 'get-quote' },
      ],
      picture: { illustration: 'warehousing' },
    },
    {
      kind: 'places',
      id: 'warehouses',
      heading: 'Three warehouses',
      intro: 'Keep stock near the people who buy it.',
      items: [
        { name: 'Dar es Salaam', detail: 'For imports by sea and air, and for the coast' },
        { name: 'Arusha', detail: 'For the north and the border with Kenya' },
        { name: 'Mwanza', detail: 'For the lake zone, Uganda and Rwanda' },
      ],
      note: 'Before the flight, our offices in California, Milton Keynes, Dubai and Guangzhou hold and combine parcels.',
    },
    {
      kind: 'points',
      heading: 'What people use it for',
      layout: 'rows',
      background: 'linen',
      items: [
        {
          icon: 'parcel',
          title: 'Consolidation',
          text: 'We hold parcels from several sellers until the last one is in, take away needless boxes and send one carton. It has one chargeable weight and one declaration.',
        },
        {
          icon: 'clock',
          title: 'Waiting time',
          text: 'Your shop is being painted, or the building site is not ready. Store for days or weeks, by the pallet.',
        },
        {
          icon: 'warehouse',
          title: 'Stock',
          text: 'Importers store a container and draw from it by the carton. Each movement is on a list that agrees with the shelf.',
        },
        {
          icon: 'truck',
          title: 'Cross-docking',
          text: 'A load comes in, is sorted by town and leaves on smaller vans the same night. Nothing is stored, so no storage is charged.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the price depends on',
      table: {
        caption: 'Parts of a storage price',
        columns: ['Part', 'Measured in', 'Depends on'],
        rows: [
          ['Space', 'Pallets or cubic meters', 'How much, and whether it can be stacked'],
          ['Time', 'Days or months', 'A longer term has a lower daily price'],
          ['Handling', 'Movements in and out', 'Whole pallets, or single cartons'],
          ['Packing', 'Boxes, film, crates', 'Done for an extra fee when you ask for it'],
          ['Cover', 'Declared value', 'Tell us what it is worth when it comes in'],
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'In and out',
      items: [
        {
          title: 'Tell us what and how long',
          text: 'Number and size of pallets or cartons, value, and whether anything needs care: glass, screens, things that must stay upright.',
        },
        {
          title: 'Bring it, or let us fetch it',
          text: 'We count and photograph at the gate. Both sides sign the count.',
        },
        {
          title: 'Call off what you need',
          text: 'Name articles and quantity, and whether you collect or we deliver. Allow one working day.',
        },
        {
          title: 'Close the account',
          text: 'You pay the last invoice before the last carton leaves. You are not bound for a year.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about storage',
      groups: [
        {
          id: 'warehousing-questions',
          questions: [
            {
              id: 'visit-stock',
              question: 'May I come and see my goods?',
              answer: [
                {
                  paragraph:
                    'Yes, Monday to Friday {office.hours}, after a call on the day before so that someone can fetch them from the rack.',
                },
              ],
            },
            {
              id: 'not-stored',
              question: 'What can I not store?',
              answer: [
                {
                  paragraph: [
                    'Whatever may not be shipped, as the ',
                    { text: 'list of prohibited items', page: 'help/prohibited-items' },
                    ' shows, and goods that need cooling.',
                  ],
                },
              ],
            },
            {
              id: 'bonded',
              question: 'Can goods wait before duty is paid?',
              answer: [
                {
                  paragraph: [
                    'That takes a bonded warehouse, which customs supervises. Our ',
                    { text: 'customs brokers', page: 'services/customs-brokerage' },
                    ' can tell you whether it is worth it, and arrange it with a licensed operator.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Origins where we pack many orders into one',
      origins: ['china', 'usa', 'uk'],
      linkLabel: 'See route',
    },
    {
      kind: 'call-to-action',
      heading: 'Ask for space',
      text: 'Tell us how many pallets you have, and for how long.',
      actions: [
        { label: 'Ask for warehouse space', page: 'contact' },
        { label: 'Let us pack the orders too', page: 'services/fulfillment', fragment: 'signup' },
      ],
    },
  ],
};
