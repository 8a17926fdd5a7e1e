import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Press',
  updated: '2026-11-21',
  meta: {
    title: 'Press room: news and facts about Nectarine',
    description:
      'News from Nectarine, awards, facts that journalists may quote, and how to reach us for an interview about shipping, customs and trade in Tanzania.',
    keywords: ['Nectarine press', 'Nectarine news', 'logistics news Tanzania'],
  },
  aliases: ['/about/press'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'Press room',
      lead: 'Our news in the order it happened, the facts in a form you can quote, and a person to ask when you need more.',
      actions: [
        { label: 'E-mail the press desk', channel: 'email' },
        { label: 'Facts to quote', fragment: 'facts' },
      ],
    },
    {
      kind: 'press-items',
      heading: 'News',
      items: [
        {
          title: 'Three guides for importers, free to read',
          source: 'Nectarine newsroom',
          date: '2026-08-18',
          description:
            'Our customs and freight desks have written down what they explain on the phone every day: how to choose between air and sea, when flying pays, and how goods clear customs in Tanzania.',
        },
        {
          title: 'Premium members ship one small box a month free',
          source: 'Nectarine newsroom',
          date: '2026-06-09',
          description:
            'The Premium plan now carries a free monthly shipment up to 1 kg beside its 15% discount. The fee stays at TZS 100,000 per year.',
        },
        {
          title: 'Mwanza joins Dar es Salaam and Arusha as a warehouse town',
          source: 'Nectarine newsroom',
          date: '2026-03-03',
          description:
            'Goods for the lake regions can now be stored and handed over in Mwanza, which shortens the last leg for stores that restock in small lots.',
        },
        {
          title: 'Ten origins, one price list',
          source: 'Nectarine newsroom',
          date: '2025-11-18',
          description:
            'Rates per kilogram from all ten countries are on our website together with the weight formula, so that a customer can work out the freight before asking for a quote.',
        },
      ],
      empty: 'No news at the moment. The blog has our latest articles.',
    },
    {
      kind: 'awards',
      heading: 'Awards',
      background: 'linen',
      intro:
        'These are given inside the house, by customers who vote after delivery and by colleagues. We do not pay for trophies.',
      items: [
        { title: 'Customer vote, most helpful desk: customs brokerage', year: 2025 },
        { title: 'Staff award, team of the year: local delivery, Arusha', year: 2025 },
        { title: 'Staff award, best new idea: photos of every box on arrival', year: 2024 },
      ],
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
      text: 'Writing about online shopping, freight prices or customs in East Africa? Tell us your subject and your deadline by e-mail. We answer journalists on working days, Monday to Friday, 9:00 AM to 5:00 PM in Dar es Salaam, and can arrange a visit to a warehouse.',
      actions: [
        { label: 'E-mail the press desk', channel: 'email' },
        { label: 'All ways to reach us', page: 'contact' },
      ],
    },
  ],
};
