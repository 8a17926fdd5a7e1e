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
      lead: 'By air, a kilogram costs {uk.rate} from the UK and {china.rate} from China. Pick the country your goods come from to see how long it takes, what it costs and which papers you need.',
      actions: [
        { label: 'Get a Quote', page: 'get-quote' },
        { label: 'See times and rates', fragment: 'rates' },
      ],
    },
    {
      kind: 'departures-board',
      id: 'rates',
      heading: 'Times and rates by country',
      origins: 'all',
      order: 'time',
      intro:
        'All lines are in calendar days, and so is their order. Business days skip weekends: five of them are about a week.',
      note: "Airlines price space by the demand on each route, not by distance. That's why the UK can cost less than Dubai. Times are estimates and not guaranteed. They can vary with customs clearance and local delivery.",
    },
    {
      kind: 'cards',
      id: 'meaning',
      heading: 'What the times and rates mean',
      layout: 'boxes',
      background: 'linen',
      items: [
        {
          picture: { scene: 'plane' },
          title: 'Air or sea',
          text: 'Choose air for small to medium packages, urgent goods and valuable electronics. Choose sea for anything large or heavy that can wait a few weeks for a lower price.',
        },
        {
          picture: { scene: 'contact' },
          title: 'Days',
          text: 'Times run from the day your shipment, paid in full, leaves our office or partner abroad to the day it is delivered in Dar es Salaam. Business days leave out weekends and public holidays, so 3-5 of them can take a week. A small town takes longer to reach: see the [local delivery areas](services/local-delivery#areas).',
        },
        {
          picture: { scene: 'quote' },
          title: 'The rate',
          text: 'This is the price by air for one kilogram. We count the weight on the scale or the weight worked out from the size of the box, whichever is larger. Try your own box in the [calculator](help/shipping-tools).',
        },
        {
          picture: { scene: 'customs' },
          title: 'What the rate covers',
          text: 'It covers the freight only. Customs clearance is included in door-to-door; with any other service it has its own line in the quote or invoice.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'other-countries',
      heading: 'From Turkey, India, Japan and elsewhere',
      intro: "We publish no rates or times for these countries. Here's how to get a price.",
      table: {
        caption: "How to get a price for goods from a country that isn't on our list",
        columns: ['Goods from', 'What to do', 'Another way'],
        rows: [
          [
            'Japan',
            'Choose Japan as the origin in the [quote form](get-quote). For a vehicle, read about [cars](goods/cars) first.',
            'Have the seller send the goods to one of our offices. You pay the rate from there',
          ],
          [
            'India',
            'Choose India in the [quote form](get-quote).',
            'Have the seller send the goods to our Dubai office. From there you pay us {dubai.rate} per kg by air. The seller charges you for delivery to Dubai',
          ],
          [
            'Turkey',
            'Turkey isn\'t in the form. [Write to us](contact) with the subject "Quote from Turkey". Say what the goods are, their weight and size, and where the seller is.',
            'Have the seller send the goods to our Dubai office, and choose UAE in the quote form',
          ],
          [
            'South Africa, Kenya, Uganda, Rwanda, Nigeria, Egypt, Australia',
            'Choose the country in the quote form.',
            'From Kenya, Uganda or Rwanda, ask for a price by road',
          ],
          [
            'Any other country',
            'Email us with what the goods are, their weight and size, and where the seller is.',
            'Have the goods sent to whichever of our offices is nearest the seller',
          ],
        ],
      },
      note: 'Sending goods to one of our offices first? [Address them like this](help/shop-addresses), and say in the notes of the quote form where they come from and where they were made. Customs asks for both.',
    },
    {
      kind: 'call-to-action',
      heading: 'Delivering beyond Tanzania?',
      text: 'We also deliver to its neighbours in East Africa. Ask us for a price.',
      actions: [
        { label: 'Get a Quote', unregistered: '/quote' },
        { label: 'Contact Us', page: 'contact' },
      ],
    },
  ],
};
