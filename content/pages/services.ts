import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Services',
  updated: '2026-11-23',
  meta: {
    title: 'Cargo, clearing and delivery services | Nectarine',
    description:
      'A link to a shop, a box abroad or a full container: tell us what you have, and we bring it to your door in Tanzania. See all {services.count} services.',
    keywords: [
      'logistics services Tanzania',
      'freight services',
      'parcel forwarding',
      'warehousing',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'leaf',
      heading: 'We bring your goods to Tanzania',
      lead: 'Whether you need one service or all {services.count}, you book once and get one tracking number.',
      actions: [
        { label: 'I have a link to a shop', page: 'services/buy-for-me' },
        { label: 'I have a box abroad', page: 'services/door-to-door' },
        { label: 'I have a full container', page: 'services/sea-air-freight' },
      ],
      main: { label: 'Get a quote', page: 'get-quote' },
      picture: { scene: 'services' },
      listFollows: true,
    },
    {
      kind: 'services',
      heading: 'What do you want to do?',
      intro:
        'These are starting prices. Your quote has the exact figure, with every charge on its own line.',
      groups: [
        { title: 'You buy', pages: ['services/online-purchase', 'services/buy-for-me'] },
        {
          title: 'You send',
          pages: [
            'services/door-to-door',
            'services/sea-air-freight',
            'services/customs-brokerage',
          ],
        },
        {
          title: 'Here in Tanzania',
          pages: ['services/local-delivery', 'services/warehousing', 'services/fulfillment'],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'checklist',
      id: 'with-any-service',
      heading: 'What is included, and what is extra',
      intro: 'A tick is included. A plus costs extra.',
      items: [
        {
          title: 'Express shipping',
          extra: true,
          text: 'An urgent parcel takes {express.international} from abroad, depending on the country, and {express.local} between towns in Tanzania. See [express and standard times](help/faq#express).',
        },
        {
          title: 'Real-time tracking',
          text: 'Ask at any hour where your shipment is; we answer in office hours. An update can take {tracking.update} to show. [Track a shipment](tracking).',
        },
        {
          title: 'Consolidation and packing',
          text: 'We pack several orders into one consignment. Crates and padding for fragile items cost extra.',
        },
        {
          title: 'Insurance and returns',
          extra: true,
          text: 'You can add basic cover, which pays up to {cover.basic}, or full cover, which pays the value you declare. See [cover, claims and returns](help/insurance-claims).',
        },
        {
          title: 'Priority handling for business orders',
          text: 'When a business is waiting for stock or spare parts, we book, pack and clear them before anything else.',
        },
        {
          title: 'Membership',
          extra: true,
          text: 'With a yearly plan you pay {basic.discount} or {premium.discount} less for shipping. [Compare the plans](membership).',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'leaf',
      view: 'railway',
      heading: 'Something else?',
      text: "Moving a workshop, sending goods to an exhibition and back, or shipping spare parts every month? Tell us about it, and we'll draw up a plan and a price.",
      actions: [{ label: 'Contact Us For Custom Solutions', page: 'contact' }],
    },
  ],
};
