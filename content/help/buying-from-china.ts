import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Alibaba, 1688, Taobao and Temu',
  updated: '2026-11-27',
  meta: {
    title: 'Buy from Alibaba, 1688, Taobao or Temu to Tanzania',
    description:
      'Buy from Alibaba, 1688, Taobao or Temu in Tanzania: see which address to give, how to pay, when you need an agent, and how to avoid fakes.',
    keywords: [
      'Alibaba Tanzania',
      '1688 agent',
      'Taobao Tanzania',
      'Temu Tanzania',
      'buying from China',
    ],
  },
  listing: {
    order: 41,
    summary:
      'Learn which address to give, how to pay, when you need an agent and how to avoid fakes.',
    icon: 'cart',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'buying-from-china' },
      heading: 'Buying from Alibaba, 1688, Taobao and Temu',
      lead: 'Have the goods sent to our office in Guangzhou, under your own code. By air to Dar es Salaam, a kilogram then costs {china.rate}, and the flight with customs takes {china.air}.',
      actions: [
        { label: 'Our address in China', page: 'help/shop-addresses', fragment: 'china-form' },
        { label: 'Rates from China', page: 'routes/china' },
      ],
    },
    {
      kind: 'table',
      id: 'shops',
      heading: 'Four shops, four ways to buy',
      table: {
        caption: 'What each shop sells, how you pay, and who can order',
        columns: ['Site', 'Sells', 'Payment', 'Who orders'],
        rows: [
          [
            'Alibaba',
            'Goods from factories, in English, often with a minimum quantity',
            'Card or bank transfer, through Trade Assurance',
            'You, in the chat with the supplier',
          ],
          [
            '1688',
            'Goods for shops in China. The site is in Chinese, and prices are lower',
            'Alipay or a Chinese bank',
            'An agent, or our [Buy For Me](services/buy-for-me)',
          ],
          [
            'Taobao',
            'Single items, in Chinese',
            'Alipay; some foreign cards',
            'You, if your card works; otherwise [Buy For Me](services/buy-for-me)',
          ],
          [
            'Temu',
            'Single items, in an app',
            'Card',
            'You. It delivers only to countries in its app, so [choose one of our offices](help/shop-addresses)',
          ],
        ],
      },
      note: "These shops aren't our partners, and their rules change. Checked in {2026-11}.",
    },
    {
      kind: 'steps',
      id: 'steps',
      heading: 'From the shop to your door',
      background: 'linen',
      items: [
        {
          title: 'Check the goods',
          text: 'Look them up among the [goods](goods): batteries, liquids and phones have rules of their own.',
        },
        {
          title: 'Order a sample',
          text: 'One piece by air shows the quality before you pay for a hundred. Measure it, and photograph it for comparison.',
        },
        {
          title: 'Ask for the packed size',
          text: 'A large, light carton is charged by its size. Put the size and weight in the [calculator](help/shipping-tools#calculator).',
        },
        {
          title: 'Pay on the platform',
          text: 'If you pay a seller outside the platform, you lose its protection. Keep an invoice that shows the price you really paid.',
        },
        {
          title: 'Give our address with your code',
          text: 'The code on each carton tells us whose it is. Then enter the tracking number in your account.',
        },
        {
          title: 'Choose air or sea',
          text: 'We pack your orders together. Send a few light cartons by air. From about one cubic metre, ask for the price [by sea](services/sea-air-freight) too. The voyage takes {china.sea}.',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about buying in China',
      groups: [
        {
          id: 'china-questions',
          questions: [
            {
              id: 'pay-supplier',
              question: 'Can you pay the supplier for me?',
              answer: [
                {
                  paragraph:
                    'Yes, through [Buy For Me](services/buy-for-me): you pay us the price and our fee, and we order. The freight follows once we have weighed the packed box. You see each amount before you owe it.',
                },
              ],
            },
            {
              id: 'silent-supplier',
              question: 'The supplier took my deposit and no longer answers. What now?',
              answer: [
                {
                  paragraph:
                    "If you paid on the platform, open a dispute there today, because it holds the money only for a limited time. If you paid by card, ask your bank for a chargeback. A bank transfer can rarely be reversed, but tell your bank and the police all the same. Keep the chat, the invoice and the receipt. We can't get the money back for you.",
                },
              ],
            },
            {
              id: 'fake',
              question: 'What if a fake arrives?',
              answer: [
                {
                  paragraph:
                    "Open a dispute on the platform at once, with photos: its deadline counts from delivery to our office. We don't test whether goods are genuine. But if we see a fake at our office, we don't ship it, and we tell you. Customs can seize and destroy a fake, and insurance doesn't pay for it. Read [more about counterfeit goods](goods/counterfeit-goods).",
                },
              ],
            },
            {
              id: 'faulty',
              question: 'A part is faulty. How do I get a replacement?',
              answer: [
                {
                  paragraph:
                    'Ask the seller to send it to our office, with your code, free of charge. You pay us the freight to Tanzania. Customs values a free part too, so the invoice needs its real price and the words "replacement under warranty".',
                },
              ],
            },
            {
              id: 'duty-extra',
              question: 'Does the price in the shop include duty?',
              answer: [
                {
                  paragraph:
                    'No. Duty and VAT are due in Tanzania, and [the total cost tool](help/landed-cost) shows them before you buy.',
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
      heading: 'Found something?',
      text: 'Send us the link, the quantity and your town.',
      actions: [
        { label: 'Ask on WhatsApp', channel: 'chat' },
        { label: 'Get a quote', page: 'get-quote' },
      ],
    },
  ],
};
