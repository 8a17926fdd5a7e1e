import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Fulfillment',
  updated: '2026-11-23',
  listing: {
    order: 4,
    icon: 'parcel',
    summary:
      'Keep the stock of your online shop in our warehouses. We pick, pack and deliver every order.',
    want: 'Sell online, and let us pack',
    price: 'Price in your quote',
    time: '{standard.local} to your customer',
  },
  meta: {
    title: 'E-commerce fulfillment in Tanzania | Nectarine',
    description:
      'Keep your stock in Dar es Salaam, Arusha or Mwanza. We pick, pack, deliver and take returns for online shops that sell to customers in Tanzania.',
    keywords: ['fulfillment Tanzania', 'e-commerce logistics', 'pick and pack Dar es Salaam'],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'leaf',
      heading: 'Fulfillment for online shops in Tanzania',
      lead: "You sell on Instagram, on WhatsApp or on a marketplace. We keep your stock in Tanzania and send out every order, so you don't have to rent a warehouse.",
      actions: [
        { label: 'Sign up for fulfillment', fragment: 'signup' },
        { label: 'Talk to us about volumes', page: 'contact' },
      ],
      facts: [
        { value: '{standard.local}', label: 'to your customer' },
        { value: '3 cities', label: 'to keep your stock in' },
      ],
      picture: { scene: 'fulfillment' },
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'When fulfillment pays off',
      items: [
        {
          title: 'If you sell in Tanzania',
          text: 'Fulfillment is worth it when packing takes up your evenings, or when you lose sales in Mwanza because the goods are in Dar es Salaam.',
        },
        {
          title: 'If you sell from abroad',
          text: 'You can test the Tanzanian market with one pallet before you rent anything.',
        },
      ],
      note: 'If you only have a few orders a week, single deliveries cost less.',
    },
    {
      kind: 'cards',
      heading: 'What we do for you',
      layout: 'checklist',
      items: [
        {
          title: 'Import',
          text: "Your supplier's goods come in as one shipment, cleared through customs.",
        },
        {
          title: 'Counting',
          text: 'We count everything twice before it goes on the shelf, and send you the result.',
        },
        {
          title: 'Stock',
          text: "Every product has its own place and number. You see what's left, and get a warning before it runs out.",
        },
        {
          title: 'Packing',
          text: 'We pack in plain boxes or in yours, and add your thank-you cards if you send us some.',
        },
        {
          title: 'Delivery',
          text: 'Your customer has the order in {standard.local}, or faster: the same day in select cities and the next day in nearby regions.',
        },
        {
          title: 'Returns',
          text: 'We check and photograph what comes back, then put it on sale again or set it aside.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The first month',
      background: 'linen',
      items: [
        {
          title: 'We look at your list',
          pictures: [{ scene: 'papers' }],
          text: 'Tell us your products, their sizes, and what you sell in a normal month and in your best one. You get a price per order and per shelf.',
        },
        {
          title: 'Stock comes in',
          pictures: [{ scene: 'warehousing' }],
          text: 'Send it from where you keep it now, or let us ship it from the factory. We count it twice and send you the result.',
        },
        {
          title: 'Orders go out',
          pictures: [{ scene: 'local-delivery' }],
          text: 'Enter them in the portal or send us a daily sheet. Orders that come in before the cut-off time in your quote leave the same day.',
        },
        {
          title: 'We settle up',
          pictures: [{ scene: 'payment-policy' }],
          text: 'You pay for each order before it leaves. Approved business clients on credit terms get one invoice a month, with a line for each order.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What you pay for',
      table: {
        caption: 'What a fulfillment price is made of',
        onPhones: 'columns',
        columns: ['Part', 'Depends on', 'How to lower it'],
        rows: [
          [
            'Receiving',
            'How many cartons, and how mixed they are',
            'Pack one product per carton, labelled on the outside',
          ],
          [
            'Storage',
            'Space and time on the shelf',
            'Send six weeks of stock instead of six months',
          ],
          ['Picking and packing', 'How many orders, and items in each', 'Sell ready-packed sets'],
          ['Delivery', 'Weight and the town', 'Keep your best sellers in two warehouses'],
          ['Returns', 'How many come back', 'Give exact sizes and honest photos'],
        ],
      },
      note: "There's no standard price list, because a shop that sells rings has different costs from one that sells rice cookers. Your quote lists each part.",
    },
    {
      kind: 'faq',
      heading: 'Questions from sellers',
      groups: [
        {
          id: 'fulfillment-questions',
          questions: [
            {
              id: 'what-we-need',
              question: 'What do you need from me to start?',
              answer: [
                {
                  list: [
                    'A product list with sizes, weights and values.',
                    'Your business registration and your TIN (taxpayer number).',
                    'Import papers for any goods already in the country.',
                    'Roughly how many orders you get in an average month.',
                  ],
                },
              ],
            },
            {
              id: 'own-stock',
              question: 'Is the stock still mine?',
              answer: [
                {
                  paragraph:
                    'Always. You can take out some or all of it on any working day, once your invoices are paid.',
                },
              ],
            },
            {
              id: 'damaged-stock',
              question: 'What if something is missing or broken in your warehouse?',
              answer: [
                {
                  paragraph:
                    'We count the stock with you. If anything is lost or broken in our care, the cover you chose pays: basic up to {cover.basic} of the item value, full up to the value you declared when the stock came in. So choose full cover, and declare the full value.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Bring your stock in from abroad',
      origins: ['china', 'hong-kong', 'dubai'],
      note: 'Times are estimates. [See what the times and rates mean](shipping-routes#meaning).',
    },
    {
      kind: 'call-to-action',
      ground: 'leaf',
      view: 'railway',
      id: 'signup',
      heading: 'Start with fulfillment',
      text: "Open an account in the customer portal and choose fulfillment. We'll call you to go through your list before any stock moves.",
      actions: [
        { label: 'Get Started', portal: 'getStarted' },
        { label: 'See the warehouses', page: 'services/warehousing' },
      ],
    },
  ],
};
