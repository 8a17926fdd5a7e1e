import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'How It Works',
  updated: '2026-11-22',
  meta: {
    title: 'How Shipping to Tanzania Works | Nectarine',
    description:
      'From the first quote to your door in Tanzania: what you do, what we do, when the invoice comes and how long each way of shipping takes.',
    keywords: ['how shipping works', 'ship to Tanzania', 'import process', 'customs clearance'],
  },
  listing: {
    order: 10,
    summary: 'The whole journey, from the first quote to your door, with times and payment.',
    icon: 'globe',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'How shipping to Tanzania works',
      lead: 'You tell us what you ship, from where and how large it is. We receive it, carry it by air or sea, clear it through customs and bring it to you.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Times from each country', page: 'shipping-routes' },
      ],
      picture: { illustration: 'port' },
    },
    {
      kind: 'steps',
      id: 'journey',
      heading: 'The journey, stage by stage',
      items: [
        {
          title: 'You ask for a quote',
          text: 'Give the dimensions, weight, origin and destination. The answer names the way of shipping, the price and what the price leaves out.',
        },
        {
          title: 'You book',
          text: 'Accept the quote, or book in the customer portal. You get the tracking number. If weight and size are known, the invoice comes now.',
        },
        {
          title: 'The goods reach our office abroad',
          text: 'A shop sends them, you send them, or we collect them. We check, weigh and measure them; where we have no office, a partner does. Several parcels can wait and travel as one.',
        },
        {
          title: 'You pay the invoice in full',
          text: 'If the goods had to be weighed first, the invoice comes after that. Either way they leave only after full payment.',
        },
        {
          title: 'They travel by air or sea',
          text: 'Ask about them with the tracking number. It may take {tracking.update} to show a new step.',
        },
        {
          title: 'Customs clears them',
          text: [
            'Our customs team files the entry with the ',
            { abbr: 'TRA', meaning: 'Tanzania Revenue Authority' },
            '. Duty and taxes are worked out here. The recipient pays them unless the quote says DDP.',
          ],
        },
        {
          title: 'They come to your door',
          text: 'Collect from our warehouse or have the parcel delivered. Check it while the driver is there: claims and returns have short deadlines.',
        },
      ],
    },
    {
      kind: 'shipment-stages',
      id: 'on-the-way',
      heading: 'Where it is, and when it is your turn',
      intro: 'Tracking has five stages. At a filled stop it is your turn.',
      show: 'tracking',
    },
    {
      kind: 'shipment-stages',
      id: 'stages',
      heading: 'What comes when',
      intro:
        'There are two cases. In both, a shipment is processed only after full payment of the invoice.',
      show: 'cases',
      note: [
        'The terms behind this are in the ',
        { text: 'terms and conditions', page: 'help/terms' },
        '.',
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      id: 'ways-to-start',
      heading: 'Three ways to start',
      background: 'linen',
      items: [
        {
          icon: 'cart',
          title: 'You buy, we ship',
          text: [
            'Order from a shop abroad, send the goods to our address there, and we bring them home. See ',
            { text: 'Online Purchase', page: 'services/online-purchase' },
            '.',
          ],
        },
        {
          icon: 'tag',
          title: 'We buy for you',
          text: [
            'No card, or the shop refuses it? Send us the link and we order for you. It adds a small service fee. See ',
            { text: 'Buy For Me', page: 'services/buy-for-me' },
            '.',
          ],
        },
        {
          icon: 'truck',
          title: 'We collect from a sender',
          text: [
            'A supplier, a friend or your own home abroad: we pick the goods up at the door. See ',
            { text: 'Door-to-Door', page: 'services/door-to-door' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'times',
      heading: 'How long it takes',
      table: {
        caption: 'Usual times for each way of shipping, and when to choose it',
        columns: ['Way', 'Time', 'Choose it for'],
        rows: [
          ['Air freight', '{air.time}', 'Small parcels, electronics, anything urgent'],
          ['Sea freight', '{sea.time}', 'Furniture, machines, stock for a shop'],
          ['Door-to-door', '{door-to-door.time}', 'Goods that somebody else hands over'],
          [
            'Local delivery',
            'Same-day in select cities, next-day to nearby regions',
            'The last part of the trip, inside Tanzania',
          ],
        ],
      },
      note: [
        'Times are estimates that can vary with customs clearance and local delivery. Each country has times of its own on the ',
        { text: 'shipping routes', page: 'shipping-routes' },
        ' page.',
      ],
    },
    {
      kind: 'prose',
      id: 'payment',
      heading: 'What you pay, and when',
      blocks: [
        {
          paragraph:
            'The price depends on the volumetric weight, the origin and destination, the speed, and any special handling. A large, light box is charged by its size, a heavy one by its weight.',
        },
        {
          paragraph: [
            'Customs duties are normally not in the quote. The recipient pays them, unless you choose ',
            { abbr: 'DDP', meaning: 'Delivered Duty Paid' },
            ', where they are part of our price.',
          ],
        },
        {
          paragraph: [
            'A shipment is processed only after full payment of the invoice. You can pay by card, mobile money (M-Pesa, Tigo Pesa, Airtel Money; Tigo Pesa is now called Mixx by Yas) or bank transfer, and in cash at our local offices. All ways and terms are in the ',
            { text: 'payment policy', page: 'help/payment-policy' },
            '.',
          ],
        },
      ],
      actions: [
        { label: 'Estimate the cost', page: 'help/shipping-tools', fragment: 'calculator' },
        { label: 'See prohibited items', page: 'help/prohibited-items' },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Start with a quote',
      text: 'A quote is free, and you do not have to book. To order or book a pickup, open an account on the customer portal.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Open an account', portal: 'getStarted' },
      ],
    },
  ],
};
