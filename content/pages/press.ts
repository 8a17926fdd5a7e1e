import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Press',
  updated: '2026-11-22',
  meta: {
    title: 'Press room: news and facts about Nectarine',
    description:
      'Facts about Nectarine that journalists can quote, and how to reach us for an interview about shipping, customs and trade in Tanzania.',
    keywords: ['Nectarine press', 'Nectarine news', 'logistics news Tanzania'],
  },
  aliases: ['/about/press'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'Press room',
      lead: 'Facts about Nectarine you can quote, and someone to ask when you need more.',
      actions: [
        { label: 'Email the press desk', channel: 'email' },
        { label: 'Facts to quote', fragment: 'facts' },
      ],
    },
    {
      kind: 'press-items',
      heading: 'News',
      intro: 'These are examples of how our news will look here. None of it has happened.',
      items: [
        {
          title: 'A new guide for importers',
          source: 'Nectarine newsroom',
          date: '2026-11-21',
          description:
            'The news goes here, in two or three sentences a journalist can use as they are.',
          example: true,
        },
        {
          title: 'A change in our services',
          source: 'Nectarine newsroom',
          date: '2026-11-21',
          description: 'What changes for customers goes here, with the start date and who to ask.',
          example: true,
        },
      ],
      empty: 'No news at the moment. The blog has our latest articles.',
    },
    {
      kind: 'awards',
      heading: 'Awards',
      background: 'linen',
      intro: 'An example of how an award will be listed. We have none to report yet.',
      items: [{ title: 'Name of the award, and who gave it', year: 2026, example: true }],
      empty: 'No awards to report at the moment.',
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
            'Origins',
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
      kind: 'callout',
      heading: 'Press contact',
      text: 'Writing about online shopping, freight prices or customs in East Africa? Email us your subject and your deadline. We answer Monday to Friday, {office.hours}, Dar es Salaam time.',
      actions: [
        { label: 'Email the press desk', channel: 'email' },
        { label: 'All ways to reach us', page: 'contact' },
      ],
    },
  ],
};
