import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Why Choose Us',
  updated: '2026-11-21',
  meta: {
    title: 'Why choose Nectarine for imports to Tanzania',
    description:
      'Savings up to 60%, 99% on-time delivery and 24/7 live tracking: where the figures come from, how we compare with importing by yourself, and when not to use us.',
    keywords: [
      'why choose Nectarine',
      'cheapest shipping to Tanzania',
      'import company comparison',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Why importers stay with Nectarine',
      lead: 'You can import by yourself. Many do, once. Here is what changes when somebody else carries the risk of the missing paper, and what it does to the price: savings of up to 60%.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Read reviews', page: 'reviews' },
      ],
    },
    {
      kind: 'statistics',
      heading: 'Four figures we answer for',
      background: 'ink',
      items: [
        { value: '99%', label: 'on-time' },
        { value: '4.9/5', label: 'rating' },
        { value: '24/7', label: 'live tracking' },
        { value: '$50M+', label: 'insured' },
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      heading: 'What stands behind them',
      items: [
        {
          title: 'On-time means the time you were given',
          icon: 'clock',
          text: 'We count a delivery as on time when it arrives within the estimate on your booking. Estimates differ by origin, and they are not guaranteed: customs and local delivery can move them.',
        },
        {
          title: 'The rating comes after delivery',
          icon: 'star',
          text: 'We ask for stars when the goods are in your hands, not when you book. A selection, with the complaints left in, is on our reviews page.',
        },
        {
          title: 'Tracking that never closes',
          icon: 'search',
          text: [
            'Ask about ',
            { text: 'your tracking number', page: 'tracking' },
            ' at any hour. A new scan may take 24-48 hours to show, since it has to come in from the carrier.',
          ],
        },
        {
          title: 'Insured is the value of goods covered',
          icon: 'shield',
          text: [
            'Basic cover pays up to $100 of item value; full cover pays the value you declare. ',
            { text: 'How cover and claims work', page: 'help/insurance-claims' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Where the saving comes from',
      background: 'linen',
      blocks: [
        {
          paragraph:
            'Up to 60% is the gap we see between retail courier prices for several small parcels and one shared shipment through us. Most of it is air, in the literal sense: stores pack small things in large boxes, and freight is charged by space as well as by weight.',
        },
        {
          table: {
            caption: 'Four parcels from US stores, at our rate of 15 USD per kg',
            columns: ['Way of sending', 'Size of each box', 'Chargeable weight', 'Freight'],
            rows: [
              ['Four parcels, one by one', '35 × 25 × 20 cm', '4 × 3.5 kg = 14 kg', '$210.00'],
              ['Repacked as one', '40 × 35 × 30 cm', '8.4 kg', '$126.00'],
            ],
          },
        },
        {
          paragraph: [
            'In this example repacking alone takes 40% off, before any comparison with a courier. Volumetric weight is length × width × height ÷ 5000, and you can try your own boxes in the ',
            { text: 'cost calculator', page: 'help/shipping-tools' },
            '. Sea freight and ',
            { text: 'membership', page: 'membership' },
            ' lower the price further.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'By yourself, or with us',
      table: {
        caption: 'The jobs in one import, and who does them',
        columns: ['What has to be done', 'Doing it yourself', 'With Nectarine'],
        rows: [
          [
            'Paying the store',
            'A card that the store accepts, and an address it will ship to',
            'We buy for you, or you use our address abroad',
          ],
          [
            'Collecting several orders',
            'A relative with storage space, or several separate shipments',
            'Received, checked and repacked into one box',
          ],
          [
            'Booking space',
            'Quotes from several forwarders, often with a minimum weight',
            'One published rate per kg, from 0.1 kg',
          ],
          [
            'Declaring to customs',
            'Find a licensed clearing agent, who has not seen the goods, and brief them',
            'The papers are checked before the goods leave',
          ],
          [
            'Knowing the cost',
            'Freight first; agent, storage and delivery when they come',
            'Freight and service fees in the quote, taxes estimated apart',
          ],
          [
            'When something goes wrong',
            'Ask store, airline and agent in turn',
            'One support team, which reviews reports within 24 hours',
          ],
        ],
      },
    },
    {
      kind: 'points',
      layout: 'checklist',
      heading: 'When you should not use us',
      intro: 'Better that you hear it here than after you have paid.',
      items: [
        {
          title: 'The store already ships to you cheaply',
          text: 'A light item that the store sends to Tanzania with postage included will rarely be cheaper through us.',
        },
        {
          title: 'You need it tomorrow',
          text: 'Our fastest estimates begin at three days. An on-board courier is another trade.',
        },
        {
          title: 'It may not be carried',
          text: [
            'No price helps with goods on the ',
            { text: 'prohibited list', page: 'help/prohibited-items' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Put us beside your current way',
      text: 'Send the same box to us and to whoever carries it now, and compare the whole sum: freight, clearance, storage and delivery.',
      actions: [
        { label: 'Request a quote', page: 'get-quote' },
        { label: 'See all routes', page: 'shipping-routes' },
      ],
    },
  ],
};
