import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Why Choose Us',
  updated: '2026-11-23',
  meta: {
    title: 'Why choose Nectarine for imports to Tanzania',
    description:
      "Savings of up to 60%, 99% on-time delivery and 24/7 live tracking: read what these figures mean, and when it's better not to use us.",
    keywords: [
      'why choose Nectarine',
      'cheapest shipping to Tanzania',
      'import company comparison',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'four-into-one' },
      heading: 'Why choose Nectarine',
      lead: "You can import on your own. Here's what we take off your hands, and how repacking saves up to 60% of the freight.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Check our licences', page: 'about/licences' },
      ],
    },
    {
      kind: 'table',
      heading: 'Where the saving comes from',
      intro:
        'You save most by sending several small parcels as one shipment. Shops often send a small thing in a big box, and you pay for the space that it takes on the plane.',
      background: 'linen',
      shows: { saving: '−{repacked.saved-percent}' },
      table: {
        caption:
          'Four parcels from US shops, at our rate of {usa.rate} per kg. The boxes are drawn to scale.',
        columns: ['How you send them', 'Size of each box', 'Chargeable weight', 'Freight'],
        rows: [
          [
            'Four parcels, one by one',
            '{four-parcels.sides} cm',
            '4 × {four-parcels.charged} kg = {four-parcels.charged-in-all} kg',
            '{four-parcels.total}',
          ],
          ['Repacked as one', '{repacked.sides} cm', '{repacked.charged} kg', '{repacked.total}'],
        ],
      },
      note: '60% is the most that repacking saves, because these four boxes were mostly empty. The fuller your boxes, the less there is to save. Try your own in the [cost calculator](help/shipping-tools).',
    },
    {
      kind: 'table',
      heading: 'On your own, or with us',
      shows: { as: 'ours-second' },
      table: {
        caption: 'The jobs in every import, and who does them',
        columns: ['What has to be done', 'Doing it yourself', 'With Nectarine'],
        objects: [
          'cash-and-cards',
          'household-effects',
          'mixed-barrel',
          'books-and-documents',
          'invoice',
          'damaged-box',
        ],
        rows: [
          [
            'Paying the shop',
            'You need a card the shop accepts and an address it ships to',
            'We buy for you, or you use our address abroad',
          ],
          [
            'Collecting several orders',
            'Ask relatives to collect them, or ship each one alone',
            'We receive, check and repack them into one box',
          ],
          [
            'Booking space',
            'Ask several forwarders for a quote, often with a minimum weight',
            'One published rate per kg, from 0.1 kg',
          ],
          [
            'Declaring to customs',
            "Find and brief a licensed clearing agent, who won't have seen the goods",
            'We check the papers before the goods leave',
          ],
          [
            'Knowing the cost',
            'The freight first, then bills for the agent, storage and delivery as they come',
            'Freight and service fees in the quote, taxes estimated separately',
          ],
          [
            'When something goes wrong',
            'Ask the shop, the airline and the agent in turn',
            'One support team, which looks at reports within {support.review} on working days',
          ],
        ],
      },
    },
    {
      kind: 'statistics',
      heading: 'Our figures',
      background: 'leaf',
      items: [
        {
          value: '99%',
          label: 'on-time',
          text: 'On time means within the days we give for [each country](shipping-routes). By air that is 99%; counting sea too, 98%. The days are an estimate, not a guarantee: customs and local delivery can add to them.',
        },
        {
          value: '4.9/5',
          label: 'rating',
          example: true,
          text: 'This is an example. The real figure will come from published customer reviews: [leave yours](reviews).',
        },
        {
          value: '24/7',
          label: 'live tracking',
          text: 'Each square is an hour of the week. [Your tracking number](tracking) works in all of them. In the dark ones you also reach our office.',
        },
        {
          value: '$50M+',
          label: 'insured',
          bars: {
            caption: 'If a laptop worth $1,000 is lost, you get',
            columns: ['Cover', 'Pays'],
            rows: [
              ['Basic cover', '{cover.basic}'],
              ['Full cover', '$1,000'],
            ],
            bare: true,
          },
          text: 'The value of all goods we insure. Yours are insured too if you [choose cover](help/insurance-claims). For a lost laptop worth $1,000, it pays:',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'boxes',
      heading: 'When not to use us',
      items: [
        {
          picture: { scene: 'shop' },
          title: 'The shop already ships to you cheaply',
          text: 'If a shop sends a light item to Tanzania with free postage, we can rarely beat that.',
        },
        {
          picture: { scene: 'plane' },
          title: 'You need it tomorrow',
          text: 'Our fastest estimates start at three days.',
        },
        {
          picture: { scene: 'prohibited-items' },
          title: "It's on the prohibited list",
          text: "Some goods nobody may carry, and some we don't. See [the full list](help/prohibited-items).",
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'sun',
      view: 'highlands',
      heading: 'Compare us with your current carrier',
      text: 'Ask your carrier and us for a price for the same box, and compare the totals: freight, clearance, storage and delivery.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'See all routes', page: 'shipping-routes' },
      ],
    },
  ],
};
