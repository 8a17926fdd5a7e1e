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
      ground: 'sun',
      picture: { scene: 'blog' },
      heading: 'Guides for people who import',
      lead: 'We answer the same questions at the counter every week. These are the long answers, with figures and examples. For short ones, see the [Help Center](help).',
    },
    { kind: 'post-index', heading: 'All articles' },
    {
      kind: 'cards',
      layout: 'boxes',
      heading: 'Next steps',
      items: [
        {
          text: 'Enter the size, weight and origin to see the freight straight away.',
          link: { label: 'Cost calculator', page: 'help/shipping-tools' },
        },
        {
          text: 'See rates, and times by air and by sea, from each of our {origins.count} countries.',
          link: { label: 'Shipping routes', page: 'shipping-routes' },
        },
        {
          text: 'Get rates, sailing dates and customs news once a month.',
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
