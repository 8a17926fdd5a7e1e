import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Prohibited Items',
  updated: '2026-11-22',
  meta: {
    title: 'Prohibited Items: What We Cannot Ship | Nectarine',
    description:
      'Nine kinds of goods that cannot travel with us to Tanzania, with examples and reasons, and the goods that need a permit or an arrangement first.',
    keywords: [
      'prohibited items',
      'restricted goods Tanzania',
      'lithium batteries',
      'customs rules',
    ],
  },
  listing: {
    order: 80,
    summary: 'Nine kinds of goods that we cannot carry, with examples and the reason for each.',
    icon: 'no-entry',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Prohibited items',
      lead: 'Read this before you buy. Goods on this list are stopped by the airline, by customs or by us, and whoever booked bears the cost.',
      actions: [
        { label: 'Goods to ask about first', fragment: 'ask-first' },
        { label: 'If you sent one by mistake', fragment: 'sent-by-mistake' },
      ],
      motif: 'no-entry',
    },
    {
      kind: 'points',
      layout: 'rows',
      id: 'categories',
      heading: 'Nine categories we never carry',
      items: [
        {
          title: 'Explosives and fireworks',
          text: 'Firecrackers, sparklers, flares, ammunition powder, party poppers. Heat or a knock in the hold can set them off.',
        },
        {
          title: 'Weapons and ammunition',
          text: 'Firearms, their parts, bullets, air guns, stun guns, pepper spray, copies that look real. They need licenses that a parcel service does not hold.',
        },
        {
          title: 'Drugs',
          text: 'Narcotics, cannabis in any form, unlicensed steroids, prescription medicine without papers. Carrying them is a crime in Tanzania and on the way there.',
        },
        {
          title: 'Perishable goods',
          text: 'Fresh or frozen meat, fish, fruit, cheese and other dairy, cut flowers. They spoil on the way and can carry pests, so border control destroys them. Packed food that keeps, such as chocolate, tea or biscuits, is in the table below.',
        },
        {
          title: 'Live animals',
          text: 'Pets, birds, fish, insects, fertile eggs. They need a veterinary permit, a special carrier and care that a freight hold cannot give.',
        },
        {
          title: 'Hazardous chemicals',
          text: 'Gas bottles, lighter fuel, paint thinner, pesticides, bleach, acids, mercury. They burn, leak or poison, and airlines refuse them. Perfume, aerosols and nail polish are in the table below.',
        },
        {
          title: 'Counterfeit items',
          text: 'Copied brand shoes, bags, phones, spare parts, pirated discs. Customs seizes them, and the importer can be fined.',
        },
        {
          title: 'Cash and currency',
          text: 'Banknotes, coins, bank cards, checks, vouchers payable to the holder. They cannot be insured or traced; use a bank or mobile money.',
        },
        {
          title: 'Human remains',
          text: 'Bodies, ashes, organs, tissue samples. Their transport follows health law; a funeral service or a hospital arranges it.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'ask-first',
      heading: 'Allowed, if you ask first',
      intro: 'These can often travel, but not without a paper or an arrangement made beforehand.',
      background: 'linen',
      table: {
        caption: 'Goods that need an arrangement before shipping, and what it is',
        columns: ['Goods', 'What is needed'],
        rows: [
          [
            'Jewelry or antiques',
            'Arranged with us before booking: proof of value and full insurance',
          ],
          [
            'Phones, tablets, laptops',
            'Lithium batteries inside the device follow airline limits. Tell us the watt-hours; damaged batteries are never carried',
          ],
          [
            'Power banks, loose batteries, e-bikes',
            "Not in an ordinary air parcel. At most as declared dangerous goods, with the maker's UN 38.3 test summary, or by sea",
          ],
          [
            'Perfume, aerosols, nail polish, paint, glue',
            'Flammable, so not in an ordinary air parcel. At most as declared dangerous goods, often by sea only',
          ],
          [
            'Medicine and medical devices',
            [
              'A permit from the ',
              { abbr: 'TMDA', meaning: 'Tanzania Medicines and Medical Devices Authority' },
            ],
          ],
          [
            'Cosmetics, and packed food that keeps',
            [
              'The rules of the ',
              { abbr: 'TBS', meaning: 'Tanzania Bureau of Standards' },
              '; food needs its list of ingredients and an expiry date',
            ],
          ],
          [
            'Radios, routers, walkie-talkies',
            [
              'Type approval by the ',
              { abbr: 'TCRA', meaning: 'Tanzania Communications Regulatory Authority' },
            ],
          ],
          ['Drones', 'A permit in the name of the importer, before the drone is shipped'],
          [
            'Seeds and plants',
            'An import permit and a plant health certificate of the exporting country',
          ],
        ],
      },
      note: [
        "The rules belong to the authorities named and can change; the sender's country may have rules of its own. As of {2026-11}; check with ",
        { text: 'TBS', url: 'https://www.tbs.go.tz' },
        ', ',
        { text: 'TMDA', url: 'https://www.tmda.go.tz' },
        ', ',
        { text: 'TCRA', url: 'https://www.tcra.go.tz' },
        ' or, for seeds and plants, ',
        { text: 'TPHPA', url: 'https://www.tphpa.go.tz' },
        '.',
      ],
    },
    {
      kind: 'prose',
      id: 'sent-by-mistake',
      heading: 'If a prohibited item is already on its way',
      blocks: [
        {
          paragraph:
            'Tell us before it reaches our office abroad. An item that the law lets us hold can be sent back to the shop at your cost. One that is dangerous or illegal goes to the authorities, and the rest of the parcel may be held with it. Storage, return and fines are charged to whoever booked, and insurance does not pay for them.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Not sure about an item?',
      text: 'Send us the link to the shop page or a photo of the label. Asking is free.',
      actions: [
        { label: 'Ask by chat', channel: 'chat' },
        { label: 'Ask by phone', channel: 'phone' },
      ],
    },
    {
      kind: 'link-cards',
      heading: 'More help',
      items: [
        {
          icon: 'mail',
          text: 'Describe the goods in writing and get the answer in writing.',
          link: { label: 'Contact us', page: 'contact' },
        },
        {
          icon: 'document',
          text: 'Who pays duty, which papers you need, what happens when goods are held.',
          link: {
            label: 'Customs questions',
            page: 'help/faq',
            fragment: 'customs-and-prohibited-items',
          },
        },
      ],
    },
  ],
};
