import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Shipping Routes',
  updated: '2026-11-22',
  meta: {
    title: 'Shipping Routes to Tanzania: {origins.Count} Origins | Nectarine',
    description:
      'Cargo rates per kg and delivery times to Tanzania from China, Dubai, the USA, UK, Canada, South Korea, Hong Kong, France, Germany and the Netherlands.',
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
      lead: 'Find the country your goods leave from, with its times, prices, airports, ports and paperwork.',
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
      heading: 'What the times and rates mean',
      layout: 'rows',
      background: 'linen',
      items: [
        {
          title: 'Air or sea',
          text: 'Choose air for small to medium packages, urgent goods and valuable electronics. Choose sea for anything large or heavy that can wait a few weeks for a lower price.',
        },
        {
          title: 'Days',
          text: 'For some origins we count business days, which leave out weekends and public holidays. Each route page says which days it counts.',
        },
        {
          title: 'The rate',
          text: [
            'This is the price by air for one kilogram of chargeable weight: the actual or the volumetric weight, whichever is larger. Try your own box in the ',
            { text: 'calculator', page: 'help/shipping-tools' },
            '.',
          ],
        },
        {
          title: 'Your town',
          text: [
            'A small town takes longer to reach than a city. See the ',
            { text: 'local delivery areas', page: 'services/local-delivery', fragment: 'areas' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: "Your country isn't listed?",
      text: "We also arrange cargo from other countries, such as Turkey, India and Japan, and on to Tanzania's neighbours in East Africa. Ask us for a price.",
      actions: [
        { label: 'Get a Quote', unregistered: '/quote' },
        { label: 'Contact Us', page: 'contact' },
      ],
    },
  ],
};
