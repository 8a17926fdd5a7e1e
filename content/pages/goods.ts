import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Goods',
  updated: '2026-11-23',
  meta: {
    title: 'What can I ship to Tanzania, and what does it cost?',
    description:
      'Goods from phones to cars: whether they can come by air or sea, which papers they need, and what they cost in total in shillings, with duty and VAT.',
    keywords: [
      'what can I ship to Tanzania',
      'import duty Tanzania',
      'prohibited goods Tanzania',
      'total import cost Tanzania',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Can I ship it, and what will it cost?',
      lead: 'Look up what you want to buy: whether it can come by air or by sea, which papers it needs, and the total in shillings with duty, VAT and delivery.',
    },
    {
      kind: 'to-scale',
      id: 'to-scale',
      heading: 'What can fly, and what goes by sea?',
      background: 'linen',
    },
    {
      kind: 'goods-index',
      id: 'all',
      heading: 'All goods',
      groups: {
        air: {
          title: 'By air',
          text: 'Your own things usually need no permit: a packing list and an invoice with the real price will do. Stock for sale can need a certificate.',
        },
        papers: {
          title: 'By air, with papers',
          text: 'Someone usually has to approve or certify these. Each page says who, and what you need.',
        },
        sea: {
          title: 'By sea only',
          text: 'Too heavy, too large, or not safe in an ordinary air parcel.',
        },
        never: {
          title: "Goods we don't carry",
          text: [
            'The law forbids them, or no carrier takes them. Each page says what to do instead. See also ',
            { text: "the full list of what we can't carry", page: 'help/prohibited-items' },
            '.',
          ],
        },
      },
    },
    {
      kind: 'call-to-action',
      heading: "Can't find your item?",
      text: "Send us a link to the shop page or a photo of the label. We'll tell you if it can come, and how.",
      actions: [
        { label: 'Ask by chat', channel: 'chat' },
        { label: 'Get a quote', page: 'get-quote' },
      ],
    },
  ],
};
