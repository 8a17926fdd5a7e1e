import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Press',
  updated: '2026-11-23',
  meta: {
    title: 'Press room: news and facts about Nectarine',
    description:
      'Find facts about Nectarine, and figures on cargo, duty and customs in Tanzania that you can quote and check. See who to ask for an interview.',
    keywords: ['Nectarine press', 'Nectarine news', 'logistics news Tanzania'],
  },
  aliases: ['/about/press'],
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'press' },
      heading: 'Press room',
      lead: 'Figures on importing to Tanzania, each with its source. Quote them freely.',
      actions: [
        { label: 'Email the press desk', channel: 'email' },
        { label: 'Facts to quote', fragment: 'sentences' },
      ],
    },
    {
      kind: 'cards',
      layout: 'sentences',
      id: 'sentences',
      heading: 'Quotable facts',
      intro:
        'Below each one is its source: please name it when you quote. Our pages on [goods](goods) and on [licences](about/licences) have more figures.',
      items: [
        {
          title: 'What freight costs',
          object: 'bedding',
          text: 'A box of cushions costs {cushions.total} to fly from the USA, and a box of books of the same weight {books.total}: you pay for space or weight, whichever is more.',
          link: { label: 'Our air rates', page: 'help/shipping-tools' },
        },
        {
          title: 'What customs takes',
          object: 'shoes',
          text: 'Import duty is {duty.free} on machinery, {duty.finished} on most finished goods, and {duty.protected} on goods that are also made in East Africa, such as shoes.',
          link: { label: 'All customs rates', page: 'help/customs-sources' },
        },
        {
          title: 'What a phone pays',
          object: 'smartphones',
          text: 'A phone from abroad pays no import duty in Tanzania, only {customs.vat} VAT and small levies, by the rates of {2026-11}.',
          link: { label: 'Taxes on phones', page: 'goods/smartphones' },
        },
        {
          title: 'How long it takes',
          object: 'clock',
          text: 'From Dubai to Dar es Salaam, goods take {dubai.air} by air and {dubai.sea} by sea.',
          link: { label: 'Times of our routes', page: 'shipping-routes' },
        },
      ],
    },
    {
      kind: 'statistics',
      id: 'facts',
      heading: 'The company in figures',
      background: 'lagoon',
      intro:
        'Nectarine is a freight and parcel company that brings goods from abroad to Tanzania. You can quote all of this without asking.',
      items: [
        {
          value: '{origins.figure}',
          label: 'countries we ship from',
          text: 'USA, UK, Canada, China, Dubai (UAE), South Korea, Hong Kong, France, Germany, Netherlands',
        },
        {
          value: '{offices.figure}',
          label: 'offices',
          text: 'Dar es Salaam (headquarters), California, Milton Keynes, Dubai, Guangzhou',
        },
        {
          value: '3',
          label: 'warehouses in Tanzania',
          text: 'Dar es Salaam, Arusha, Mwanza',
        },
        {
          value: '8',
          label: 'services',
          text: 'Online purchase, Buy For Me, door-to-door, fulfillment, local delivery, sea and air freight, customs brokerage, warehousing',
        },
        {
          value: '10,000+',
          label: 'customers',
          text: 'Individuals, online shoppers, importers and businesses',
        },
        {
          value: '{delivery.time}',
          label: 'delivery to Tanzania by air from the UK',
          text: 'Other countries have other times: see [all routes](shipping-routes).',
        },
      ],
    },
    {
      kind: 'downloads',
      id: 'downloads',
      heading: 'Pictures to use',
      intro:
        'Use these free of charge with anything you write about us. The scenes are made for screens. For print, or for photos of our offices and warehouses, write to the press desk. Our name is Nectarine, with only the N as a capital.',
      items: [
        {
          files: [
            { title: 'Logo, SVG', file: '/icons/name.svg' },
            { title: 'On dark, SVG', file: '/icons/name-on-ink.svg' },
          ],
          onInk: '/icons/name-on-ink.svg',
        },
        {
          files: [
            { title: 'Symbol, SVG', file: '/icon.svg' },
            { title: 'PNG, 512 pixels wide', file: '/icons/512.png' },
          ],
          onInk: '/icon.svg',
        },
        { files: [{ title: 'Our colours, SVG', file: '/icons/colours.svg' }] },
        {
          files: [
            {
              title: 'The port of Dar es Salaam, WebP, 960 × 640',
              file: '/world/port-960.webp',
            },
          ],
          scene: 'port',
        },
        {
          files: [{ title: 'Zanzibar, WebP, 960 × 640', file: '/world/zanzibar-960.webp' }],
          scene: 'zanzibar',
        },
      ],
    },
    {
      kind: 'listing',
      heading: 'News and awards',
      items: [],
    },
    {
      kind: 'call-to-action',
      ground: 'sun',
      view: 'dar',
      heading: 'Press contact',
      text: 'Writing about online shopping, freight prices or customs in East Africa? Tell the press desk your subject and your deadline. We answer Monday to Friday, {office.hours}, Dar es Salaam time.',
      actions: [
        { label: 'Email the press desk', channel: 'email' },
        { label: 'Call us', channel: 'phone' },
      ],
    },
  ],
};
