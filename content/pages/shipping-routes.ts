import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Shipping Routes',
  updated: '2026-11-22',
  meta: {
    title: 'Shipping Routes to Tanzania: {origins.Count} Origins | Nectarine',
    description:
      'Delivery times and rates to Tanzania from the USA, UK, China, Dubai, Canada, South Korea, Hong Kong, France, Germany and the Netherlands.',
    keywords: [
      'shipping routes Tanzania',
      'shipping from China',
      'shipping from USA',
      'transit times',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Shipping routes to Tanzania',
      lead: 'Find the country that your goods leave from. Each has a page with its airports and ports, papers and prices.',
      motif: 'globe',
    },
    {
      kind: 'departures-board',
      heading: 'Departures to Tanzania',
      origins: 'all',
      linkLabel: 'Learn More',
      note: 'Times are estimates and not guaranteed. They can vary with customs clearance and local delivery.',
    },
    {
      kind: 'points',
      heading: 'How to read the board',
      layout: 'rows',
      background: 'linen',
      items: [
        {
          title: 'Air or sea',
          text: 'Air suits small to medium packages, urgent goods and valuable electronics. Sea suits what is large or heavy, and whatever can wait a few weeks for a lower price.',
        },
        {
          title: 'Days',
          text: 'Some origins are counted in business days, which leaves out weekends and public holidays. The page of each route says which count applies.',
        },
        {
          title: 'The rate',
          text: [
            'It is the price of one kilogram of chargeable weight by air: actual or volumetric, whichever is larger. Put your own box into the ',
            { text: 'calculator', page: 'help/shipping-tools' },
            '.',
          ],
        },
        {
          title: 'Your town',
          text: [
            'A small town takes longer to reach than a large one. See the ',
            { text: 'local delivery areas', page: 'services/local-delivery', fragment: 'areas' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Your country is not on the board?',
      text: 'We also arrange cargo from other countries, and on to neighbors of Tanzania in East Africa. Ask for a price, or ask whether it can be done.',
      actions: [
        { label: 'Get a Quote', unregistered: '/quote' },
        { label: 'Contact Us', page: 'contact' },
      ],
    },
  ],
};
