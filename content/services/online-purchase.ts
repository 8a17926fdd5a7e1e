import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Online Purchase',
  updated: '2026-11-22',
  listing: {
    order: 1,
    icon: 'cart',
    summary:
      'You shop and pay at a store abroad and have it sent to our address there. We bring it to Tanzania.',
  },
  meta: {
    title: 'Online Purchase: Shop Abroad, Ship to Tanzania | Nectarine',
    description:
      'Use our addresses in the USA, UK, UAE and China to shop at stores that do not ship to Tanzania. USA to Tanzania in {online-purchase.usa}, several orders in one box.',
    keywords: [
      'online shopping Tanzania',
      'ship from USA to Tanzania',
      'parcel forwarding address',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Shop abroad, receive in Tanzania',
      lead: 'You pay the store and give our address abroad at the checkout. We receive the parcel and bring it to you.',
      actions: [
        { label: 'Get Started', portal: 'getStarted' },
        { label: 'Calculate the freight', page: 'help/shipping-tools' },
      ],
      facts: [
        { value: '{online-purchase.usa}', label: 'USA to Tanzania' },
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
            'It suits anyone with a card or wallet that the store accepts: students who order textbooks, parents who order strollers, shop owners who try samples. You save most when several orders fit into one box.',
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
          text: 'The customer portal gives you our receiving addresses and a personal code to write after your name.',
        },
        {
          title: 'Shop',
          text: 'Order as if you lived there: California, Milton Keynes, Dubai or Guangzhou. Delivery to our door is often free.',
        },
        {
          title: 'Tell us it is coming',
          text: "This is your booking. Upload the store's invoice and the store's parcel number, so that we know whose box it is. You get our tracking number.",
        },
        {
          title: 'Say when to send',
          text: 'Ship each parcel as it comes in, or let us hold them and pack them together. They then travel under one tracking number.',
        },
        {
          title: 'Pay the freight and receive',
          text: 'We weigh and measure the packed box and send the invoice. The shipment leaves after full payment.',
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
          [
            'Insurance',
            'Us',
            'Basic covers up to {cover.basic}; full covers the declared value. Ask which one your quote has',
          ],
          [
            'Duty and taxes',
            'The state, under a control number',
            'What the item is and what it cost',
          ],
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
            'Fresh food cannot travel with us, and perfume, aerosols and loose batteries cannot fly as ordinary parcels. Look at the ',
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
          text: 'Open and test at once: a return has to be initiated within {returns.deadline} of delivery, and some stores are stricter.',
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
                    '{online-purchase.usa} from the USA to Tanzania, counted from the day your last parcel is in at our California office. That is longer than the {usa.air} of the route page, because checking and packing together are part of it. Add the days that the store needs to reach us.',
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
      kind: 'departures-board',
      heading: 'What shipping costs from the big shopping countries',
      origins: ['usa', 'uk', 'germany'],
      linkLabel: 'See route',
    },
    {
      kind: 'call-to-action',
      heading: 'Get your address abroad',
      text: 'The account is free, and you do not have to order anything today.',
      actions: [
        { label: 'Get Started', portal: 'getStarted' },
        { label: 'Get shopping and rate news', page: 'newsletter' },
      ],
    },
  ],
};
