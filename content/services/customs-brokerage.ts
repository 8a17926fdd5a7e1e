import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Customs Brokerage',
  updated: '2026-11-22',
  listing: {
    order: 7,
    icon: 'document',
    summary:
      'Declarations, permits and duties for goods that enter Tanzania, with us as carrier or with anyone else.',
  },
  meta: {
    title: 'Customs Brokerage and Clearance in Tanzania | Nectarine',
    description:
      'We prepare your customs declaration, arrange permits, tell you the duty before you pay it and get your goods released in Tanzania. DDP on request.',
    keywords: [
      'customs clearance Tanzania',
      'clearing agent Dar es Salaam',
      'TANSAD',
      'import duty',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Customs brokerage in Tanzania',
      lead: 'We turn your invoice into a declaration that customs can accept. We do it for the cargo that we carry, and for goods that others brought to port or airport.',
      actions: [
        { label: 'Get a Quote', unregistered: '/quote' },
        { label: 'Ask about a stuck shipment', page: 'contact' },
      ],
      picture: { illustration: 'customs-brokerage' },
    },
    {
      kind: 'prose',
      heading: 'Who needs a broker',
      blocks: [
        {
          paragraph: [
            'Commercial cargo is declared to the ',
            { abbr: 'TRA', meaning: 'Tanzania Revenue Authority' },
            ' by a licensed agent, in its electronic system. ',
            { text: 'TRA', url: 'https://www.tra.go.tz' },
            ' publishes the list of agents. Importers come to us with full containers, workshops with a single engine, and families with household goods on their way home.',
          ],
        },
        {
          paragraph:
            'Parcels that you book with us as door-to-door need no separate order: the declaration is part of that price.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Clearance, step by step',
      background: 'linen',
      items: [
        {
          title: 'Papers in',
          text: 'You send copies, best of all before the goods arrive. We tell you what is missing or does not match.',
        },
        {
          title: 'Tariff code and permits',
          text: 'We find the code that decides the duty, and apply for the permits that go with it.',
        },
        {
          title: 'Declaration',
          text: [
            'We file the ',
            { abbr: 'TANSAD', meaning: 'Tanzania Single Administrative Document' },
            ', the form on which customs works out what you owe.',
          ],
        },
        {
          title: 'Assessment and payment',
          text: 'Customs accepts the value or asks about it. You see the bill, check it with us and pay it under its control number.',
        },
        {
          title: 'Inspection, where there is one',
          text: 'A scan or an opened box. Our agent is there and has the box closed again.',
        },
        {
          title: 'Release',
          text: 'With the release order the goods may leave. You collect them, or our van does.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Papers to have ready',
      table: {
        caption: 'Documents for clearance, and who gives them to you',
        columns: ['Document', 'From', 'Needed for'],
        rows: [
          ['Commercial invoice', 'Seller', 'All goods; it shows the real price paid'],
          ['Packing list', 'Seller', 'More than one package'],
          ['Bill of lading or air waybill', 'Carrier', 'All freight'],
          [
            'TIN, the taxpayer number',
            'Tanzania Revenue Authority',
            'Businesses, and persons who import under a full declaration',
          ],
          [
            'Certificate of Conformity',
            'Inspector abroad, appointed by TBS',
            'Goods on the PVoC list',
          ],
          ['Certificate of origin', 'Chamber of commerce', 'A lower duty under a trade pact'],
          ['Import permit', 'Authority in charge', 'Medicines, food, plants, radios, others'],
        ],
      },
      note: [
        'A small parcel for yourself may clear without a TIN; sources differ, so check with ',
        { text: 'TRA', url: 'https://www.tra.go.tz' },
        '. The goods under PVoC (Pre-Shipment Verification of Conformity) are listed by ',
        { text: 'TBS', url: 'https://www.tbs.go.tz/pages/inspection' },
        '. Shipping agents and ports are overseen by ',
        { text: 'TASAC', url: 'https://www.tasac.go.tz' },
        ', which also clears some goods itself, such as arms and mineral concentrates.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Three kinds of money',
      blocks: [
        {
          list: [
            [
              { strong: 'Duties and taxes' },
              ' go to the state: import duty by the tariff of the East African Community, value added tax, and smaller levies. They change with the yearly budget. By sea they are calculated on the price of the goods together with freight and insurance; ',
              {
                text: 'by air the freight is left out of the value for import duty',
                page: 'blog/air-freight-benefits',
                fragment: 'duty-by-air',
              },
              '. As of {2026-11}; check with ',
              { text: 'TRA', url: 'https://www.tra.go.tz' },
              '.',
            ],
            [
              { strong: 'Port and airport charges' },
              ' go to the terminal, the shipping line or the ground handler. Storage grows by the day.',
            ],
            [
              { strong: 'Our fee' },
              ' depends on the kind of cargo, the number of tariff codes and the permits. It is in your quote.',
            ],
          ],
        },
        {
          note: [
            'Duties are normally not in a quote, and the recipient pays them. With ',
            { abbr: 'DDP', meaning: 'Delivered Duty Paid' },
            ' we put them into the price in advance, and nobody pays at the door.',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about customs',
      groups: [
        {
          id: 'customs-questions',
          questions: [
            {
              id: 'duty-before',
              question: 'Can I know the duty before I order?',
              answer: [
                {
                  paragraph:
                    'Yes, as an estimate. Send the invoice or a link to the item and the weight. Customs has the final word, and may see the code or the value differently.',
                },
                {
                  paragraph: [
                    'If the assessment looks wrong to you, see ',
                    { text: 'wrong duty', page: 'help/shipment-problems', fragment: 'wrong-duty' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'lower-invoice',
              question: 'The seller offers to write a lower value. Should I agree?',
              answer: [
                {
                  paragraph:
                    'No. Customs compares prices with its own records. A false value can mean a fine, a delay or the loss of the goods, and insurance pays no more than was declared. We do not file such invoices.',
                },
              ],
            },
            {
              id: 'gift',
              question: 'Are gifts and used things free of duty?',
              answer: [
                {
                  paragraph:
                    'Not as such. There are reliefs, for instance for the household goods of people who move back to Tanzania, and each has conditions. Ask before the goods leave.',
                },
              ],
            },
            {
              id: 'clearance-time',
              question: 'How long does clearance take?',
              answer: [
                {
                  paragraph:
                    'It depends on the goods, the permits and whether customs opens them. It goes fastest when the papers are complete before arrival.',
                },
              ],
            },
          ],
        },
      ],
      actions: [
        { label: 'Read the customs brokerage guide', page: 'blog/customs-brokerage-guide' },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Origins with export papers of their own',
      origins: ['germany', 'canada', 'hong-kong'],
      linkLabel: 'See route',
    },
    {
      kind: 'call-to-action',
      heading: 'Show us the invoice',
      text: 'From it we can tell you the likely code, the permits and the questions that customs will ask.',
      actions: [
        { label: 'Send your papers', channel: 'email' },
        { label: 'Contact the customs desk', page: 'contact' },
      ],
    },
  ],
};
