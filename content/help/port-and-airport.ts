import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Out of the Port or Airport',
  updated: '2026-11-27',
  meta: {
    title: 'Port and Airport Charges in Dar es Salaam | Nectarine',
    description:
      'What it costs to get cargo out of the port or airport of Dar es Salaam: wharfage, handling, storage, free days, who pays what, and a worked example.',
    keywords: [
      'port charges Dar es Salaam',
      'free days storage',
      'wharfage',
      'clearing at the airport',
      'ICD',
      'demurrage',
    ],
  },
  listing: {
    order: 44,
    summary:
      'Which charges wait at the port and the airport, who pays them, and how many days are free.',
    icon: 'ship',
  },
  sections: [
    {
      kind: 'page-hero',
      picture: { scene: 'port-charges' },
      heading: 'Getting cargo out of the port or airport',
      lead: 'With papers ready and taxes paid, goods usually leave within their free days. After that, every day costs money.',
      actions: [
        { label: 'Who charges what', fragment: 'charges' },
        { label: 'A worked example', fragment: 'example' },
      ],
    },
    {
      kind: 'table',
      id: 'charges',
      heading: 'Who charges what',
      table: {
        caption: 'Charges between the ship or plane and your door, and whom you pay',
        columns: ['Charge', 'Paid to', 'How much'],
        rows: [
          [
            'Duty, VAT and levies',
            'TRA, with a control number',
            '[All rates](help/landed-cost), by goods',
          ],
          [
            'Quay fee (wharfage), by sea',
            'The ports authority, TPA',
            '{customs.wharfage} of the customs value, plus {customs.wharfage-vat} VAT on the fee',
          ],
          [
            'Handling and scanning',
            'The terminal, or the inland container depot (ICD) that your container is moved to',
            '$79 for a 20-foot and $119 for a 40-foot container in {2015-05}, when the terminal asked for $104 and $157 ([Business Daily](https://www.businessdailyafrica.com/Plan-to-raise-Dar-es-Salaam-port-user-charges-opposed/-/1248928/2722652/-/jwa2byz/-/index.html)). Loose goods by cubic metre or tonne',
          ],
          [
            'Storage after the free days',
            'The port, terminal or ICD; at the airport, the cargo handler',
            'At the port, $20 a day for a 20-foot and $40 for a 40-foot container, double after 21 days, as [reported in 2009](https://firstbusinessnews.blogspot.com/2009/01/freight-dealers-in-tanzania-against.html) and [by a later guide](https://automag.tz/?p=2451). Loose goods: see the free days',
          ],
          ['Delivery order', "The shipping line's agent", 'By its own tariff'],
          [
            'Demurrage, for a full container of your own (a shared one has none)',
            "The shipping line's agent",
            '[Maersk](https://www.maersk.com/local-information/tanzania/import), {2020-03}: 14 days free. Then $10 a day for 20 feet and $20 for 40; from the 8th day $15 and $30, from the 15th $30 and $60. Other lines differ',
          ],
          [
            'Cargo handling, by air',
            "The airline's handler at the airport",
            'By weight, with a minimum',
          ],
          ['Our clearance fee', 'Us', 'In your quote. Door-to-door includes it'],
        ],
      },
      note: '[TPA](https://www.ports.go.tz), the terminals and the handlers publish their tariffs, and [TASAC](https://www.tasac.go.tz) supervises them. These amounts, the last that we saw published, only show the scale: ask us for yours before the goods land. Our quote for sea freight includes handling and the delivery order. Checked in {2026-11}.',
    },
    {
      kind: 'prose',
      id: 'free-days',
      heading: 'Free days, and who pays for waiting',
      background: 'linen',
      blocks: [
        {
          list: [
            'Port of Dar es Salaam: usually 7 days, for goods that stay in Tanzania. After them, loose cargo paid $1 a day for each tonne or cubic metre, and $1.50 after 30 more days, in the tariff book of {2012-01} (clause 35).',
            "A full container: the shipping line's own free days, named in its arrival notice.",
            'Airport: set by the cargo handler. When the goods land, we tell you the last free day.',
            'Customs: 21 days to declare the goods, which is not free storage.',
          ],
        },
        {
          paragraph:
            'While a document is missing, whoever booked pays for the waiting. While duty is unpaid, the recipient does. [All places where goods wait](services/warehousing#free-days).',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      heading: 'Out in five steps',
      items: [
        {
          title: 'Send the papers before arrival',
          text: 'Invoice, packing list, bill of lading or air waybill, TIN and any certificate. [What each paper is](help/tin-and-import-papers).',
        },
        {
          title: 'We declare the goods',
          text: 'Our agent files the declaration with TRA. You get a control number for duty and taxes.',
        },
        {
          title: 'Pay TRA',
          text: 'By bank or mobile money, with that number. Never give the money to a person.',
        },
        {
          title: 'Inspection and release',
          text: 'Customs may scan or open the goods, and then releases them.',
        },
        {
          title: 'Pay the terminal, and collect',
          text: 'Storage and handling are paid last, to the day the truck leaves. We deliver, or you send your own truck.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'example',
      heading: 'Worked example: what TRA and the port take',
      background: 'linen',
      bySea: ['tiles-and-building-materials', 'machines-and-pumps'],
      note: 'Not in these sums: sea freight, handling, storage, the delivery order and our clearance fee. Customs adds the sea freight to the value that it taxes.',
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about the port and airport',
      groups: [
        {
          id: 'port-questions',
          questions: [
            {
              id: 'other-carrier',
              question: 'Can you clear goods that another carrier brought?',
              answer: [
                {
                  paragraph:
                    'Yes. Send us the bill of lading or air waybill: [customs brokerage](services/customs-brokerage).',
                },
              ],
            },
            {
              id: 'what-is-an-icd',
              question: 'What is an ICD?',
              answer: [
                {
                  paragraph:
                    "An inland container depot: a customs area outside the port, where containers are moved when the port is full. Its tariff counts instead of the port's.",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Is your cargo waiting now?',
      text: 'Send us the bill of lading or air waybill number and the day it landed.',
      actions: [
        { label: 'Ask by chat', channel: 'chat' },
        {
          label: 'Problems with a shipment',
          page: 'help/shipment-problems',
          fragment: 'held-at-customs',
        },
      ],
    },
  ],
};
