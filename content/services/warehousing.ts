import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Warehousing',
  updated: '2026-11-23',
  listing: {
    order: 8,
    icon: 'warehouse',
    summary:
      'We store goods in Dar es Salaam, Arusha and Mwanza, and pack your parcels together before they leave for Tanzania.',
    want: 'Store goods for a week or a season',
    price: 'ask us for the price',
  },
  meta: {
    title: 'Warehousing and Consolidation in Tanzania | Nectarine',
    description:
      'We store your goods in Dar es Salaam, Arusha or Mwanza and pack your parcels together abroad. See how many days of storage are free at the port.',
    keywords: ['warehousing Tanzania', 'storage Dar es Salaam', 'consolidation', 'pallet storage'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Warehousing and consolidation',
      lead: 'Store goods in Tanzania until you need them, or have us pack parcels from several sellers into one before they leave for Tanzania.',
      actions: [
        { label: 'Ask for space', page: 'contact' },
        { label: 'How long storage is free', fragment: 'free-days' },
      ],
      picture: { scene: 'warehousing' },
    },
    {
      kind: 'cards',
      layout: 'rows',
      id: 'warehouses',
      heading: 'Three warehouses',
      intro: 'Keep your stock close to the people who buy it.',
      items: [
        {
          title: 'Dar es Salaam',
          text: 'Choose it for imports by sea and air, and for customers on the coast.',
        },
        { title: 'Arusha', text: 'Choose it for the north and the border with Kenya.' },
        { title: 'Mwanza', text: 'Choose it for the lake zone, Uganda and Rwanda.' },
      ],
      note: 'Abroad, our offices in California, Milton Keynes, Dubai and Guangzhou hold and combine your parcels before they leave.',
    },
    {
      kind: 'cards',
      heading: 'What our customers use it for',
      layout: 'rows',
      background: 'linen',
      items: [
        {
          icon: 'parcel',
          title: 'Consolidation',
          text: 'We hold parcels from several sellers until the last one is in, remove the extra packaging and send one carton, with one chargeable weight and one declaration.',
        },
        {
          icon: 'clock',
          title: 'Short-term storage',
          text: "If your shop is being painted or the building site isn't ready, store your goods by the pallet, for days or weeks.",
        },
        {
          icon: 'warehouse',
          title: 'Stock',
          text: "Importers store a container load and take it out carton by carton. We record every movement, so you know what's left.",
        },
        {
          icon: 'truck',
          title: 'Cross-docking',
          text: 'A load comes in, is sorted by town and leaves on smaller vans the same night. Nothing is stored, so you pay no storage.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the storage price depends on',
      table: {
        caption: 'What a storage price is made of',
        columns: ['Part', 'Measured in', 'Depends on'],
        rows: [
          ['Space', 'Pallets or cubic metres', 'How much you need, and whether it can be stacked'],
          ['Time', 'Days or months', 'The longer you store, the lower the daily price'],
          ['Handling', 'Each time goods go in or out', 'Whole pallets, or single cartons'],
          ['Packing', 'Boxes, film, crates', 'Only when you ask for it, for an extra fee'],
          ['Insurance', 'Declared value', 'What the goods are worth: tell us when they come in'],
        ],
      },
    },
    {
      kind: 'table',
      id: 'free-days',
      heading: 'How long storage is free',
      background: 'linen',
      table: {
        caption: 'Where goods wait on the way, and how long storage is free',
        columns: ['Place', 'Free', 'After that'],
        rows: [
          [
            'Our offices abroad',
            'Until the date in our arrival message',
            'A daily price, given in the same message',
          ],
          [
            'Port of Dar es Salaam',
            '5 days in the tariff book of {2024-02}, for goods that stay in Tanzania; older guides say 7',
            'A daily charge that rises the longer you wait, paid to the port or terminal',
          ],
          [
            'Airport, Dar es Salaam',
            'Set by the cargo handler. When the goods land, we tell you the last free day',
            'A daily charge by weight, paid to the handler',
          ],
          [
            'Customs',
            '21 days to declare the goods, which is not free storage',
            'They go to a customs warehouse, and after 30 more days and a notice they can be auctioned',
          ],
          [
            'Our warehouses in Tanzania',
            'Until the date in our arrival message',
            'A daily price, given in the same message',
          ],
        ],
      },
      note: "Days at the port and at customs count even if your papers aren't ready. The port and terminals set their own tariffs, and the shipping line counts free days of its own for a container (checked in {2026-11}). Ask how many free days your shipment will have. See [charges at the port and airport](help/port-and-airport).",
    },
    {
      kind: 'steps',
      heading: 'How storage works',
      items: [
        {
          title: 'Tell us what you want to store, and for how long',
          pictures: [{ scene: 'papers' }],
          text: 'We need the number and size of the pallets or cartons and their value. Tell us if anything needs care, such as glass, screens or things that must stay upright.',
        },
        {
          title: 'Bring it, or let us collect it',
          pictures: [{ scene: 'before-loading' }],
          text: 'We count and photograph everything at the gate, and both sides sign the count.',
        },
        {
          title: 'Request stock',
          pictures: [{ scene: 'warehousing' }],
          text: "Tell us which goods and how many, and whether you'll collect them or want them delivered. Allow one working day.",
        },
        {
          title: 'Close the account',
          pictures: [{ scene: 'local-delivery' }],
          text: "Pay the last invoice before the last carton leaves. There's no yearly contract.",
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
              question: 'Can I come and see my goods?',
              answer: [
                {
                  paragraph:
                    'Yes, Monday to Friday, {office.hours}. Call us the day before so that someone can get them down from the rack.',
                },
              ],
            },
            {
              id: 'not-stored',
              question: "What can't I store?",
              answer: [
                {
                  paragraph:
                    "Anything that can't be shipped (see the [list of prohibited items](help/prohibited-items)), and goods that need cooling.",
                },
              ],
            },
            {
              id: 'bonded',
              question: 'Can goods wait before duty is paid?',
              answer: [
                {
                  paragraph:
                    "Yes, in a bonded warehouse, which customs supervises. Our [customs brokers](services/customs-brokerage) can tell you whether it's worth it, and arrange it with a licensed operator.",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Three countries where we pack your orders into one shipment',
      origins: ['china', 'usa', 'uk'],
    },
    {
      kind: 'call-to-action',
      heading: 'Ask for space',
      text: 'Tell us how many pallets you have, and how long you need to store them.',
      actions: [
        { label: 'Ask for warehouse space', page: 'contact' },
        { label: 'Let us pack the orders too', page: 'services/fulfillment', fragment: 'signup' },
      ],
    },
  ],
};
