import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Press',
  updated: '2026-11-23',
  meta: {
    title: 'Press room: news and facts about Nectarine',
    description:
      'Find facts about Nectarine and figures on cargo, duty and customs in Tanzania that journalists can quote and check, and who to ask for an interview.',
    keywords: ['Nectarine press', 'Nectarine news', 'logistics news Tanzania'],
  },
  aliases: ['/about/press'],
  sections: [
    {
      kind: 'page-hero',
      picture: { scene: 'press' },
      heading: 'Press room',
      lead: 'Here are facts you can quote, figures on importing to Tanzania with their sources, and someone to ask when you need more.',
      actions: [
        { label: 'Email the press desk', channel: 'email' },
        { label: 'Facts to quote', fragment: 'facts' },
      ],
    },
    {
      kind: 'table',
      id: 'facts',
      heading: 'Facts to quote',
      table: {
        caption: 'Nectarine in brief',
        columns: ['Subject', 'Fact'],
        rows: [
          ['What it is', 'A freight and parcel company that brings goods from abroad to Tanzania'],
          ['Who uses it', 'Individuals, online shoppers, importers and businesses'],
          [
            'Ships from',
            'USA, UK, Canada, China, Dubai (UAE), South Korea, Hong Kong, France, Germany, Netherlands',
          ],
          ['Offices', 'Dar es Salaam (headquarters), California, Milton Keynes, Dubai, Guangzhou'],
          ['Warehouses in Tanzania', 'Dar es Salaam, Arusha, Mwanza'],
          [
            'Services',
            'Online purchase, Buy For Me, door-to-door, fulfillment, local delivery, sea and air freight, customs brokerage, warehousing',
          ],
        ],
      },
      note: 'You can quote all or part of this table without asking. Please write our name as Nectarine, with one capital letter.',
    },
    {
      kind: 'cards',
      layout: 'boxes',
      id: 'figures',
      heading: 'Figures you can check',
      intro:
        'Duty rates come with their source and the day we checked them. Our rates per kilogram are on the page of each country. Please name the page if you use a figure.',
      background: 'linen',
      items: [
        {
          icon: 'document',
          text: 'Duty, VAT, levies and port charges on imports to Tanzania, with the law behind each.',
          link: { label: 'All customs rates', page: 'help/customs-sources' },
        },
        {
          icon: 'coin',
          text: 'What phones, clothes, solar panels and dozens of other goods cost to bring in.',
          link: { label: 'Goods and duty', page: 'goods' },
        },
        {
          icon: 'plane',
          text: 'Times and rates per kilogram from {origins.count} countries to Dar es Salaam.',
          link: { label: 'Shipping routes', page: 'shipping-routes' },
        },
        {
          icon: 'shield',
          text: 'Which licences a forwarder needs, and how the public can check them.',
          link: { label: 'Licences', page: 'about/licences' },
        },
      ],
    },
    {
      kind: 'listing',
      heading: 'News and awards',
      items: [],
      empty:
        "We have no news to announce and no awards to show yet. When we do, you will read it here first. Until then, our [guides](about/blog) explain freight and customs, and we're glad to answer your readers' questions.",
    },
    {
      kind: 'call-to-action',
      quiet: true,
      heading: 'Press contact',
      text: 'Writing about online shopping, freight prices or customs in East Africa? Email us your subject and your deadline. We answer Monday to Friday, {office.hours}, Dar es Salaam time.',
      actions: [
        { label: 'Email the press desk', channel: 'email' },
        { label: 'All ways to reach us', page: 'contact' },
      ],
    },
  ],
};
