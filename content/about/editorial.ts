import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Who writes and checks',
  updated: '2026-11-22',
  meta: {
    title: 'Who writes and checks our pages | Nectarine',
    description:
      'Which desk writes about freight, customs and prices, who checks it before it is published, where the facts come from, and how to tell us that one is wrong.',
    keywords: ['Nectarine editorial policy', 'who writes this site', 'sources and corrections'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Who writes and checks our pages',
      lead: 'The people who move the goods write about moving them. This page says which desk answers for which page, what it relies on, and how a mistake is corrected.',
    },
    {
      kind: 'table',
      heading: 'Which desk answers for what',
      table: {
        caption: 'Pages of this site, and the desks that write and check them',
        columns: ['Pages', 'Written by', 'Checked by'],
        rows: [
          [
            [{ text: 'Shipping routes', page: 'shipping-routes' }, ', times and rates'],
            'Freight desk, Dar es Salaam',
            'The office that answers for the origin',
          ],
          [
            [
              { text: 'Customs brokerage', page: 'services/customs-brokerage' },
              ', prohibited items and everything about duty',
            ],
            'Customs desk, Dar es Salaam',
            'A second customs agent, against the texts of the authorities below',
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
            'The management, before they come into force',
          ],
          [
            ['The ', { text: 'articles', page: 'about/blog' }],
            'The desk named under each title',
            'The other desk: customs reads freight, freight reads customs',
          ],
        ],
      },
      note: 'Authors are named as desks, so that a question reaches whoever is on duty. Nothing here is paid for by the companies that it mentions.',
    },
    {
      kind: 'prose',
      heading: 'Where the facts come from',
      background: 'linen',
      blocks: [
        {
          paragraph:
            'Rates and times are our own. Duty, levies, standards and licenses are set by others, and only their own pages are binding:',
        },
        {
          list: [
            [
              { text: 'Tanzania Revenue Authority', url: 'https://www.tra.go.tz' },
              ': duty, value added tax, the customs declaration and the taxpayer number.',
            ],
            [
              { text: 'Tanzania Bureau of Standards', url: 'https://www.tbs.go.tz' },
              ': conformity of goods before they leave.',
            ],
            [
              {
                text: 'Tanzania Shipping Agencies Corporation',
                url: 'https://www.tasac.go.tz',
              },
              ': sea freight, shipping agents and the goods that only it may clear.',
            ],
            [
              {
                text: 'Tanzania Communications Regulatory Authority',
                url: 'https://www.tcra.go.tz',
              },
              ': phones, radios and courier licenses.',
            ],
          ],
        },
        {
          paragraph:
            'Where two sources differ, the page says so and sends you to the authority. Rules change with the budget, usually on {07-01}: the pages about customs are read again each July.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'When something is wrong',
      items: [
        {
          title: 'Tell us',
          text: [
            'Use the ',
            { text: 'contact form', page: 'contact' },
            ' and give the address of the page and what you found.',
          ],
        },
        {
          title: 'The desk looks it up',
          text: 'At the source, on the next working day. If you are right, the page is changed.',
        },
        {
          title: 'The date moves',
          text: 'A page whose meaning changes gets a new "last updated". A corrected comma does not.',
        },
      ],
    },
    { kind: 'company-facts', heading: 'The company in the registers' },
    {
      kind: 'call-to-action',
      heading: 'A question that no page answers?',
      text: 'Ask it. The answer may become a page.',
      actions: [
        { label: 'Contact us', page: 'contact' },
        { label: 'Questions and answers', page: 'help/faq' },
      ],
    },
  ],
};
