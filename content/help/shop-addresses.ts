import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Shop Addresses',
  updated: '2026-11-23',
  meta: {
    title: 'Address for Amazon, Alibaba, AliExpress and Shein',
    description:
      'See which address to give Amazon, Alibaba, AliExpress or Shein when you shop from Tanzania, with a filled-in form, and where your personal code goes.',
    keywords: [
      'Amazon address Tanzania',
      'Alibaba shipping to Tanzania',
      'AliExpress Tanzania address',
      'Shein Tanzania',
      'US address for Tanzania',
    ],
  },
  listing: {
    order: 35,
    summary:
      'See what to type at the checkout of Amazon, Alibaba, AliExpress or Shein, field by field.',
    icon: 'pin',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'shop-addresses' },
      heading: 'Which address do I give the shop?',
      lead: 'Give the shop our address in a country that it delivers to, and write your personal code after your name. The code is how we know that a box is yours.',
      actions: [
        { label: 'Get your code', portal: 'getStarted' },
        { label: 'See a filled-in form', fragment: 'usa-form' },
      ],
    },
    {
      kind: 'table',
      id: 'by-shop',
      heading: 'Which of our addresses to use',
      table: {
        caption: 'Shops and the office to send to',
        onPhones: 'opening',
        columns: ['Shop', 'Send to', 'Good to know'],
        rows: [
          [
            'Amazon',
            'California for amazon.com, Milton Keynes for amazon.co.uk, Dubai for amazon.ae',
            'Each Amazon site usually delivers most cheaply in its own country. Have your order sent in as few deliveries as the site allows.',
          ],
          [
            'Alibaba',
            'Guangzhou',
            'You agree on delivery with the supplier in the chat. Ask what delivery to our office costs, and have your code written on each carton.',
          ],
          [
            'AliExpress',
            'Dubai, Milton Keynes or California',
            'Set "Ship to" to the country of the office first: items, prices and delivery times change with it.',
          ],
          [
            'Shein',
            'Dubai, Milton Keynes or California',
            'Set the country in the app to that of the office before you fill the basket: items and prices change with it.',
          ],
          [
            'A shop in Canada, South Korea, Hong Kong, France, Germany or the Netherlands',
            'Ask us first',
            "We have no office there. A partner receives the parcel, or we collect it, and we'll tell you what to type.",
          ],
        ],
      },
      note: "These shops aren't our partners, and their forms and rules change. Compare the freight from each office before you choose: [rates by country](shipping-routes). Read [more about Alibaba, 1688, Taobao and Temu](help/buying-from-china).",
    },
    {
      kind: 'address-form',
      id: 'usa-form',
      heading: 'Filled in for a shop in the USA',
      intro:
        'Amazon.com, eBay and most American shops ask for these fields. Asha and her code are made up: use your own name and code.',
      background: 'linen',
      office: 'California',
      picture: { scene: 'usa' },
      caption: 'Add a delivery address',
      columns: ['Field', 'What to write'],
      customer: 'Asha Mushi',
      code: 'NT-0000',
      fields: [
        {
          label: 'Country/Region',
          shows: 'country',
          note: 'The country of our office, not Tanzania.',
        },
        {
          label: 'Full name',
          shows: 'customer',
          note: 'Your own name, then your code. If the shop refuses digits in a name, the code in the address is enough.',
        },
        {
          label: 'Phone number',
          shows: 'phone',
          note: "Our office's number, so that the courier reaches someone who can open the door.",
        },
        { label: 'Street address', shows: 'street' },
        {
          label: 'Apt, suite, unit',
          shows: 'code',
          note: 'Your code again. It stays readable when a label cuts off a long name.',
        },
        { label: 'City', shows: 'town' },
        { label: 'State', shows: 'region' },
        { label: 'ZIP code', shows: 'postcode' },
      ],
    },
    {
      kind: 'address-form',
      id: 'china-form',
      heading: 'For a supplier in China',
      intro:
        'On Alibaba, send these lines to the supplier in the chat. Ask us for the same address in Chinese characters: local drivers read it faster.',
      office: 'Guangzhou',
      picture: { scene: 'buying-from-china' },
      caption: 'Deliver to our agent in China',
      columns: ['Field', 'What to write'],
      customer: 'Asha Mushi',
      code: 'NT-0000',
      fields: [
        {
          label: 'Consignee',
          shows: 'customer',
          note: 'The person who receives the goods: your own name, then your code.',
        },
        {
          label: 'Shipping mark',
          shows: 'code',
          note: 'Ask the supplier to write it on each carton, with the number of the carton: 1/3, 2/3, 3/3.',
        },
        {
          label: 'Mobile number',
          shows: 'phone',
          note: 'Chinese couriers call before they deliver. Give the number of our office.',
        },
        { label: 'Province', shows: 'region' },
        { label: 'City', shows: 'town' },
        { label: 'Street', shows: 'street' },
        { label: 'Postcode', shows: 'postcode' },
        { label: 'Country', shows: 'country' },
      ],
    },
    {
      kind: 'steps',
      id: 'after-ordering',
      heading: 'After you order',
      background: 'linen',
      items: [
        {
          title: "Tell us it's coming",
          text: "In your account, enter the shop, what's in the box and the courier's tracking number. Add the invoice or the order page.",
        },
        {
          title: 'Wait for our message',
          text: 'When the box arrives, we weigh and measure it and let you know. If the courier says "delivered" and you hear nothing from us, forward us the courier\'s message.',
        },
        {
          title: 'Send it on, or let it wait',
          text: 'Have it shipped alone or with your other orders. See [how Online Purchase works](services/online-purchase).',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about the address',
      groups: [
        {
          id: 'address-questions',
          questions: [
            {
              id: 'billing-address',
              question: 'Which billing address do I give?',
              answer: [
                {
                  paragraph:
                    'Give your own: the address that your bank or mobile wallet has for the card. Only the delivery address is ours. Some shops refuse a card from a different country.',
                },
                {
                  paragraph: 'In that case, [we can order for you](services/buy-for-me).',
                },
              ],
            },
            {
              id: 'forgot-code',
              question: 'I forgot the code. Is my parcel lost?',
              answer: [
                {
                  paragraph:
                    "No, but we can't tell whose it is. [Write to us](contact) with the shop, the courier's tracking number and a picture of the order, and we'll find your parcel.",
                },
              ],
            },
            {
              id: 'direct-delivery',
              question: 'The shop offers delivery to Tanzania. Do I need you?',
              answer: [
                {
                  paragraph:
                    'Maybe not. For one light item, direct delivery can be cheaper. Check what it includes: duty, clearance and delivery to your town are often extra. [Compare the totals](help/landed-cost).',
                },
              ],
            },
            {
              id: 'own-pickup',
              question: 'Can I give the shop my home address in Tanzania?',
              answer: [
                {
                  paragraph:
                    'Only if it delivers to Tanzania. Otherwise, give the shop our address, and give us yours when you tell us to send the box on.',
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
      heading: 'Not sure which office to use?',
      text: "Send us the link to the item. We'll tell you which of our addresses is cheapest, and whether the item can fly.",
      actions: [
        { label: 'Ask on WhatsApp', channel: 'chat' },
        { label: 'Check an item', page: 'goods' },
      ],
    },
  ],
};
