import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Services',
  updated: '2026-11-21',
  meta: {
    title: 'Shipping and Logistics Services | Nectarine',
    description:
      'Eight services for goods on their way to Tanzania: shopping help, pickup, air and sea freight, customs, storage, fulfillment and local delivery.',
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
      heading: 'Eight services, from the shop window to your door',
      lead: 'Each works alone. Most customers join two or three, and then there is still one booking, one invoice and one number to track.',
    },
    { kind: 'service-index', heading: 'All services' },
    {
      kind: 'table',
      heading: 'Not sure which one is yours?',
      background: 'linen',
      table: {
        caption: 'Where to start, by what you want to do',
        columns: ['You want to', 'Start with', 'Because'],
        rows: [
          [
            'Order from a store that does not ship to Tanzania',
            [{ text: 'Online Purchase', page: 'services/online-purchase' }],
            'You pay the store yourself and use our address abroad.',
          ],
          [
            'Buy where your card or your language fails',
            [{ text: 'Buy For Me', page: 'services/buy-for-me' }],
            'We place the order and pay; you pay us.',
          ],
          [
            'Send boxes from family or a supplier abroad',
            [{ text: 'Door-to-Door', page: 'services/door-to-door' }],
            'We collect at their address and deliver to yours.',
          ],
          [
            'Move pallets, machines or a container',
            [{ text: 'Sea & Air Freight', page: 'services/sea-air-freight' }],
            'Priced by weight and volume, by the route you choose.',
          ],
          [
            'Release goods that are already at the port',
            [{ text: 'Customs Brokerage', page: 'services/customs-brokerage' }],
            'We prepare the declaration, whoever carried the goods.',
          ],
          [
            'Sell online and have someone else pack',
            [{ text: 'Fulfillment', page: 'services/fulfillment' }],
            'Your stock sits with us; your orders leave from us.',
          ],
          [
            'Store goods, for a week or a season',
            [{ text: 'Warehousing', page: 'services/warehousing' }],
            'Space in Dar es Salaam, Arusha and Mwanza.',
          ],
          [
            'Deliver within Tanzania',
            [{ text: 'Local Delivery', page: 'services/local-delivery' }],
            'Five cities, and other towns on request.',
          ],
        ],
      },
    },
    {
      kind: 'call-to-action',
      heading: 'Something that fits no card?',
      text: 'A workshop moving house, an exhibition with a return date, a monthly run of spare parts: describe it, and we draw up a plan and a price for it.',
      actions: [{ label: 'Contact Us For Custom Solutions', page: 'contact' }],
    },
  ],
};
