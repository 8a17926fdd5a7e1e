import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Shipping Routes',
  updated: '2026-11-23',
  meta: {
    title: 'Cargo to Tanzania: rates per kg from {origins.count} countries',
    description:
      'See cargo rates per kg and times to Tanzania from China, Dubai, the USA, UK, Canada, South Korea, Hong Kong, France, Germany and the Netherlands.',
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
      picture: { scene: 'shipping-routes' },
      heading: 'Shipping routes and rates to Tanzania',
      lead: 'By air, a kilogram costs {uk.rate} from the UK and {china.rate} from China. Compare all {origins.count} countries, by air and by sea.',
      main: { label: 'Get a Quote', page: 'get-quote' },
    },
    {
      kind: 'departures-board',
      id: 'rates',
      heading: 'Times and rates by country',
      origins: 'all',
      order: 'time',
      intro:
        'The rate is for a kilogram by air. By sea we quote for the space, so [ask for a price](get-quote).',
      note: 'Times are estimates and not guaranteed. They can vary with customs clearance and local delivery.',
    },
    {
      kind: 'cards',
      id: 'meaning',
      heading: 'What the times and rates mean',
      layout: 'columns',
      background: 'sun',
      items: [
        {
          picture: { scene: 'best-shipping-options' },
          title: 'Air or sea',
          text: 'Choose air for small to medium packages, urgent goods and valuable electronics. Choose sea for anything large or heavy that can wait a few weeks: it costs less.',
        },
        {
          object: 'clock',
          title: 'The days',
          text: 'They run from the day your paid shipment leaves our office or partner abroad to its delivery in Dar es Salaam. [Smaller towns](services/local-delivery#areas) take longer. By sea, waiting between two ships can count for more than the distance. Business days leave out weekends and public holidays.',
        },
        {
          picture: { scene: 'quote' },
          title: 'The rate',
          text: 'It is the price of a kilogram by air. A large, light box counts by its size, any other by the scale: try yours in the [calculator](help/shipping-tools). Airlines price by demand, not by distance, so the UK can cost less than Dubai.',
        },
        {
          object: 'invoice',
          title: 'What it covers',
          text: 'The rate covers the freight only. Customs clearance is included in door-to-door; with any other service it has its own line in the quote or invoice.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'other-countries',
      heading: 'From Turkey, India, Japan and elsewhere',
      picture: { scene: 'shop-addresses' },
      blocks: [
        {
          paragraph:
            'Ask for a price, and say in the notes of the form where the goods come from and where they were made: customs asks for both. Or have the seller send them to [the nearest of our offices](help/shop-addresses), and you pay our rate from there.',
        },
        {
          list: [
            '**Japan, India, South Africa, Nigeria, Egypt, Australia: **choose the country in the [quote form](get-quote).',
            '**Turkey: **it isn\'t in the form, so [write to us](contact) with the subject "Quote from Turkey". If the seller sends the goods to our Dubai office, choose UAE.',
            '**Kenya, Uganda, Rwanda: **choose the country in the form, and ask for a price by road in the notes.',
            '**Any other country: **email us. Say what the goods are, their weight and size, and where the seller is.',
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      view: 'ocean',
      heading: 'Delivering beyond Tanzania?',
      text: "We also deliver to Tanzania's neighbours. Ask us for a price.",
      actions: [
        { label: 'Get a Quote', unregistered: '/quote' },
        { label: 'Contact Us', page: 'contact' },
      ],
    },
  ],
};
