import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Services',
  updated: '2026-11-21',
  meta: {
    title: 'Shipping and Logistics Services | Nectarine',
    description:
      '{services.Count} services for goods on their way to Tanzania: shopping help, pickup, air and sea freight, customs, storage, fulfillment and local delivery.',
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
      heading: '{services.Count} services for goods on their way to Tanzania',
      lead: 'Order one of them, or several together under one booking and one tracking number.',
      motif: 'warehouse',
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
            'All major cities and most towns, others on request.',
          ],
        ],
      },
    },
    {
      kind: 'points',
      layout: 'checklist',
      id: 'with-any-service',
      heading: 'Comes with a shipment, or can be added',
      items: [
        {
          title: 'Express shipping',
          text: [
            'For parcels that cannot wait: {express.international} from abroad, depending on the origin, and {express.local} between towns in Tanzania. ',
            { text: 'Express and standard times', page: 'help/faq', fragment: 'express' },
            '.',
          ],
        },
        {
          title: 'Real-time tracking',
          text: [
            'You get a tracking number at booking and can ask about it at any hour. A new stage may take {tracking.update} to show. ',
            { text: 'Track a shipment', page: 'tracking' },
            '.',
          ],
        },
        {
          title: 'Consolidation and packing',
          text: 'We pack several orders as one consignment. Crates and fragile packing cost an extra fee.',
        },
        {
          title: 'Insurance and returns',
          text: [
            'Basic cover up to {cover.basic} of item value, or full cover of the declared value. ',
            { text: 'Cover, claims and returns', page: 'help/insurance-claims' },
            '.',
          ],
        },
        {
          title: 'Priority handling for business orders',
          text: 'Stock and spare parts that a business waits for are booked, packed and cleared first.',
        },
        {
          title: 'Membership',
          text: [
            'A yearly plan takes {basic.discount} or {premium.discount} off shipping. ',
            { text: 'Compare the plans', page: 'membership' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Something else?',
      text: 'Describe it, for instance a workshop that moves, an exhibition with a return date or a monthly run of spare parts. We draw up a plan and a price.',
      actions: [{ label: 'Contact Us For Custom Solutions', page: 'contact' }],
    },
  ],
};
