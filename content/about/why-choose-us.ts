import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Why Choose Us',
  updated: '2026-11-22',
  meta: {
    title: 'Why choose Nectarine for imports to Tanzania',
    description:
      'Savings up to 60%, 99% on-time delivery and 24/7 live tracking: how to read the figures, how we compare with importing by yourself, and when not to use us.',
    keywords: [
      'why choose Nectarine',
      'cheapest shipping to Tanzania',
      'import company comparison',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Why choose Nectarine',
      lead: 'You can import by yourself. Here is what we do for you, and what it does to the price: savings of up to 60%.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Read reviews', page: 'reviews' },
      ],
      motif: 'scale',
    },
    {
      kind: 'statistics',
      heading: 'Nectarine in four figures',
      background: 'ink',
      items: [
        { value: '99%', label: 'on-time', basis: 'by air, within the booked estimate' },
        { value: '4.9/5', label: 'rating', basis: 'given after delivery' },
        { value: '24/7', label: 'live tracking', basis: 'ask at any hour; scans take 24-48 hours' },
        { value: '$50M+', label: 'insured', basis: 'value of the goods covered' },
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      heading: 'How to read them',
      items: [
        {
          title: 'On-time',
          icon: 'clock',
          text: [
            'Compare it with the estimate for your origin on the ',
            { text: 'shipping routes page', page: 'shipping-routes' },
            '. Estimates are not guaranteed: customs and local delivery can change them.',
          ],
        },
        {
          title: 'Rating',
          icon: 'star',
          text: [
            'Stars run from 1 to 5. How to rate your own shipment is on the ',
            { text: 'reviews page', page: 'reviews' },
            '.',
          ],
        },
        {
          title: 'Live tracking',
          icon: 'search',
          text: [
            'Ask about ',
            { text: 'your tracking number', page: 'tracking' },
            ' at any hour. A new stage may take {tracking.update} to show, because it comes from the carrier.',
          ],
        },
        {
          title: 'Insured',
          icon: 'shield',
          text: [
            'The figure is the value of goods under cover. For one shipment, basic cover pays up to {cover.basic} of item value and full cover the value you declare. ',
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
            'Most of the saving comes from sending several small parcels as one shipment. Stores pack small things in large boxes, and freight is charged by space as well as by weight.',
        },
        {
          table: {
            caption: 'Four parcels from US stores, at our rate of {usa.rate} per kg',
            columns: ['Way of sending', 'Size of each box', 'Chargeable weight', 'Freight'],
            rows: [
              [
                'Four parcels, one by one',
                '{four-parcels.sides} cm',
                '4 × {four-parcels.charged} kg = {four-parcels.charged-in-all} kg',
                '{four-parcels.total}',
              ],
              [
                'Repacked as one',
                '{repacked.sides} cm',
                '{repacked.charged} kg',
                '{repacked.total}',
              ],
            ],
          },
        },
        {
          paragraph: [
            'In this example repacking alone takes {repacked.saved-percent} off. Volumetric weight is length × width × height ÷ {weight.divisor}, and you can try your own boxes in the ',
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
            'One support team, which reviews reports within {support.review} on working days',
          ],
        ],
      },
    },
    {
      kind: 'points',
      layout: 'exclusions',
      heading: 'When you should not use us',
      intro: 'In these cases another way is better.',
      items: [
        {
          title: 'The store already ships to you cheaply',
          text: 'A light item that the store sends to Tanzania with postage included will rarely be cheaper through us.',
        },
        {
          title: 'You need it tomorrow',
          text: 'Our fastest estimates begin at three days.',
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
      heading: 'Compare us with your current carrier',
      text: 'Ask both for a price for the same box, and compare the whole sum: freight, clearance, storage and delivery.',
      actions: [
        { label: 'Request a quote', page: 'get-quote' },
        { label: 'See all routes', page: 'shipping-routes' },
      ],
    },
  ],
};
