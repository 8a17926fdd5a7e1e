import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Before It Is Loaded',
  updated: '2026-11-28',
  meta: {
    title: 'What We Check Before Your Goods Are Loaded | Nectarine',
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
      picture: { scene: 'before-loading' },
      heading: 'Before it is loaded',
      lead: 'A fault that is seen in Guangzhou costs a taxi. The same fault seen in Dar es Salaam costs a second flight. So look before the goods leave, with our eyes.',
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
            'Batteries, liquids and [prohibited items](help/prohibited-items) stay off the plane',
          ],
          [
            'Is it the right thing?',
            'When we buy for you, or when you ask',
            'We open the box, compare it with your order and send photos',
          ],
          [
            'Does it work, is it genuine?',
            'No',
            'Book an inspector of your own, or buy one as a sample first',
          ],
        ],
      },
      note: 'A check of the contents has to be agreed before the goods arrive: most parcels move on within days.',
    },
    {
      kind: 'steps',
      id: 'bad-quality',
      heading: 'If the quality is bad',
      background: 'linen',
      items: [
        {
          title: 'While it is still abroad',
          text: 'Open a dispute on the platform, or write to the seller, with our photos. Sending it back costs local postage.',
        },
        {
          title: 'Tell us to hold it',
          text: 'We keep it while you argue. Ask how many days are free.',
        },
        {
          title: 'Decide with figures',
          text: 'Compare a refund with a second freight. For cheap goods it is often best to take a discount.',
        },
        {
          title: 'Once it is in Tanzania',
          text: 'The seller still owes you what he sold, and we help with photos and papers. Insurance pays for damage on the way, never for bad quality.',
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
          text: 'You are quoted for 20 kg and billed for 34, because the box is large. Ask for the chargeable weight in writing: [how it is calculated](help/shipping-tools).',
        },
        {
          title: 'A lower value on the invoice',
          text: 'It looks like a favour. If customs finds it, you pay the difference and a penalty, and the insurance pays on the low value.',
        },
        {
          title: 'Duty collected in cash',
          text: 'Duty is paid with a control number to the revenue authority. Whoever takes it in his hand gives you no receipt that counts.',
        },
        {
          title: '"All inclusive" without a list',
          text: 'Ask what is in it, line by line: freight, duty, VAT, port, clearance, delivery. What is not on the list comes later.',
        },
        {
          title: 'Goods bought with your money, in his name',
          text: 'If the bill of lading names somebody else, the goods are his until he says otherwise. Your name stands on it, or ours for you.',
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
                    'Photos of damage cost nothing, and photos are part of Buy For Me. If you want us to open and compare a shipment of your own, the quote names the fee.',
                },
              ],
            },
            {
              id: 'who-bears',
              question: 'The seller sent the wrong goods. Who pays?',
              answer: [
                {
                  paragraph:
                    'The seller. We carry what we are given and are liable for the way, not for the bargain. If we bought it for you and it is not what you ordered, we settle it with the shop.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Have it looked at first',
      text: 'Send us the order, and say what we should compare.',
      actions: [
        { label: 'Ask by chat', channel: 'chat' },
        { label: 'Buying from China', page: 'help/buying-from-china' },
      ],
    },
  ],
};
