import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Customs Brokerage',
  updated: '2026-11-23',
  listing: {
    order: 7,
    icon: 'document',
    summary:
      'We handle the declaration, the permits and the duty for goods entering Tanzania, whoever carries them.',
    want: 'Clear goods at the port',
    price: 'Our fee is in your quote',
    time: 'Fastest when the papers reach us before the goods',
  },
  meta: {
    title: 'Customs clearing agent in Dar es Salaam | Nectarine',
    description:
      'Do you need a clearing agent in Dar es Salaam? We prepare the declaration, arrange permits, estimate the duty in advance and get your goods released.',
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
      ground: 'leaf',
      heading: 'Customs brokerage in Dar es Salaam',
      lead: 'We prepare the declaration, arrange the permits and get your goods released. [Check our licence](about/licences) before you hire us.',
      actions: [
        { label: 'Get a quote', unregistered: '/quote' },
        { label: 'Ask about a stuck shipment', page: 'contact' },
      ],
      facts: [
        { value: '6 steps', label: 'from papers to release' },
        { value: '1 price', label: 'for our work, in your quote' },
        { value: 'Any carrier', label: 'we clear what others carried, too' },
      ],
      picture: { scene: 'customs-brokerage' },
    },
    {
      kind: 'case',
      heading: 'What you pay, in one example',
      intro: 'You pay three bills to clear goods, and only one of them is ours.',
      goods: 'cameras',
      origin: 'china',
      besides: 'plus port or airport charges and our fee',
      onTop: [
        { label: 'Port or airport charges', text: 'as billed' },
        { label: 'Our clearance fee', text: 'in your quote', ours: true },
      ],
      points: [
        {
          title: 'Duties and taxes',
          text: "They go to the government. Normally they aren't in the quote, and the recipient pays them.",
        },
        {
          title: 'Port or airport charges',
          text: 'They go to the terminal, the shipping line or the ground handler. Storage is charged by the day. [See these charges](help/port-and-airport).',
        },
        {
          title: 'Our fee',
          text: 'One price for the declaration, the permits and the release. You see it in your quote before you decide.',
          ours: true,
        },
      ],
      action: { label: 'Work out your own total', page: 'help/landed-cost' },
    },
    {
      kind: 'steps',
      heading: 'Clearance, step by step',
      intro:
        'You see the bill before it is paid. Pay it with its control number, and the money goes straight to the government.',
      background: 'linen',
      items: [
        {
          title: 'Send us the papers',
          pictures: [{ scene: 'office' }],
          text: "Copies are enough, ideally before the goods arrive. We tell you if anything is missing or doesn't match.",
        },
        {
          title: 'Tariff code and permits',
          pictures: [{ scene: 'tariff-book' }],
          text: 'We find the code that sets the duty, and apply for your permits. A few, such as the one for a drone, you must apply for yourself.',
        },
        {
          title: 'Declaration',
          pictures: [{ scene: 'editorial' }],
          text: 'We file the Tanzania Single Administrative Document (TANSAD), the form customs uses to work out what you owe.',
        },
        {
          title: 'Assessment and payment',
          pictures: [{ scene: 'payment-policy' }],
          text: 'Customs accepts the value or questions it. You see the bill, check it with us and pay it using the control number on it.',
        },
        {
          title: 'Inspection, if there is one',
          pictures: [{ scene: 'before-loading' }],
          text: 'Customs scans or opens the box. Our agent is there, and makes sure that everything is packed again.',
        },
        {
          title: 'Release',
          pictures: [{ scene: 'customs' }],
          text: 'Once the release order is issued, the goods can leave. You can collect them yourself, or our van brings them to you.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'papers',
      heading: 'Papers to have ready',
      object: 'invoice',
      blocks: [
        {
          table: {
            caption: 'Papers for every shipment, who gives them to you, and what they are for',
            onPhones: 'rows',
            bare: true,
            columns: ['Paper', 'From', 'What it is for'],
            kinds: ['short', 'text'],
            groups: [{ title: 'For every shipment', first: 0 }],
            rows: [
              ['Commercial invoice', 'From the seller', 'Shows the price you really paid'],
              ['Packing list', 'From the seller', 'Shows what is in each package'],
              [
                'Bill of lading or air waybill',
                'From the carrier',
                'Shows who may collect the goods',
              ],
            ],
          },
        },
        {
          table: {
            caption:
              'Papers that customs can ask for, who gives them to you, and what they are for',
            onPhones: 'rows',
            bare: true,
            columns: ['Paper', 'From', 'What it is for'],
            kinds: ['short', 'text'],
            groups: [{ title: 'If customs asks for it', first: 0 }],
            rows: [
              [
                'TIN, the taxpayer number',
                'From TRA',
                'Businesses, and anyone who imports under a full declaration',
              ],
              [
                'Certificate of Conformity',
                'From a TBS inspector',
                'Goods that must be checked abroad before shipping (Pre-Shipment Verification of Conformity, PVoC)',
              ],
              [
                'Certificate of origin',
                'From a chamber of commerce',
                'A lower duty under a trade agreement',
              ],
              ['Import permit', 'From the authority', 'Medicines, food, plants, radios and others'],
            ],
          },
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
              id: 'need-broker',
              question: 'Do I need a broker?',
              answer: [
                {
                  paragraph:
                    'To import commercial cargo, you need a licensed agent, who declares it online to the Tanzania Revenue Authority (TRA). [TRA](https://www.tra.go.tz) publishes the list of licensed agents. Our customers range from importers with full containers to a workshop with one engine or a family moving home.',
                },
                {
                  paragraph:
                    "If you book door-to-door with us, there's nothing to order separately: the declaration is part of the price.",
                },
              ],
            },
            {
              id: 'which-authority',
              question: 'Who decides which papers I need?',
              answer: [
                {
                  paragraph:
                    'A small parcel for yourself may clear without a TIN. We found no source that settles this, so ask [TRA](https://www.tra.go.tz). The list of goods that need PVoC is kept by the [Tanzania Bureau of Standards (TBS)](https://www.tbs.go.tz/pages/inspection). Ports and shipping agents are regulated by [TASAC](https://www.tasac.go.tz), which also clears some goods itself, such as arms and mineral concentrates.',
                },
              ],
            },
            {
              id: 'our-fee',
              question: 'What do you charge for clearing?',
              answer: [
                {
                  paragraph:
                    "It depends on the cargo, the number of tariff codes and the permits. You'll find it in your quote.",
                },
                {
                  list: [
                    'Our fee for a parcel: {clearance.parcel}',
                    'Our fee for a barrel: {clearance.barrel}',
                    'Our fee for a car: {clearance.car}',
                    'Our fee for a container: {clearance.container}',
                  ],
                },
              ],
            },
            {
              id: 'counted-on',
              question: 'What are duties and taxes worked out from?',
              answer: [
                {
                  paragraph:
                    'You pay import duty under the East African Community tariff, value added tax and smaller levies. Customs works them out from the price of the goods. By sea, it counts freight and insurance too; [by air, it usually leaves the freight out](blog/air-freight-benefits#duty-by-air). If you buy no insurance, customs adds {customs.assumed-insurance} for it.',
                },
                {
                  paragraph:
                    'Duty rates change with the yearly budget. This was correct in {2026-11}; check with [TRA](https://www.tra.go.tz).',
                },
                {
                  paragraph:
                    'With DDP (Delivered Duty Paid), we include duties and taxes in the price, and the recipient pays nothing.',
                },
              ],
            },
            {
              id: 'duty-before',
              question: 'Can I know the duty before I order?',
              answer: [
                {
                  paragraph:
                    'Yes, as an estimate. Send us the invoice, or a link to the item and its weight. Customs has the final say and may see the code or the value differently.',
                },
                {
                  paragraph:
                    'If you think the assessment is wrong, see [what to do](help/shipment-problems#wrong-duty).',
                },
              ],
            },
            {
              id: 'lower-invoice',
              question: 'The seller offers to write a lower value. Should I agree?',
              answer: [
                {
                  paragraph:
                    "No. Customs compares prices with its own records. A false value can mean a fine, a delay or the loss of your goods, and insurance pays no more than you declared. We don't file such invoices.",
                },
              ],
            },
            {
              id: 'gift',
              question: 'Are gifts and used goods duty-free?',
              answer: [
                {
                  paragraph:
                    'No, not automatically. There are reliefs, for example for people moving back to Tanzania with their household goods, and each has conditions. Ask us before the goods leave.',
                },
              ],
            },
            {
              id: 'clearance-time',
              question: 'How long does clearance take?',
              answer: [
                {
                  paragraph:
                    "It depends on the goods, the permits and whether customs opens the box. It's quickest when the papers are complete before arrival.",
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
      kind: 'call-to-action',
      ground: 'leaf',
      view: 'dar',
      heading: 'Show us the invoice',
      text: "We'll tell you the likely tariff code, the permits you need and what customs will ask.",
      actions: [
        { label: 'Send your papers', channel: 'email' },
        { label: 'Ask a question', page: 'contact' },
      ],
    },
  ],
};
