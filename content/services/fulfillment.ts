import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Fulfillment',
  updated: '2026-11-22',
  listing: {
    order: 4,
    icon: 'parcel',
    summary:
      'For online sellers: your stock is in our warehouses, and we pick, pack and deliver each order.',
  },
  meta: {
    title: 'E-Commerce Fulfillment in Tanzania | Nectarine',
    description:
      'Keep your stock in Dar es Salaam, Arusha or Mwanza. We pick, pack, deliver and take returns for online shops that sell to customers in Tanzania.',
    keywords: ['fulfillment Tanzania', 'e-commerce logistics', 'pick and pack Dar es Salaam'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Fulfillment for online shops in Tanzania',
      lead: 'For shops on Instagram and WhatsApp, marketplaces, and brands that want stock in Tanzania without a building of their own.',
      actions: [
        { label: 'Sign up for fulfillment', fragment: 'signup' },
        { label: 'Talk to us about volumes', page: 'contact' },
      ],
      picture: { illustration: 'fulfillment' },
    },
    {
      kind: 'points',
      heading: 'What we do for you',
      layout: 'checklist',
      items: [
        {
          title: 'Import',
          text: 'Goods from your supplier come in as one shipment, cleared and counted, straight to the shelf.',
        },
        {
          title: 'Stock',
          text: 'Each article has a place and a number. You see what is left, and a warning before it runs out.',
        },
        {
          title: 'Packing',
          text: 'In plain boxes, or in yours, with your card inside if you send us some.',
        },
        {
          title: 'Delivery',
          text: 'Same-day in select cities and next-day to nearby regions.',
        },
        {
          title: 'Returns',
          text: 'What comes back is checked, photographed, and put on sale again or set aside.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'When it makes sense',
      background: 'linen',
      blocks: [
        {
          paragraph:
            'It makes sense when packing takes up your evenings, or when you lose sales in Mwanza because the goods are in Dar es Salaam. With only a few orders a week, single deliveries cost less.',
        },
        {
          paragraph:
            'It also suits a seller abroad who wants to try the Tanzanian market with one pallet before renting anything.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The first month',
      items: [
        {
          title: 'We look at your list',
          text: 'Articles, sizes, sales in a normal month and in your best one. You get a price per order and per shelf.',
        },
        {
          title: 'Stock comes in',
          text: 'From your home, or from your factory with our freight. We count it twice and send you the count.',
        },
        {
          title: 'Orders flow',
          text: 'Enter them in the portal, or send a sheet each day. Orders before the daily cut-off leave the same day.',
        },
        {
          title: 'We settle up',
          text: 'Each order is paid before it leaves. Approved business clients on credit terms get one invoice a month, with a line for each order.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How the price is made',
      table: {
        caption: 'Parts of a fulfillment price and what moves them',
        columns: ['Part', 'Depends on', 'How to lower it'],
        rows: [
          [
            'Receiving',
            'Cartons, and how mixed they are',
            'One article in a carton, a label on its outside',
          ],
          [
            'Storage',
            'Space and time on the shelf',
            'Send six weeks of stock in place of six months',
          ],
          ['Picking and packing', 'Orders, and items in each', 'Sell sets that are already packed'],
          ['Delivery', 'Weight and the town', 'Keep fast sellers in two warehouses'],
          ['Returns', 'How many come back', 'Give exact sizes and honest photos'],
        ],
      },
      note: 'There is no common price list, because a shop that sells rings has different costs from one that sells rice cookers. Your offer names each part.',
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
              question: 'What do you need from me to begin?',
              answer: [
                {
                  list: [
                    'A list of articles with size, weight and value.',
                    'Your business registration and TIN, the taxpayer number.',
                    'Import papers for goods that are already in the country.',
                    'An idea of your orders in an average month.',
                  ],
                },
              ],
            },
            {
              id: 'own-stock',
              question: 'Does the stock remain mine?',
              answer: [
                {
                  paragraph:
                    'Always. You may take out some or all of it on any working day, once open invoices are paid.',
                },
              ],
            },
            {
              id: 'damaged-stock',
              question: 'What if something is missing or broken in your warehouse?',
              answer: [
                {
                  paragraph:
                    'We count the shelf with you. What was lost in our care is settled by the value that you declared when the stock came in, so declare it in full.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Where stock for the shelves comes from',
      origins: ['china', 'hong-kong', 'dubai'],
      linkLabel: 'See route',
    },
    {
      kind: 'call-to-action',
      id: 'signup',
      heading: 'Start with fulfillment',
      text: 'Open an account in the customer portal and choose fulfillment. We call to go through your list before any stock moves.',
      actions: [
        { label: 'Get Started', portal: 'getStarted' },
        { label: 'See the warehouses', page: 'services/warehousing' },
      ],
    },
  ],
};
