import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Who writes and checks',
  updated: '2026-11-23',
  meta: {
    title: 'Who writes and checks our pages | Nectarine',
    description:
      "See which desk writes about freight, customs and prices, who checks a page before it's published, where the facts come from, and how to report a mistake.",
    keywords: ['Nectarine editorial policy', 'who writes this site', 'sources and corrections'],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'editorial' },
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
            '[Shipping routes](shipping-routes), times and rates',
            'Freight desk, Dar es Salaam',
            'The office responsible for the origin',
          ],
          [
            '[Customs brokerage](services/customs-brokerage), prohibited items and anything about duty',
            'Customs desk, Dar es Salaam',
            'A second customs agent, against the sources named on the page or below',
          ],
          [
            'The policies: [terms](help/terms), [payment](help/payment-policy), [insurance and claims](help/insurance-claims)',
            'Support desk, Dar es Salaam',
            'The management, before they take effect',
          ],
          [
            'The [articles](about/blog)',
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
            '[Tanzania Revenue Authority](https://www.tra.go.tz): duty, value added tax, the customs declaration and the taxpayer number.',
            '[Tanzania Bureau of Standards](https://www.tbs.go.tz): whether goods meet the standards before they leave.',
            '[Tanzania Shipping Agencies Corporation](https://www.tasac.go.tz): sea freight, shipping agents and the goods that only this corporation can clear.',
            '[Tanzania Communications Regulatory Authority](https://www.tcra.go.tz): phones, radios and courier licences.',
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
          text: "Use the [contact form](contact) and tell us the page and what's wrong.",
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
      ground: 'sun',
      view: 'highlands',
      heading: 'Still have a question?',
      text: 'Ask us. The answer may become our next page. Is your question about the company itself? See [our licences, and how to check them](about/licences).',
      actions: [
        { label: 'Contact us', page: 'contact' },
        { label: 'Read the FAQ', page: 'help/faq' },
      ],
    },
  ],
};
