import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Buy For Me',
  updated: '2026-11-22',
  listing: {
    order: 2,
    icon: 'tag',
    summary:
      'Send us a link or a photo. We order it, pay for it and ship it. You pay us, with a small service fee.',
  },
  meta: {
    title: 'Buy For Me: We Order, Pay and Ship for You | Nectarine',
    description:
      'No foreign card, or a store in a foreign language? Send us the link. We buy the item for a small service fee and bring it to you in Tanzania.',
    keywords: [
      'buy for me Tanzania',
      'personal shopper',
      'buy from China',
      'pay with M-Pesa abroad',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'We buy it for you',
      lead: 'Send a link, a photo or a part number. A buyer in our office abroad finds the item, pays for it and puts it on its way to you.',
      actions: [
        { label: 'Request an Item', portal: 'requestItem' },
        { label: 'Ask on chat first', channel: 'chat' },
      ],
      picture: { illustration: 'buy-for-me' },
    },
    {
      kind: 'points',
      heading: 'When to use it',
      layout: 'columns',
      items: [
        {
          icon: 'coin',
          title: 'You have no foreign card',
          text: 'Pay us by M-Pesa, Tigo Pesa (now Mixx by Yas), Airtel Money, bank transfer or card. We pay the store in its currency.',
        },
        {
          icon: 'globe',
          title: 'The site is not in English',
          text: 'Our Guangzhou buyers read Chinese product pages and speak to the seller about size, plug and quality.',
        },
        {
          icon: 'search',
          title: 'You only have a photo',
          text: 'We look for the car part or machine in your photo and show you what we find before we buy.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a request runs',
      background: 'linen',
      items: [
        {
          title: 'You request',
          text: 'Fill in the item, size, color, quantity and the most you want to spend.',
        },
        {
          title: 'We answer with a price',
          text: 'You see the item price, our fee and an estimate of the freight, each on its own line. The exchange rate is on it too.',
        },
        {
          title: 'You approve and pay for the goods',
          text: 'This is your booking, and you get the tracking number. Nothing is bought before you pay. If the price in the store has risen meanwhile, we ask again.',
        },
        {
          title: 'We buy and check',
          text: 'On arrival at our office we compare it with your request and send photos.',
        },
        {
          title: 'You pay the freight',
          text: 'We weigh and measure the box and send the invoice. It leaves for Tanzania after full payment.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'What it costs',
      blocks: [
        {
          paragraph:
            'Buy For Me adds a small service fee to the price of the item. The shipping fee depends on size and weight. You know the first before you approve the request, and the second when we have weighed the packed box.',
        },
        {
          paragraph:
            'Customs duty is not part of either. The recipient pays it on arrival, unless the shipment goes Delivered Duty Paid.',
        },
        {
          note: [
            'The seller sets the price and may change it until we have paid. If the seller refunds us, we pass the refund on to you, as the ',
            { text: 'payment policy', page: 'help/payment-policy' },
            ' describes.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'A request that we can act on',
      blocks: [
        {
          list: [
            'The link, or a sharp photo with any label or part number in view.',
            'For clothes and shoes: the size and which country it counts in.',
            'For parts: make, model, year and, for vehicles, the chassis number.',
            'What you would accept in its place, or "nothing else".',
            'Your town, so that the estimate includes delivery.',
          ],
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Some things we do not buy',
      text: 'We refuse requests for copies of brands, medicines without a permit, weapons, live animals and cash. Please read the list first.',
      actions: [{ label: 'See prohibited items', page: 'help/prohibited-items' }],
    },
    {
      kind: 'faq',
      heading: 'Questions about Buy For Me',
      groups: [
        {
          id: 'buy-for-me-questions',
          questions: [
            {
              id: 'service-fee',
              question: 'How much is the service fee?',
              answer: [
                {
                  paragraph:
                    'It depends on how much work the purchase is: an online order takes minutes, a search at a market takes hours. There is no fixed list; the fee has a line of its own in our answer, before you owe anything.',
                },
              ],
            },
            {
              id: 'cancel-request',
              question: 'Can I change my mind?',
              answer: [
                {
                  paragraph:
                    'Freely until you approve. After that it depends on the seller: if the order can still be canceled there, we cancel it.',
                },
              ],
            },
            {
              id: 'guarantee',
              question: 'Who answers if the item breaks?',
              answer: [
                {
                  paragraph:
                    'A fault in the goods is for the seller or maker, and we help you make the claim. For damage on the way, raise a claim with us within {claims.deadline} of receipt.',
                },
              ],
            },
            {
              id: 'many-items',
              question: 'May I request things from several stores?',
              answer: [
                {
                  paragraph:
                    'Yes. Make one request for each store, and ask us to pack them together. You then pay one freight invoice.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Where our buyers shop',
      origins: ['china', 'dubai', 'usa'],
      linkLabel: 'See route',
    },
    {
      kind: 'call-to-action',
      heading: 'Send us the link',
      text: 'The answer with a price is free, and you do not have to order.',
      actions: [
        { label: 'Request an Item', portal: 'requestItem' },
        { label: 'Read the general questions', page: 'help/faq' },
      ],
    },
  ],
};
