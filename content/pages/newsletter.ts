import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Newsletter',
  updated: '2026-11-21',
  meta: {
    title: 'Newsletter for Importers and Shoppers | Nectarine',
    description:
      'One email a month for people who ship to Tanzania: rate changes, sailing dates, customs news and holiday closures. Free, and easy to leave.',
    keywords: ['shipping newsletter', 'Tanzania import news', 'freight rate updates'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'A newsletter once a month',
      lead: 'A short email without large pictures. It tells you in advance what will change for your shipments.',
    },
    {
      kind: 'newsletter-form',
      heading: 'Subscribe',
      intro: 'We need your email address and nothing else. It costs nothing.',
    },
    {
      kind: 'points',
      heading: 'What is inside',
      layout: 'rows',
      background: 'linen',
      items: [
        {
          icon: 'coin',
          title: 'Rates',
          text: 'New prices per kilogram, by origin, with the day they begin, so that you can ship before or after it.',
        },
        {
          icon: 'ship',
          title: 'Last days for sea cargo',
          text: 'The dates by which boxes must reach our offices abroad to be home before Christmas, Eid and the start of the school year.',
        },
        {
          icon: 'document',
          title: 'Customs in plain words',
          text: 'What a new budget or regulation means for phones, clothes, car parts and the other things that our customers bring in.',
        },
        {
          icon: 'clock',
          title: 'Closures',
          text: 'Public holidays in Tanzania and in the countries that we ship from, when warehouses stand still and parcels wait.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Your address stays yours',
      blocks: [
        {
          paragraph: [
            'We use it for the newsletter only. To leave, reply to any issue with the word "stop", and we take you off the list. The ',
            { text: 'privacy policy', page: 'help/privacy-policy' },
            ' says how forms on this site are handled.',
          ],
        },
        {
          paragraph: [
            'Looking for something to read today? The ',
            { text: 'blog', page: 'about/blog' },
            ' explains sea and air freight and the way through customs.',
          ],
        },
      ],
    },
  ],
};
