import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Blog',
  updated: '2026-11-22',
  meta: {
    title: 'Blog: guides for importing to Tanzania',
    description:
      'Practical guides from the freight and customs desks of Nectarine: air or sea, chargeable weight, and clearing goods through customs in Tanzania.',
    keywords: ['importing to Tanzania', 'shipping guides', 'customs guide Tanzania'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Guides for people who import',
      lead: [
        'Guides with figures, worked examples and checklists, from our freight and customs desks. Shorter answers are in the ',
        { text: 'help center', page: 'help' },
        '.',
      ],
      motif: 'document',
    },
    { kind: 'post-index', heading: 'All articles' },
    {
      kind: 'points',
      layout: 'columns',
      heading: 'How we write them',
      background: 'linen',
      items: [
        {
          title: 'With sums you can repeat',
          icon: 'calculator',
          text: 'Every rate per kilogram in an example is one that we publish. Put in your own numbers to get your own result.',
        },
        {
          title: 'With a date on top',
          icon: 'clock',
          text: 'Taxes change with the budget, usually on {07-01}. The date tells you which year the article speaks of; a current quote settles the rest.',
        },
        {
          title: 'With both answers',
          icon: 'check',
          text: 'The articles say when air is better, when sea is, and when it is better to wait.',
        },
      ],
    },
    {
      kind: 'link-cards',
      heading: 'Next steps',
      items: [
        {
          text: 'Enter size, weight and origin, and see the freight at once.',
          icon: 'calculator',
          link: { label: 'Cost calculator', page: 'help/shipping-tools' },
        },
        {
          text: 'Times by air and by sea, and rates, from each of the {origins.count} origins.',
          icon: 'globe',
          link: { label: 'Shipping routes', page: 'shipping-routes' },
        },
        {
          text: 'New articles, rates and sailing dates, once a month.',
          icon: 'mail',
          link: { label: 'Newsletter', page: 'newsletter' },
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Which question should we answer next?',
      text: 'Send us your question. You get an answer, and it may become a guide.',
      actions: [
        { label: 'Ask a question', page: 'contact' },
        { label: 'Questions answered already', page: 'help/faq' },
      ],
    },
  ],
};
