import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Buy For Me',
  updated: '2026-11-23',
  listing: {
    order: 2,
    icon: 'tag',
    summary:
      "Send us a link or a photo. Once you've paid the price and a small service fee, we order it and ship it to you.",
    want: 'Let us pay the shop for you',
    price: 'from {china.shillings} / kg',
    time: '{china.rate} from China, plus a small fee; {china.air} by air',
  },
  meta: {
    title: 'Buy For Me: we order, pay and ship for you | Nectarine',
    description:
      'If the shop refuses your card, or its site is in Chinese, send us the link. For a small service fee, we buy the item and bring it to you in Tanzania.',
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
      ground: 'leaf',
      heading: 'We buy it for you',
      lead: 'Send a link, a photo or a part number. A buyer at one of our offices abroad finds the item, pays for it and sends it on its way to you.',
      actions: [
        { label: 'Request an Item', portal: 'requestItem' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
      facts: [
        { value: '{china.air}', label: 'by air from China' },
        { value: '{china.rate} / kg', label: 'plus a small service fee' },
      ],
      picture: { scene: 'buy-for-me' },
    },
    {
      kind: 'cards',
      heading: 'When Buy For Me helps',
      layout: 'boxes',
      items: [
        {
          picture: { scene: 'online-purchase' },
          title: 'You have no foreign card',
          text: 'Pay us by M-Pesa, Tigo Pesa (now Mixx by Yas), Airtel Money, bank transfer or card. We pay the shop in its currency.',
        },
        {
          picture: { scene: 'china' },
          title: 'The site is not in English',
          text: 'Our buyers in Guangzhou read Chinese product pages and ask the seller about size, plug and quality.',
        },
        {
          object: 'car-parts',
          title: 'You only have a photo',
          text: "We look for the part or machine in your photo, and show you what we've found before we buy it.",
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      background: 'linen',
      chat: {
        caption: 'An example of a request',
        messages: [
          {
            who: 'You',
            text: 'Can you get this blender for me? I need the red one, with a British plug. shop.example/blender-600',
          },
          {
            who: 'Nectarine',
            ours: true,
            text: 'The shop has it in red for $45. I have sent you our fee and the freight, each on its own line. Shall we buy it?',
          },
          { who: 'You', text: 'Yes, please. I have just paid by M-Pesa.' },
        ],
      },
      items: [
        {
          title: 'You send a request',
          text: 'Tell us the item, size, colour and quantity, and the most you want to spend.',
        },
        {
          title: 'We answer with a price',
          text: 'You see the item price, our fee, the estimated freight and the exchange rate, each on its own line.',
        },
        {
          title: 'You approve and pay',
          text: "You pay the price of the item and our fee. This counts as your booking, and you get the tracking number. We buy nothing before you pay. If the shop's price has gone up, we ask you again.",
        },
        {
          title: 'We buy and check',
          text: 'When the item reaches our office, we check it against your request and send you photos.',
        },
        {
          title: 'You pay the freight',
          text: 'We weigh and measure the box and send the invoice. The box leaves for Tanzania once the invoice is paid in full.',
        },
      ],
    },
    {
      kind: 'case',
      heading: 'Worked example: one purchase',
      intro:
        'This example adds up the goods, the freight to a door in Dar es Salaam, and the duty and taxes. Our service fee comes on top, and you see it before we buy.',
      goods: 'laptops',
      origin: 'usa',
      action: { label: 'Work out your own total', page: 'help/landed-cost' },
    },
    {
      kind: 'prose',
      heading: 'What it costs',
      picture: { scene: 'payment-policy' },
      blocks: [
        { paragraph: 'We buy nothing before you have seen our fee and said yes.', pulled: true },
        {
          table: {
            caption: 'What you pay, and when',
            columns: ['What', 'When you pay it'],
            rows: [
              ['The item, and our small service fee', 'Before we buy'],
              ['The shipping fee, by size and weight', "Once we've weighed the packed box"],
              ['Customs clearance and delivery', 'With the shipping fee, each on its own line'],
              [
                'Customs duty',
                'The recipient pays it on arrival, unless you choose Delivered Duty Paid',
              ],
            ],
          },
        },
        {
          list: [
            'Our fee: {buy-for-me.percent} of the price ({buy-for-me.as-of})',
            'Our fee is at least {buy-for-me.minimum}',
          ],
        },
        {
          note: "The seller sets the price and can change it until we've paid. If the seller refunds us, we pass the money on to you. The [payment policy](help/payment-policy) explains how.",
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What to send us',
      layout: 'checklist',
      items: [
        {
          title: 'A link or a photo',
          text: 'Send the link to the item, or a sharp photo with any label or part number in view.',
        },
        {
          title: 'Your size',
          text: "For clothes and shoes, say which country's sizes you mean.",
        },
        {
          title: 'Make, model and year',
          text: 'For a part, say which machine or vehicle it is for. For a vehicle, add its chassis number.',
        },
        {
          title: 'Your limit',
          text: 'Tell us the most you want to spend. If it costs more, we ask you first.',
        },
        {
          title: 'A second choice',
          text: 'Say what you would accept instead, or "nothing else".',
        },
        {
          title: 'Your town',
          text: 'If we know your town, the estimate includes delivery.',
        },
      ],
      note: 'We turn down requests for fake brands, medicines without a permit, weapons and live animals. Please check the [list of prohibited items](help/prohibited-items) first.',
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
                    'It depends on the work: an online order takes minutes, and a search through a market takes hours. You see the fee on its own line in our answer, before you owe anything.',
                },
              ],
            },
            {
              id: 'cancel-request',
              question: 'Can I change my mind?',
              answer: [
                {
                  paragraph:
                    "Yes, any time before we buy. After that it's up to the seller: if the order can still be cancelled, we cancel it.",
                },
              ],
            },
            {
              id: 'guarantee',
              question: 'Who is responsible if the item breaks?',
              answer: [
                {
                  paragraph:
                    'If the goods are faulty, the seller or the maker is responsible, and we help you claim. For damage on the way, raise a claim with us within {claims.deadline} of receipt.',
                },
              ],
            },
            {
              id: 'many-items',
              question: 'Can I request things from several shops?',
              answer: [
                {
                  paragraph:
                    "Yes. Send one request for each shop and ask us to pack everything together. You'll pay for one shipment.",
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
    },
    {
      kind: 'call-to-action',
      ground: 'leaf',
      view: 'railway',
      heading: 'Send us the link',
      text: "It costs nothing to ask for a price, and you don't have to order.",
      actions: [
        { label: 'Request an Item', portal: 'requestItem' },
        { label: 'Read the FAQ', page: 'help/faq' },
      ],
    },
  ],
};
