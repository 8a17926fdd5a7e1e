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
      lead: "Tell us what you're shipping, from where and how big it is. We receive it, carry it by air or sea, clear customs and bring it to you.",
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
          text: "Give us the dimensions, weight, origin and destination. We answer with the price, how it will travel and what the price doesn't include.",
        },
        {
          title: 'You book',
          text: 'Accept the quote, or book in the customer portal, and you get the tracking number. If we know the weight and size, the invoice comes now.',
        },
        {
          title: 'The goods reach our office abroad',
          text: 'A shop sends them, you send them, or we collect them. We check, weigh and measure them, or a partner does where we have no office. Parcels can wait for each other and travel as one.',
        },
        {
          title: 'You pay the invoice in full',
          text: "If we had to weigh the goods first, the invoice comes after that. Either way, they only leave once it's paid in full.",
        },
        {
          title: 'They travel by air or sea',
          text: 'Ask us where they are with the tracking number. A new step can take {tracking.update} to show.',
        },
        {
          title: 'Customs clears them',
          text: [
            'Our customs team files the entry with the ',
            { abbr: 'TRA', meaning: 'Tanzania Revenue Authority' },
            '. This is where duty and taxes are worked out. The recipient pays them, unless the quote says DDP.',
          ],
        },
        {
          title: 'They arrive at your door',
          text: 'Collect from our warehouse or have us deliver. Check the parcel while the driver is there: the deadlines for claims and returns are short.',
        },
      ],
    },
    {
      kind: 'shipment-stages',
      id: 'on-the-way',
      heading: 'Where it is, and what you need to do',
      intro: 'Tracking has five stages. A solid dot means you need to do something.',
      show: 'tracking',
    },
    {
      kind: 'shipment-stages',
      id: 'stages',
      heading: 'When you get the invoice',
      intro:
        'It depends on whether we know the weight and size from the start. Either way, we only process a shipment after full payment of the invoice.',
      show: 'cases',
      note: [
        'For the small print, see the ',
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
            'Order from a shop abroad and send the goods to our address there. We bring them to you. See ',
            { text: 'Online Purchase', page: 'services/online-purchase' },
            '.',
          ],
        },
        {
          icon: 'tag',
          title: 'We buy for you',
          text: [
            "No card, or the shop refuses it? Send us the link and we'll order for you, for a small service fee. See ",
            { text: 'Buy For Me', page: 'services/buy-for-me' },
            '.',
          ],
        },
        {
          icon: 'truck',
          title: 'We collect from a sender',
          text: [
            'From a supplier, a friend or your own home abroad, we pick the goods up at the door. See ',
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
        columns: ['Method', 'Time', 'Choose it for'],
        rows: [
          ['Air freight', '{air.time}', 'Small parcels, electronics, anything urgent'],
          ['Sea freight', '{sea.time}', 'Furniture, machines, stock for a shop'],
          ['Door-to-door', '{door-to-door.time}', 'Goods someone else hands over for you'],
          [
            'Local delivery',
            'Same-day in select cities, next-day to nearby regions',
            'The last leg, within Tanzania',
          ],
        ],
      },
      note: [
        'Times are estimates that can vary with customs clearance and local delivery. Air and sea times count from the day a shipment leaves our office abroad to delivery in Dar es Salaam. These are general figures: some origins are closer, some further away. For the times from each country, see the ',
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
            'The price depends on the volumetric weight, the origin and destination, the speed and any special handling. We charge a large, light box by its size and a heavy one by its weight. The rate per kilogram pays for the freight. Customs clearance is included in door-to-door; with any other service it has its own line in the quote.',
        },
        {
          paragraph: [
            'Customs duties are normally not in the quote. The recipient pays them, unless you choose ',
            { abbr: 'DDP', meaning: 'Delivered Duty Paid' },
            ' and we include them in our price.',
          ],
        },
        {
          paragraph: [
            "We only process a shipment after full payment of the invoice. Pay by card, mobile money (M-Pesa, Tigo Pesa, Airtel Money; Tigo Pesa is now called Mixx by Yas) or bank transfer, or in cash at our local offices. You'll find every method in the ",
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
      text: "A quote is free, and you don't have to book. To order or to book a pickup, open an account in the customer portal.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Open an account', portal: 'getStarted' },
      ],
    },
  ],
};
