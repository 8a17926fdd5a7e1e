import type { Post } from '../schema/post';

export const page: Post = {
  name: 'Customs brokerage guide',
  meta: {
    title: 'Customs clearance in Tanzania: a practical guide',
    description:
      'From TIN and TANSAD to release order: who does what at Tanzanian customs, which papers you need, how duty, VAT and levies add up, and why goods get stuck.',
    keywords: [
      'customs clearance Tanzania',
      'TANSAD',
      'TRA import duty',
      'TBS PVoC',
      'customs broker Tanzania',
    ],
  },
  published: '2026-08-11',
  updated: '2026-11-22',
  author: 'Customs desk, Dar es Salaam',
  summary:
    'Clearance is quicker when the papers are ready before the goods arrive. This guide names the papers, the steps at the Tanzania Revenue Authority and the taxes, in the order in which you need them.',
  sections: [
    {
      kind: 'page-hero',
      heading: 'Customs in Tanzania, step by step',
      lead: 'For individuals and businesses that bring goods through Dar es Salaam port or by air, and would like to know what happens between arrival and release.',
      motif: 'document',
    },
    {
      kind: 'document',
      parts: [
        {
          id: 'who-does-what',
          heading: 'Who does what',
          blocks: [
            {
              list: [
                [
                  { strong: 'You, the importer, ' },
                  'answer for what the papers say, even when somebody else files them. A business needs a ',
                  { abbr: 'TIN', meaning: 'Taxpayer Identification Number' },
                  ', and so does a person who imports under a full declaration. A small parcel for yourself may clear without one: check with ',
                  { text: 'TRA', url: 'https://www.tra.go.tz' },
                  '.',
                ],
                [
                  { strong: 'The clearing agent, ' },
                  'also called customs broker, is licensed by the revenue authority to declare goods for others. You appoint the agent with an authorization letter.',
                ],
                [
                  { strong: 'The revenue authority, ' },
                  { abbr: 'TRA', meaning: 'Tanzania Revenue Authority' },
                  ', checks the declaration, assesses duty and tax, and releases the goods.',
                ],
                [
                  { strong: 'Other authorities ' },
                  'have a say in certain goods: the ',
                  { abbr: 'TBS', meaning: 'Tanzania Bureau of Standards' },
                  ' in consumer goods, food and cosmetics, the ',
                  { abbr: 'TMDA', meaning: 'Tanzania Medicines and Medical Devices Authority' },
                  ' in medicines and medical devices, the ',
                  { abbr: 'TCRA', meaning: 'Tanzania Communications Regulatory Authority' },
                  ' in radio and telephone equipment.',
                ],
              ],
            },
          ],
        },
        {
          id: 'before-shipping',
          heading: 'Before the goods leave',
          blocks: [
            {
              paragraph: [
                'Regulated products must pass ',
                { abbr: 'PVoC', meaning: 'Pre-Shipment Verification of Conformity' },
                ' abroad. A company appointed by TBS inspects or tests them in the country of export and issues a Certificate of Conformity. Electrical goods, toys, vehicle parts, building materials, food and cosmetics are usual cases. The list goes by tariff code, so ask before you pay the supplier.',
              ],
            },
            {
              note: [
                'Without the certificate, regulated goods can be refused, or inspected on arrival at your cost with a penalty of 15% of the CIF value (as announced for {2025-05}; check with ',
                { text: 'TBS', url: 'https://www.tbs.go.tz/pages/inspection' },
                '). It has to be issued before the ship sails.',
              ],
            },
            { subheading: 'The papers' },
            {
              list: [
                'Commercial invoice: seller, buyer, exact goods, quantity, price, currency, delivery term',
                'Packing list: what is in which carton, with sizes and weights',
                'Bill of lading (sea), air waybill (air) or road consignment note',
                'Certificate of Conformity and import permits, where the goods need them',
                [
                  'Certificate of origin, if you claim the lower duty of the East African Community or of ',
                  { abbr: 'SADC', meaning: 'Southern African Development Community' },
                ],
                'The authorization letter for the agent, and your TIN where one is needed',
              ],
            },
          ],
        },
        {
          id: 'steps',
          heading: 'Clearance in seven steps',
          blocks: [
            {
              paragraph: [
                'The declaration is called ',
                { abbr: 'TANSAD', meaning: 'Tanzania Single Administrative Document' },
                '. A licensed clearing agent lodges it electronically in ',
                { abbr: 'TANCIS', meaning: 'Tanzania Customs Integrated System' },
                ', which works together with the single window ',
                { abbr: 'TeSWS', meaning: 'Tanzania Electronic Single Window System' },
                ' for permits from other authorities.',
              ],
            },
            {
              numbered: [
                'You send the papers to the agent. For sea freight TRA advises lodging at least 7 days before the vessel arrives.',
                'The agent classifies each item under its HS code, the number that fixes the duty rate, and requests permits through the single window.',
                'The agent lodges the TANSAD with the papers attached. An incomplete or vague declaration is sent back.',
                'TRA checks value and classification, asks questions if need be, and issues the assessment.',
                'You pay against a control number, at a bank or by mobile money. The money goes to the state, not through a person at a counter.',
                'The system chooses a channel by risk: green means release, yellow a check of papers or a scan, red an examination of the goods.',
                'TRA issues the release order. Port, airport and shipping-line charges are paid, and the goods leave with a gate pass.',
              ],
            },
          ],
        },
        {
          id: 'what-you-pay',
          heading: 'What you pay',
          blocks: [
            {
              paragraph: [
                'Import duty follows the Common External Tariff of the ',
                { abbr: 'EAC', meaning: 'East African Community' },
                '. Most goods fall into one of four bands; sensitive products and special measures of a given year depart from them.',
              ],
            },
            {
              table: {
                caption: 'Import duty bands of the EAC Common External Tariff, in general terms',
                columns: ['Band', 'Usually'],
                rows: [
                  ['0%', 'Raw materials, capital goods such as machinery, medicines'],
                  ['10%', 'Intermediate goods, which need further work'],
                  ['25%', 'Finished goods'],
                  ['35%', 'Finished goods that the region makes enough of itself'],
                ],
              },
            },
            {
              list: [
                [
                  { strong: 'Import duty ' },
                  'is a percentage of the customs value, by sea the ',
                  { abbr: 'CIF', meaning: 'cost, insurance and freight' },
                  ' value.',
                ],
                [
                  { strong: 'Excise duty ' },
                  'is added on certain goods, among them drinks, cigarettes and most cars.',
                ],
                [
                  { strong: 'Railway development levy and customs processing fee ' },
                  'are usually 2% of the customs value and 1% of the ',
                  { abbr: 'FOB', meaning: 'Free On Board' },
                  ' value, which leaves sea freight out. Older tables still show 1.5% and 0.6%.',
                ],
                [
                  { abbr: 'VAT', meaning: 'value added tax' },
                  { strong: ' of 18% ' },
                  'comes last and is usually worked out on the value with duties and levies already in it. Some guides leave the levies out: check with TRA.',
                ],
              ],
            },
            {
              paragraph: [
                'How they add up is ',
                { text: 'drawn below', fragment: 'at-the-door' },
                ' for one example.',
              ],
            },
            {
              note: [
                'Rates and lists change with the budget, usually on {07-01}, and levies are added or changed then. This page was checked in {2026-11}; use it to plan, and check with ',
                { text: 'TRA', url: 'https://www.tra.go.tz' },
                '. Its assessment is what counts.',
              ],
            },
          ],
        },
        {
          id: 'delays',
          heading: 'Why goods get stuck',
          blocks: [
            {
              list: [
                'The invoice says "samples" or "personal effects" for goods that are neither.',
                'The price is below what customs sees for such goods, with no proof of payment to support it.',
                'The permit was requested after arrival.',
                'Names, weights or carton counts differ between invoice, packing list and bill of lading.',
                'The taxes were not expected, and the money is not ready.',
              ],
            },
            {
              paragraph:
                'The port charges storage after the free days, and for a container the shipping line charges demurrage. Ask for the free days in writing when you book; they differ by line and terminal.',
            },
          ],
        },
        {
          id: 'delivery-terms',
          heading: 'DAP, DDP and FOB',
          blocks: [
            {
              paragraph: [
                'Under FOB and ',
                { abbr: 'DAP', meaning: 'Delivered At Place' },
                ' clearance, duty and tax are yours to pay. Under ',
                { abbr: 'DDP', meaning: 'Delivered Duty Paid' },
                ' they are in the price. Our quotes normally leave duties out, and the recipient pays them; if you want them included, ask for DDP. With a foreign seller who offers DDP, ask who will act as importer in Tanzania, because a full declaration needs a TIN here.',
              ],
            },
          ],
        },
        {
          id: 'checklist',
          heading: 'Before you order',
          blocks: [
            {
              list: [
                'Describe the goods in one plain sentence: what, of what, for what.',
                'Ask for the HS code and the duty band.',
                'Ask whether PVoC or a permit applies.',
                'Add duty, VAT and levies to your cost, then decide on the price.',
                'Agree on the delivery term, and write it on the order.',
              ],
            },
            {
              paragraph: [
                'If goods are already held, or the duty looks wrong, see ',
                { text: 'problems with a shipment', page: 'help/shipment-problems' },
                '. Our ',
                { text: 'customs desk', page: 'services/customs-brokerage' },
                ' looks at a proforma invoice before you order and tells you what to expect.',
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'landed-cost',
      id: 'at-the-door',
      heading: 'What it costs at the door',
      intro: 'Port charges, our fee and delivery within Tanzania come on top.',
      background: 'linen',
    },
    {
      kind: 'link-cards',
      heading: 'Read on',
      items: [
        {
          text: 'What our desk does for you, and what it needs from you.',
          icon: 'document',
          link: { label: 'Customs brokerage service', page: 'services/customs-brokerage' },
        },
        {
          text: 'The freight side of the sum, with rates from {origins.count} countries.',
          icon: 'scale',
          link: { label: 'The best way to ship to Tanzania', page: 'blog/best-shipping-options' },
        },
        {
          text: 'Goods that we cannot carry, and those that need a permit.',
          icon: 'no-entry',
          link: { label: 'Prohibited items', page: 'help/prohibited-items' },
        },
      ],
    },
  ],
};
