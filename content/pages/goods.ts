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
      lead: 'Whether it can come by air or by sea, which papers it needs, and the total in shillings.',
      tool: { form: 'search' },
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
      intro:
        'With what a typical item costs from the UK: TZS at your door, the goods included. After a +, duty and taxes alone, on top of the goods and the sea freight.',
      onTop: '+ {amount}',
      groups: {
        air: {
          title: 'By air',
          text: 'Your own things usually need no permit. Stock for sale can need a certificate.',
        },
        papers: {
          title: 'By air, with papers',
          text: 'Each page says who has to approve them.',
        },
        sea: {
          title: 'By sea only',
          text: 'Too heavy, too large, or not safe in an ordinary air parcel.',
        },
        never: {
          title: "Goods we don't carry",
          text: [
            'Forbidden by law or by every carrier. See also ',
            { text: 'the full list', page: 'help/prohibited-items' },
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
