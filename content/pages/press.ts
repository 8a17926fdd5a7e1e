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
        { label: 'Sentences to quote', fragment: 'sentences' },
      ],
    },
    {
      kind: 'cards',
      layout: 'sentences',
      id: 'sentences',
      heading: 'Sentences to quote',
      intro:
        'Each has its source below it. Please name it. Our pages on [goods](goods) and on [licences](about/licences) have more figures.',
      items: [
        {
          title: 'How Nectarine began',
          text: 'Nectarine grew out of a question every Tanzanian with family abroad has heard: "Do you have space in your suitcase?"',
          link: { label: 'Our story', page: 'about' },
        },
        {
          title: 'What freight costs',
          text: 'A box of cushions costs {cushions.total} to fly from the USA, and a box of books of the same weight {books.total}: you pay for space or weight, whichever is more.',
          link: { label: 'Our air rates', page: 'help/shipping-tools' },
        },
        {
          title: 'What customs takes',
          text: 'Import duty is {duty.free} on machinery, {duty.finished} on most finished goods, and {duty.protected} on goods that the region makes itself, such as shoes.',
          link: { label: 'All customs rates', page: 'help/customs-sources' },
        },
        {
          title: 'How long it takes',
          text: 'From Dubai to Dar es Salaam, goods take {dubai.air} by air and {dubai.sea} by sea.',
          link: { label: 'Times of our routes', page: 'shipping-routes' },
        },
      ],
    },
    {
      kind: 'statistics',
      id: 'facts',
      heading: 'The company in six numbers',
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
          label: 'delivery to Tanzania',
          text: 'By air from the UK. The [shipping routes](shipping-routes) have the times of each country.',
        },
      ],
    },
    {
      kind: 'downloads',
      id: 'downloads',
      heading: 'Pictures to use',
      intro:
        'You may use these with anything you write about us. The two scenes are 960 pixels wide. Write our name as Nectarine, with a capital N only.',
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
              title: 'The port of Dar es Salaam',
              file: '/world/port-960.webp',
            },
          ],
          scene: 'port',
        },
        {
          files: [{ title: 'Zanzibar', file: '/world/zanzibar-960.webp' }],
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
      view: 'highlands',
      heading: 'Press contact',
      text: 'Writing about online shopping, freight prices or customs in East Africa? Email us your subject and your deadline. We answer Monday to Friday, {office.hours}, Dar es Salaam time.',
      actions: [
        { label: 'Email the press desk', channel: 'email' },
        { label: 'Read our guides', page: 'about/blog' },
      ],
    },
  ],
};
