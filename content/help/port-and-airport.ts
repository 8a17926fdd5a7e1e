import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Getting Goods Out of the Port or Airport',
  updated: '2026-11-28',
  meta: {
    title: 'Port and airport charges in Dar es Salaam | Nectarine',
    description:
      'Find out what it costs to get cargo out of the port or airport of Dar es Salaam, how many days are free, and who pays for what.',
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
    summary: 'See what the port and the airport charge, how many days are free, and who pays.',
    icon: 'ship',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'port-charges' },
      heading: 'Getting cargo out of the port or airport',
      lead: 'If your papers are ready and the taxes are paid, goods usually leave within their free days. After that, you pay for every day.',
      main: { label: 'Ask on WhatsApp', channel: 'chat' },
      actions: [
        { label: 'Free days', fragment: 'storage' },
        { label: 'Airport', fragment: 'airport' },
        { label: 'Charges', fragment: 'charges' },
      ],
      facts: [
        { value: '{port.free-days} days', label: 'free at the port' },
        {
          value: '{port.storage-7}',
          label: 'for storage up to day 7',
          basis: 'for a 20-foot container, before VAT',
        },
        { value: '{port.storage-30}', label: 'for storage up to day 30' },
      ],
    },
    {
      kind: 'table',
      id: 'storage',
      heading: 'The clock starts when the ship has unloaded',
      intro:
        'Three counts begin on that day. After its free days the port charges by the day, and the longer you wait, the more a day costs.',
      shows: {
        freeDays: [
          {
            label: 'free at the port, which then charges by the day',
            days: '{port.free-days} days',
          },
          {
            label: 'free for a full container with Maersk, which then charges too',
            days: '14 days',
          },
          { label: 'to declare your goods to customs', days: '21 days', charged: true },
        ],
      },
      note: 'VAT of {customs.vat} is added. [Why the prices are ranges](#where-from)',
    },
    {
      kind: 'table',
      id: 'charges',
      heading: 'Who charges what',
      intro: 'Open a charge to see what it depends on.',
      background: 'linen',
      shows: { as: 'price-list' },
      table: {
        caption: 'Charges between the ship or plane and your door, and whom you pay',
        columns: ['Charge', 'How much', 'Paid to', 'What to know'],
        rows: [
          [
            'Duty, VAT and levies',
            'Mostly **{duty.free} to {duty.protected}** duty, and **{customs.vat}** VAT',
            'TRA, with a control number',
            'See [all rates](help/landed-cost).',
          ],
          [
            'Quay fee (wharfage), by sea',
            '**{customs.wharfage}** of the customs value',
            'The ports authority, TPA',
            'Plus {customs.wharfage-vat} VAT on the fee: {port.quay-per-million} for each million shillings[source 6](#sources)[source 7](#sources). The customs value is the price with sea freight and insurance. The fee is charged on a value of at least $200 and at most $2,500 for each tonne or cubic metre.',
          ],
          [
            'Fee for new berths (Port Infrastructure Development), by sea',
            'Not confirmed yet',
            'TPA',
            'This fee was due to start on {2026-07-01}[source 1](#sources). Two rates are reported: 0.09% of the customs value[source 2](#sources) and 4.5% of duty and taxes[source 3](#sources). Our totals leave it out.',
          ],
          [
            'Environmental charge (Green Port), by sea',
            '**$50 to $100** a container',
            'TPA',
            'It depends on the kind and size of the cargo. We found prices in one place only[source 3](#sources): $50 for a 20-foot container, $100 for a 40-foot one, and $0.25 a tonne for loose goods. Our totals leave it out.',
          ],
          [
            'Handling, unpacking and scanning',
            '**{port.handling}** to handle a 20-foot container',
            'The terminal, or the inland container depot (ICD) that your container is moved to',
            "The port's other prices are in [the table above](#storage). A depot (ICD) has prices of its own. Our quote for sea freight includes handling and the delivery order.",
          ],
          [
            'Storage after the free days',
            '**{port.storage-7}** by day 7, **{port.storage-30}** by day 30',
            'The port, terminal or ICD; at the airport, the cargo handler',
            'These are the prices of the port for a 20-foot container. A depot and the airport have their own.',
          ],
          ['Our clearance fee', 'In your quote', 'Us', 'Door-to-door includes it.'],
        ],
      },
      more: {
        caption: 'Charges for some goods only',
        onPhones: 'opening',
        columns: ['Charge', 'Paid to', 'How much'],
        rows: [
          [
            'A car or another vehicle that is not in a container',
            'The port, or the yard (ICD) that it is moved to',
            'It counts as loose goods. You pay handling, and storage after {port.free-days} free days, [by the tonne or cubic metre](#storage). A car of 4 by 1.7 by 1.5 metres counts as about 10 cubic metres. A yard has its own prices: ask us.',
          ],
          [
            'Inspection and penalty, if a certificate of conformity is missing',
            'The standards bureau, TBS',
            '{conformity.penalty} of the value of goods, insurance and freight. See [what the certificate costs](help/tin-and-import-papers#conformity). Used cars have [an inspection of their own](help/vehicle-tax#inspection).',
          ],
          ['Delivery order', "The shipping line's agent", 'The agent has a tariff of its own.'],
          [
            'Demurrage, for a full container of your own (a shared one has none)',
            "The shipping line's agent",
            'Maersk[source 4](#sources): the first 14 days are free. For the next 7 days a 20-foot container costs $10 a day and a 40-foot one $20, for the 7 days after that $15 and $30, and then $30 and $60. So 21 days come to $70 or $140. This is its list of {2020-03}. Other lines differ.',
          ],
          [
            'Cargo handling, by air',
            "The airline's handler at the airport",
            'By weight, with a minimum.',
          ],
        ],
      },
      note: "Send us your papers before the goods land, and we'll ask the terminal for your charges. [Where these figures come from](#where-from)",
    },
    {
      kind: 'prose',
      id: 'bill',
      heading: 'Ten days late costs {port.storage-15} a container',
      intro:
        'If it leaves within the free days, you pay nothing for storage. The quay fee comes on top: {port.quay-per-million} with VAT for every million shillings that your goods are worth to customs.',
      blocks: [
        {
          stack: {
            caption:
              'What the port charges for a 20-foot container on day 15, before VAT. Only the storage comes from being late.',
            columns: ['Charge', 'Dollars'],
            rows: [
              ['Handling', '{port.handling}'],
              ['Unpacking the container, if the port does it', '{port.unpacking}'],
              ['Storage for the ten days after the free ones', '{port.storage-15}'],
            ],
          },
        },
      ],
    },
    {
      kind: 'prose',
      id: 'airport',
      heading: 'At the airport, you pay by weight',
      background: 'linen',
      picture: { scene: 'plane' },
      blocks: [
        {
          table: {
            caption: 'What differs from the port when the goods come by air',
            columns: ['By air', 'What happens'],
            rows: [
              [
                'Free days',
                'The cargo handler sets them. When the goods land, we tell you the last free day.',
              ],
              ['After that', 'You pay for each day, by weight.'],
              [
                'Handling',
                "It depends on the weight, and there is a minimum. You pay the airline's handler.",
              ],
              [
                'Not charged',
                'The quay fee, the environmental charge and the fee for new berths are only for goods that come by sea.',
              ],
            ],
          },
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      heading: 'Get your goods out in five steps',
      items: [
        {
          title: 'Send the papers before arrival',
          pictures: [{ scene: 'papers' }],
          text: 'You send us the invoice, the packing list, the bill of lading or air waybill, your TIN and any certificate. See [what each paper is](help/tin-and-import-papers).',
        },
        {
          title: 'We declare the goods',
          pictures: [{ scene: 'customs-brokerage' }],
          text: 'Our agent files the declaration with TRA. You get a control number for duty and taxes.',
        },
        {
          title: 'Pay TRA',
          pictures: [{ scene: 'payment-policy' }],
          text: 'You pay at a bank or by mobile money, with that number. Never give the money to a person.',
        },
        {
          title: 'Inspection and release',
          pictures: [{ scene: 'customs' }],
          text: 'Customs may scan or open the goods, and then releases them.',
        },
        {
          title: 'Pay the terminal, and collect',
          pictures: [{ scene: 'local-delivery' }],
          text: 'You pay for storage and handling last, up to the day the lorry leaves. We deliver, or you send your own lorry.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'example',
      heading: 'Worked example: duty, taxes and the quay fee',
      intro:
        'These sums leave out sea freight, handling, storage, the delivery order and our clearance fee. Customs adds the sea freight to the value that it taxes.',
      background: 'linen',
      shows: { bySea: ['tiles-and-building-materials', 'machines-and-pumps'] },
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
              id: 'free-days',
              question: 'Are there other free days, and who pays for waiting?',
              answer: [
                {
                  list: [
                    'In transit to another country, goods have 15 free days at the port (clause 32)[source 6](#sources).',
                    'Each shipping line names its own free days in its arrival notice.',
                  ],
                },
                {
                  paragraph:
                    'While a document is missing, whoever booked pays for the waiting. While duty is unpaid, the recipient does. See [all places where goods wait](services/warehousing#free-days).',
                },
              ],
            },
            {
              id: 'where-from',
              question: 'Where do these figures come from?',
              answer: [
                {
                  paragraph:
                    'From the tariff book of {2024-02} (clauses 29 and 32)[source 6](#sources), the newest one we could read. The new book of {2026-01} is in force[source 5](#sources), but we have not seen it. It raised port fees by {port.raised}[source 8](#sources), and we found no list of how much each one rose, so every price is a range.',
                },
                {
                  paragraph:
                    'Loose goods and vehicles are charged by the tonne or the cubic metre, whichever is greater. [TASAC](https://www.tasac.go.tz) supervises the tariffs. Checked on {2026-11-28}.',
                },
              ],
            },
            {
              id: 'unknown',
              question: "What isn't known until the goods land?",
              answer: [
                {
                  list: [
                    'Whether TPA already charges its fee for new berths, and at which of the two rates.',
                    'Which terminal or ICD your container goes to, and its tariff.',
                    'Whether customs scans or opens the goods: opening a container cost $90 (20 feet) or $140 (40 feet) in the tariff book of {2024-02}.',
                    'What the shipping line charges for each day the container is late. Its arrival notice says so.',
                  ],
                },
                {
                  paragraph:
                    "Send us the bill of lading as soon as you have it, and we'll ask the terminal and the line for you.",
                },
              ],
            },
            {
              id: 'other-carrier',
              question: 'Can you clear goods that another carrier brought?',
              answer: [
                {
                  paragraph:
                    'Yes. Send us the bill of lading or air waybill. [Customs brokerage](services/customs-brokerage) explains what we do with it.',
                },
              ],
            },
            {
              id: 'what-is-an-icd',
              question: 'What is an ICD?',
              answer: [
                {
                  paragraph:
                    "It's an inland container depot, a customs area outside the port. Containers are moved there when the port is full, and then you pay the depot's prices, not the port's.",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'sources',
      heading: 'Sources',
      blocks: [
        {
          numbered: [
            '[The Citizen](https://www.thecitizen.co.tz/tanzania/news/national/tanzania-suspends-new-port-charges-until-july-1-after-stakeholder-outcry-5386206): new port charges are put off.',
            '[The Citizen](https://www.thecitizen.co.tz/tanzania/news/national/transporters-fault-new-port-charges-warn-of-rising-cost-of-trade-in-tanzania-5386190), {2026-03}: the rate of the fee for new berths.',
            '[Software of a clearing agent](https://github.com/moovit-tz/Hudumika/blob/d63b90c4118cad475ad13d84d49e0d48050adfac/apps/api/src/services/customs.service.ts), {2026-08}.',
            '[Maersk](https://www.maersk.com/local-information/tanzania/import), {2020-03}.',
            '[FEAFFA](https://magazine.feaffa.com/?p=5079): Government Notice 3 of {2026-01-09}.',
            '[Tariff book of TPA](https://github.com/ernestmoyo/tpa_sea_ports/blob/c1c9fc4a24c208c313d3e925318b8e7dc1ebc0bc/docs/tariff-book/TPA_Sea_Ports_Tariff_Book_Feb_2024.md), {2024-02}.',
            '[Statement by TPA](https://xf23.jamii.app/threads/tpa-yatoa-ufafanuzi-kuhusu-tozo-ya-wharfage.2192591), {2024-03-10}.',
            '[Zawya](https://www.zawya.com/en/economy/africa/traders-brace-for-higher-costs-as-tanzania-joins-kenya-in-raising-port-tariffs-y4utn15j): by how much the fees rose.',
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'dar',
      heading: 'Is your cargo waiting now?',
      text: 'Send us the bill of lading or air waybill number and the day it landed.',
      actions: [
        { label: 'Ask on WhatsApp', channel: 'chat' },
        {
          label: 'Problems with a shipment',
          page: 'help/shipment-problems',
          fragment: 'held-at-customs',
        },
      ],
    },
  ],
};
