import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Press',
  updated: '2026-11-22',
  meta: {
    title: 'Press room: news and facts about Nectarine',
    description:
      'Facts about Nectarine that journalists may quote, and how to reach us for an interview about shipping, customs and trade in Tanzania.',
    keywords: ['Nectarine press', 'Nectarine news', 'logistics news Tanzania'],
  },
  aliases: ['/about/press'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'Press room',
      lead: 'Facts about Nectarine that you may quote, and a person to ask when you need more.',
      actions: [
        { label: 'Email the press desk', channel: 'email' },
        { label: 'Facts to quote', fragment: 'facts' },
      ],
    },
    {
      kind: 'press-items',
      heading: 'News',
      intro:
        'These entries are examples of how news will look here. They report nothing that has happened.',
      items: [
        {
          title: 'A new guide for importers',
          source: 'Nectarine newsroom',
          date: '2026-11-21',
          description:
            'What is new goes here, in two or three sentences that a journalist can use as they are.',
          example: true,
        },
        {
          title: 'A change in our services',
          source: 'Nectarine newsroom',
          date: '2026-11-21',
          description: 'What changes for customers goes here, from which day, and whom to ask.',
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
      note: 'You may quote this table in full or in part without asking. Please write the name as Nectarine, with one capital letter.',
    },
    {
      kind: 'callout',
      heading: 'Press contact',
      text: 'Writing about online shopping, freight prices or customs in East Africa? Send us your subject and your deadline by email. We answer on working days, Monday to Friday, {office.hours} in Dar es Salaam.',
      actions: [
        { label: 'Email the press desk', channel: 'email' },
        { label: 'All ways to reach us', page: 'contact' },
      ],
    },
  ],
};
