import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Online Purchase',
  updated: '2026-11-21',
  listing: {
    order: 1,
    icon: 'cart',
    summary:
      'You shop and pay at any store abroad. Our address there takes the parcel in, and we bring it home.',
  },
  meta: {
    title: 'Online Purchase: Shop Abroad, Ship to Tanzania | Nectarine',
    description:
      'Use our addresses in the USA, UK, UAE and China to shop at stores that do not ship to Tanzania. USA to Tanzania in 7-12 days, several orders in one box.',
    keywords: [
      'online shopping Tanzania',
      'ship from USA to Tanzania',
      'parcel forwarding address',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'The store says it does not ship to Tanzania. We do.',
      lead: 'You choose, you pay the store, and you type our address at the checkout. From there the parcel is our business.',
      actions: [
        { label: 'Get Started', portal: 'getStarted' },
        { label: 'Calculate the freight', page: 'help/shipping-tools' },
      ],
      facts: [
        { value: '7-12 days', label: 'USA to Tanzania' },
        { value: 'Save 40%', label: 'with several orders in one shipment' },
      ],
      picture: { illustration: 'online-purchase' },
    },
    {
      kind: 'prose',
      heading: 'Who it suits',
      blocks: [
        {
          paragraph:
            'Anyone with a card or wallet that the store accepts. Students order textbooks, parents order strollers, shop owners try ten samples before they import a hundred. The better your orders fit together in one box, the more you save.',
        },
        {
          paragraph: [
            'If the store refuses your card, or the site is in a language you do not read, ',
            { text: 'Buy For Me', page: 'services/buy-for-me' },
            ' places the order for you.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From checkout to your door',
      background: 'linen',
      items: [
        {
          title: 'Open your account',
          text: 'The customer portal gives you our receiving addresses and a personal code to write behind your name.',
        },
        {
          title: 'Shop',
          text: 'Order as if you lived there: California, Milton Keynes, Dubai or Guangzhou. Delivery to our door is often free.',
        },
        {
          title: 'Tell us it is coming',
          text: "Upload the store's invoice and the parcel number. Without them a box with no name on it waits for an owner.",
        },
        {
          title: 'Say when to send',
          text: 'Ship each parcel as it lands, or let us hold them and pack them together.',
        },
        {
          title: 'Pay the freight and receive',
          text: 'We weigh, measure and invoice. The shipment leaves after full payment, and you get a tracking number.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What you pay, and to whom',
      table: {
        caption: 'Costs of an order that you place yourself',
        columns: ['Cost', 'Paid to', 'What it depends on'],
        rows: [
          ['The goods and local postage', 'The store', 'The store and its offers'],
          ['Freight', 'Us', 'Chargeable weight, origin and speed'],
          ['Extra packing, if you ask for it', 'Us', 'Size of the box and what is in it'],
          ['Insurance', 'Us', 'Basic covers up to $100; full covers the declared value'],
          ['Duty and taxes', 'Customs, through us', 'What the item is and what it cost'],
        ],
      },
      note: [
        'Duties are normally paid by the recipient on arrival. Choose ',
        { abbr: 'DDP', meaning: 'Delivered Duty Paid' },
        ' and they go on our invoice.',
      ],
    },
    {
      kind: 'points',
      heading: 'Before you press "Buy"',
      layout: 'checklist',
      items: [
        {
          title: 'Is it allowed?',
          text: [
            'Perfume, loose batteries and many foods cannot fly. Look at the ',
            { text: 'prohibited items', page: 'help/prohibited-items' },
            ' first.',
          ],
        },
        {
          title: 'Does it fit the socket?',
          text: 'Tanzania uses 230 volts and the square three-pin plug. American appliances are often made for 120 volts.',
        },
        {
          title: 'Will the store take it back?',
          text: 'Open and test at once: a return has to be initiated within 72 hours of delivery, and some stores are stricter.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about shopping abroad',
      groups: [
        {
          id: 'online-purchase-questions',
          questions: [
            {
              id: 'how-long-usa',
              question: 'How long does an order from the USA take?',
              answer: [
                {
                  paragraph:
                    '7-12 days from the USA to Tanzania, counted from the day it leaves our California office. Add the days that the store needs to reach us.',
                },
              ],
            },
            {
              id: 'wrong-item',
              question: 'What if the store sends the wrong item?',
              answer: [
                {
                  paragraph:
                    'Ask us for photos on arrival. While the parcel is still with us abroad, sending it back costs local postage only; from Tanzania it costs a second flight.',
                },
              ],
            },
            {
              id: 'hold-parcels',
              question: 'Can you wait for my other orders?',
              answer: [
                {
                  paragraph:
                    'Yes, that is consolidation. Mark the parcels as "hold" in the portal and release them together when the last one is in.',
                },
              ],
            },
            {
              id: 'other-countries',
              question: 'The store is in Germany, where you have no office. What then?',
              answer: [
                {
                  paragraph: [
                    'We collect from stores and private sellers in our other origins as well. See what applies on the page of ',
                    { text: 'your route', page: 'shipping-routes' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
      ],
      actions: [{ label: 'More questions and answers', page: 'help/faq' }],
    },
    {
      kind: 'call-to-action',
      heading: 'Your address abroad is one form away',
      text: 'The account costs nothing, and there is no need to order anything today.',
      actions: [
        { label: 'Get Started', portal: 'getStarted' },
        { label: 'Get shopping and rate news', page: 'newsletter' },
      ],
    },
  ],
};
