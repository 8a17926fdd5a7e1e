import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'How It Works',
  updated: '2026-11-30',
  meta: {
    title: 'How shipping to Tanzania works | Nectarine',
    description:
      'Follow a shipment from the first quote to your door in Tanzania. See what you do, what we do, when the invoice comes and how long it takes.',
    keywords: ['how shipping works', 'ship to Tanzania', 'import process', 'customs clearance'],
  },
  listing: {
    order: 10,
    summary: 'Follow the whole journey from the first quote to your door, with times and payments.',
    icon: 'globe',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'strip' },
      heading: 'How shipping to Tanzania works',
      lead: 'You ask, book, pay, answer a question or two and open the box. The rest is our job.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Delivery times by country', page: 'shipping-routes' },
      ],
      facts: [
        { value: '7 steps', label: 'from quote to door' },
        { value: '{order.door}', label: 'from your order to your door, by air' },
      ],
    },
    {
      kind: 'track',
      id: 'journey',
      heading: 'From quote to door',
      intro: 'Five steps need you, two are ours.',
      words: {
        who: { you: 'Your turn', us: 'Our turn' },
        you: 'What you do',
        us: 'What we do',
        time: 'Time',
        pays: 'To pay',
        stage: 'Tracking shows',
      },
      stops: [
        {
          title: 'You ask for a quote',
          picture: { scene: 'quote' },
          you: "Give us the size, weight, origin and destination. Before you ask, check [what we can't carry](help/prohibited-items).",
          us: "We tell you the price and what isn't included.",
          who: 'you',
          pays: 'Nothing.',
        },
        {
          title: 'You book',
          picture: { scene: 'contact' },
          you: 'Accept the quote, or book in the [customer portal](portal:getStarted).',
          us: 'We send your tracking number, and the invoice too if we already know the weight and size.',
          who: 'you',
          stage: 'Booked',
        },
        {
          title: 'The goods reach us abroad',
          picture: { scene: 'office' },
          you: 'You or the shop send them, or we collect them.',
          us: "We check, weigh and measure. We can hold parcels and send them together. If we haven't sent the invoice yet, we send it now.",
          who: 'us',
          stage: 'Received',
        },
        {
          title: 'You pay the invoice in full',
          picture: { scene: 'payment-policy' },
          you: 'Pay by card, mobile money or bank transfer, or in cash at our local offices.',
          us: 'We send your goods once the invoice is paid in full.',
          who: 'you',
          pays: 'The invoice, in full.',
          main: true,
        },
        {
          title: 'Your goods travel by air or sea',
          picture: { scene: 'plane' },
          you: 'With your tracking number, you can ask us where they are. After each stage, tracking can take {tracking.update} to show it.',
          us: 'We put them on a plane or a ship.',
          who: 'us',
          time: '{air.time} by air from Dubai, {sea.time} by sea from most countries. We count from our office or partner abroad to delivery in Dar es Salaam.',
          stage: 'In Transit',
        },
        {
          title: "You answer customs' questions",
          picture: { scene: 'customs' },
          you: 'Answer quickly if we ask you for a document.',
          us: 'We file the declaration with the revenue authority (<abbr title="Tanzania Revenue Authority">TRA</abbr>), which releases the goods.',
          who: 'you',
          pays: 'The recipient pays duty and taxes, unless your quote or invoice includes them (Delivered Duty Paid, DDP).',
          stage: 'Customs clearance',
        },
        {
          title: 'You open the box',
          picture: { scene: 'door' },
          you: 'Open the box the day it arrives. If something is missing or broken, claim within {claims.deadline}. To send something back, tell us within {returns.deadline}.',
          us: 'The driver calls first, then brings the box to you.',
          who: 'you',
          time: 'Outside Dar es Salaam, add {standard.local}. Faster delivery can be the same day in select cities, or the next day in nearby regions.',
          stage: 'Out for delivery',
        },
      ],
      cases: { id: 'stages', label: 'When you get the invoice: two cases side by side' },
    },
    {
      kind: 'prose',
      id: 'times',
      heading: 'How long a parcel takes by air',
      background: 'linen',
      intro: 'Allow {order.door} from your order to your door. What differs most is the last part.',
      blocks: [
        {
          stack: {
            caption:
              'Calendar days by air with standard shipping, from the nearest country to the farthest',
            columns: ['Part of the way', 'Days', 'What happens'],
            ends: {
              least: 'At best: {days} days',
              most: 'At most: {days} days',
              unit: 'Days from your order',
            },
            rows: [
              ['From the shop to our office', '{order.shop}', 'The shop sends your order'],
              ['With us', '{order.wait}', 'We pack it, and it waits for a flight'],
              [
                'From our office to your door',
                '{order.air}',
                'It flies, clears customs and is delivered',
              ],
            ],
          },
        },
        {
          paragraph:
            'From the UK, the last part takes {uk.days}, so allow {uk.door} from your order. The [shipping routes](shipping-routes) page has the days of each country. They are estimates, and can vary with customs clearance and local delivery.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'payment',
      heading: 'What you pay, and when',
      items: [
        {
          title: 'You ask',
          text: "A quote is free, and you don't have to book.",
        },
        {
          title: 'Before the goods leave, you pay the invoice',
          text: 'The invoice covers the freight and our other services. We charge a large, light box by its size and a heavy one by its weight. The [payment policy](help/payment-policy) lists every way to pay, and the [terms](help/terms) have all the conditions.',
        },
        {
          title: 'When they arrive, the recipient pays duty and taxes',
          text: 'You can also choose <abbr title="Delivered Duty Paid">DDP</abbr>. We then include them in our price.',
        },
      ],
      paper: {
        issuer: 'Nectarine',
        title: 'Invoice',
        lines: [
          {
            label: 'Air freight from the UK, for one kilogram',
            value: '{uk.rate}',
            note: 'The rate per kilogram covers the freight only.',
          },
          {
            label: 'Customs clearance',
            value: 'Listed separately',
            note: 'With door-to-door it is included.',
          },
          {
            label: 'Duty and taxes',
            value: 'Not on this invoice',
            note: 'The recipient pays them on arrival, unless you choose DDP.',
          },
        ],
        caption: 'An example. Your invoice has the same lines, with your prices.',
      },
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Estimate the cost', page: 'help/shipping-tools', fragment: 'calculator' },
      ],
    },
    {
      kind: 'landscape',
      id: 'ways-to-start',
      heading: 'Three ways to start',
      ground: 'lagoon',
      view: 'lagoon',
      items: [
        {
          title: 'You buy, we ship',
          text: 'Order from a shop abroad and have the goods sent to our address there. We bring them to you. See [Online Purchase](services/online-purchase).',
        },
        {
          title: 'We buy for you',
          text: 'If you have no card, or the shop refuses it, send us the link. We order for you, for a small service fee. See [Buy For Me](services/buy-for-me).',
        },
        {
          title: 'We collect from a sender',
          text: 'We pick the goods up from a supplier, a friend or your own home abroad and bring them to your door in {door-to-door.time}, or longer from Canada. See [Door-to-Door](services/door-to-door).',
        },
      ],
    },
  ],
};
