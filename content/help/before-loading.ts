import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Checks Before Loading',
  updated: '2026-11-28',
  meta: {
    title: 'What we check before your goods are loaded | Nectarine',
    description:
      'See what our offices abroad check when your goods arrive, which photos you can ask for, who pays for bad quality, and which tricks to watch for.',
    keywords: [
      'check goods before shipping China',
      'agent tricks import Tanzania',
      'supplier sent wrong goods',
      'photos before loading',
    ],
  },
  listing: {
    order: 43,
    summary:
      'See what we check abroad, which photos you can ask for, and which tricks to watch for.',
    icon: 'search',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'before-loading' },
      heading: 'Before your goods are loaded',
      lead: 'If we find a fault in Guangzhou, putting it right costs a taxi ride. In Dar es Salaam, it costs a second flight. So let us check your goods before they leave.',
      actions: [
        { label: 'Ask for photos', channel: 'chat' },
        { label: 'Buy For Me', page: 'services/buy-for-me' },
      ],
    },
    {
      kind: 'table',
      id: 'checks',
      heading: 'What our office looks at',
      table: {
        caption: 'What our offices abroad check, and what they do not',
        columns: ['What', 'Do we check it?', 'How'],
        rows: [
          ['Number of cartons', 'Yes, always', 'We count what comes in, and tell you what is late'],
          ['Damage to the box', 'Yes, always', 'We photograph it and ask you before it goes on'],
          ['Weight and size', 'Yes, always', 'We weigh and measure: your invoice shows both'],
          [
            'What is forbidden',
            'Yes, always',
            'We go by your packing list and by what we see from outside. Loose batteries, flammable liquids and [prohibited items](help/prohibited-items) stay off the plane',
          ],
          [
            'Is it the right thing?',
            'When we buy for you, or when you ask',
            'We open the box, compare it with your order and send photos',
          ],
          [
            'Does it work, and is it genuine?',
            'No',
            'Hire an inspector yourself, or order one piece first as a sample',
          ],
        ],
      },
      note: 'If you want us to check the contents, agree on it with us before the goods arrive, because most parcels leave within days.',
    },
    {
      kind: 'steps',
      id: 'bad-quality',
      heading: 'If the quality is bad',
      background: 'linen',
      items: [
        {
          title: 'While the goods are still abroad',
          text: 'Open a dispute on the platform, or write to the seller, with our photos. To send the goods back, you only pay local postage.',
        },
        {
          title: 'Ask us to hold the goods',
          text: 'They stay with us while you settle the matter with the seller. Ask us how many days are free.',
        },
        {
          title: 'Decide with figures',
          text: 'Compare the refund with what it would cost to ship the goods again. For cheap goods it is often best to take a discount.',
        },
        {
          title: 'Once the goods are in Tanzania',
          text: 'The seller is still responsible, and we help you with photos and papers. Insurance pays for damage in transit, but not for bad quality.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'rows',
      id: 'tricks',
      heading: 'Tricks to watch for',
      items: [
        {
          title: 'A price by weight that leaves out the size',
          text: 'You are quoted for 20 kg and billed for 34, because the box is large. Ask for the chargeable weight in writing. See [how it is calculated](help/shipping-tools).',
        },
        {
          title: 'A lower value on the invoice',
          text: 'It looks like a favour. If customs finds it, you pay the difference and a penalty, and the insurance pays only that low value.',
        },
        {
          title: 'Duty collected in cash',
          text: "You pay duty to the revenue authority, with a control number. Anyone who takes it from you in cash can't give you a valid receipt.",
        },
        {
          title: '"All inclusive" without a list',
          text: "Ask what the price includes, line by line: freight, duty, VAT, port charges, clearance and delivery. You will be charged later for anything that isn't listed.",
        },
        {
          title: "Goods bought with your money, but in someone else's name",
          text: "If the bill of lading shows someone else's name, the goods belong to that person until they release them to you. Make sure it shows your name, or ours on your behalf.",
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'What people ask',
      groups: [
        {
          id: 'loading-questions',
          questions: [
            {
              id: 'photo-cost',
              question: 'What do photos cost?',
              answer: [
                {
                  paragraph:
                    'Photos of damage cost nothing, and photos are part of Buy For Me. If you want us to open and compare a shipment of your own, your quote shows the fee. We send photos; if you need a video, ask us before you pay for the goods.',
                },
              ],
            },
            {
              id: 'who-bears',
              question: 'The seller sent the wrong goods. Who pays?',
              answer: [
                {
                  paragraph:
                    'The seller. We are responsible for transport, not for what the seller sold you. If we bought it for you and it is not what you ordered, we settle it with the shop.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'lagoon',
      heading: 'Ask us to check your goods',
      text: 'Send us the order, and say what we should compare.',
      actions: [
        { label: 'Ask on WhatsApp', channel: 'chat' },
        { label: 'Buying from China', page: 'help/buying-from-china' },
      ],
    },
  ],
};
