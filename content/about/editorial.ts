import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Who writes and checks',
  updated: '2026-11-23',
  meta: {
    title: 'Who writes and checks our pages | Nectarine',
    description:
      "Which desk writes about freight, customs and prices, who checks it before it's published, where the facts come from, and how to report a mistake.",
    keywords: ['Nectarine editorial policy', 'who writes this site', 'sources and corrections'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Who writes and checks our pages',
      lead: "The people who move your goods also write these pages. Here's which desk is responsible for which page, what it relies on, and how we correct mistakes.",
    },
    {
      kind: 'table',
      heading: 'Which desk is responsible',
      table: {
        caption: 'Our pages, and the desks that write and check them',
        columns: ['Pages', 'Written by', 'Checked by'],
        rows: [
          [
            [{ text: 'Shipping routes', page: 'shipping-routes' }, ', times and rates'],
            'Freight desk, Dar es Salaam',
            'The office responsible for the origin',
          ],
          [
            [
              { text: 'Customs brokerage', page: 'services/customs-brokerage' },
              ', prohibited items and anything about duty',
            ],
            'Customs desk, Dar es Salaam',
            'A second customs agent, against the sources named on the page or below',
          ],
          [
            [
              'The policies: ',
              { text: 'terms', page: 'help/terms' },
              ', ',
              { text: 'payment', page: 'help/payment-policy' },
              ', ',
              { text: 'insurance and claims', page: 'help/insurance-claims' },
            ],
            'Support desk, Dar es Salaam',
            'The management, before they take effect',
          ],
          [
            ['The ', { text: 'articles', page: 'about/blog' }],
            'The desk named under each title',
            'Freight articles by the customs desk, customs articles by the freight desk',
          ],
        ],
      },
      note: 'We name desks instead of people, so that your question reaches whoever is on duty. No company has paid to be mentioned here.',
    },
    {
      kind: 'prose',
      heading: 'Where the facts come from',
      background: 'linen',
      blocks: [
        {
          paragraph:
            'Rates and times are our own. Duty, levies, standards and licences are set by the authorities, and only their own pages are binding:',
        },
        {
          list: [
            [
              { text: 'Tanzania Revenue Authority', url: 'https://www.tra.go.tz' },
              ': duty, value added tax, the customs declaration and the taxpayer number.',
            ],
            [
              { text: 'Tanzania Bureau of Standards', url: 'https://www.tbs.go.tz' },
              ': whether goods meet the standards before they leave.',
            ],
            [
              {
                text: 'Tanzania Shipping Agencies Corporation',
                url: 'https://www.tasac.go.tz',
              },
              ': sea freight, shipping agents and the goods that only this corporation can clear.',
            ],
            [
              {
                text: 'Tanzania Communications Regulatory Authority',
                url: 'https://www.tcra.go.tz',
              },
              ': phones, radios and courier licences.',
            ],
          ],
        },
        {
          paragraph:
            'Where two sources differ, the page says so and points you to the authority. Rules change with the budget, usually on {07-01}, so we check the customs pages again every July.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'If you find a mistake',
      items: [
        {
          title: 'Tell us',
          text: [
            'Use the ',
            { text: 'contact form', page: 'contact' },
            " and tell us the page and what's wrong.",
          ],
        },
        {
          title: 'The desk checks it',
          text: "The desk goes back to the source on the next working day. If you're right, we correct the page.",
        },
        {
          title: 'The date changes',
          text: 'When the content of a page changes, so does its "last updated" date. A corrected comma doesn\'t count.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Still have a question?',
      text: [
        'Ask us. The answer may become our next page. Is your question about the company itself? See ',
        { text: 'our licences, and how to check them', page: 'about/licences' },
        '.',
      ],
      actions: [
        { label: 'Contact us', page: 'contact' },
        { label: 'Read the FAQ', page: 'help/faq' },
      ],
    },
  ],
};
