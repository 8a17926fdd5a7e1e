import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Blog',
  updated: '2026-11-23',
  meta: {
    title: 'Blog: guides for importing to Tanzania',
    description:
      'Our freight and customs desks write practical guides: whether to choose air or sea, what chargeable weight is, and how goods clear customs in Tanzania.',
    keywords: ['importing to Tanzania', 'shipping guides', 'customs guide Tanzania'],
  },
  sections: [
    {
      kind: 'page-hero',
      picture: { scene: 'blog' },
      heading: 'Guides for people who import',
      lead: 'Our freight and customs desks explain how importing works, with figures, examples and checklists. For shorter answers, see the [Help Center](help).',
    },
    { kind: 'post-index', heading: 'All articles' },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'How we write them',
      background: 'linen',
      items: [
        {
          title: 'With prices you can check',
          icon: 'calculator',
          text: 'Every rate per kilogram in our examples is one we publish. Put your own numbers into the calculator to get your own price.',
        },
        {
          title: 'With a date at the top',
          icon: 'clock',
          text: "Taxes change with the budget, usually on {07-01}. The date tells you which year an article is about. For today's price, ask for a quote.",
        },
        {
          title: 'With both sides',
          icon: 'check',
          text: "We say when air is better, when sea is better, and when it's better to wait.",
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'boxes',
      heading: 'Next steps',
      items: [
        {
          text: 'Enter the size, weight and origin to see the freight straight away.',
          icon: 'calculator',
          link: { label: 'Cost calculator', page: 'help/shipping-tools' },
        },
        {
          text: 'Rates, and times by air and by sea, from each of our {origins.count} countries.',
          icon: 'globe',
          link: { label: 'Shipping routes', page: 'shipping-routes' },
        },
        {
          text: 'Rates, sailing dates and customs news, once a month.',
          icon: 'mail',
          link: { label: 'Newsletter', page: 'newsletter' },
        },
      ],
    },
    {
      kind: 'call-to-action',
      quiet: true,
      heading: 'Which question should we answer next?',
      text: "Send us your question. You'll get an answer, and it may become a guide.",
      actions: [
        { label: 'Ask a question', page: 'contact' },
        { label: "Questions we've already answered", page: 'help/faq' },
      ],
    },
  ],
};
