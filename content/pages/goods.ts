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
      lead: 'By air or by sea, with which papers, and the total in shillings.',
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
        'A typical item from the UK: TZS at your door, the goods included. After a +: duty and taxes, on top of the goods and the sea freight.',
      onTop: '+ {amount}',
      groups: {
        air: {
          title: 'By air',
          text: 'Stock for sale can need a certificate.',
        },
        papers: {
          title: 'By air, with papers',
          text: 'Each page says who approves them.',
        },
        sea: {
          title: 'By sea only',
          text: 'Too heavy, too large or not safe by air.',
        },
        never: {
          title: "Goods we don't carry",
          text: 'By law or by every carrier. See also [the full list](help/prohibited-items).',
        },
      },
    },
  ],
};
