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
        {
          title: 'You buy',
          text: 'The shop sends it to our address abroad, or we pay the shop for you.',
          pages: ['services/online-purchase', 'services/buy-for-me'],
        },
        {
          title: 'You send',
          text: 'It is packed and waits abroad, with family or a supplier.',
          pages: [
            'services/door-to-door',
            'services/sea-air-freight',
            'services/customs-brokerage',
          ],
        },
        {
          title: 'Here in Tanzania',
          text: 'It has arrived, and has some way to go or some time to wait.',
          pages: ['services/local-delivery', 'services/warehousing', 'services/fulfillment'],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'checklist',
      id: 'with-any-service',
      heading: 'What is included, and what is extra',
      halves: { included: 'Included', extra: 'Costs extra' },
      items: [
        {
          title: 'Express shipping',
          extra: true,
          text: '**{express.international}** from abroad, depending on the country, and {express.local} between towns in Tanzania. See [express and standard times](help/faq#express).',
        },
        {
          title: 'Real-time tracking',
          text: 'Send us the number at any hour, and we answer in office hours. A new stage can take {tracking.update} to reach us. [Track a shipment](tracking).',
        },
        {
          title: 'Consolidation and packing',
          text: 'We pack several orders into one box, and you pay one freight. Only crates and padding for fragile things cost extra.',
        },
        {
          title: 'Insurance and returns',
          extra: true,
          text: 'For example **{insurance.middle} of the value** that you declare. Basic cover pays up to {cover.basic}, full cover the declared value. See [cover, claims and returns](help/insurance-claims).',
        },
        {
          title: 'Priority handling for business orders',
          text: 'If your business is waiting for stock or spare parts, we take them first: we book, pack and clear them before other shipments.',
        },
        {
          title: 'Membership',
          extra: true,
          text: '**{basic.fee} or {premium.fee} a year**, for {basic.discount} or {premium.discount} off every shipment. [Compare the plans](membership).',
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
