import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Cargo to Zanzibar',
  updated: '2026-11-27',
  meta: {
    title: 'Shipping to Zanzibar: routes, customs and taxes',
    description:
      'We bring cargo to Unguja and Pemba from China, Dubai, the UK and elsewhere. Find out about the route, customs on the islands and how to get a price.',
    keywords: ['shipping to Zanzibar', 'cargo Zanzibar', 'Zanzibar customs', 'China to Zanzibar'],
  },
  listing: {
    order: 45,
    summary: 'See how goods reach Unguja and Pemba, and where customs clears them.',
    icon: 'ship',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'zanzibar' },
      heading: 'Cargo to Zanzibar',
      lead: 'We deliver to Unguja and Pemba on request. Most goods come through Dar es Salaam, so allow more time for the ferry.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
      facts: [
        { value: '2 islands', label: 'Unguja and Pemba, by ferry from Dar es Salaam' },
        { value: '15%', label: 'VAT on most imports', basis: '{customs.vat} on the mainland' },
      ],
    },
    {
      kind: 'steps',
      id: 'ways',
      heading: 'How your parcel reaches the islands',
      intro:
        'Parcels, cartons and barrels go through Dar es Salaam. **Full containers and large orders go straight to the port or airport of Zanzibar:** customs clears them there, and you collect them, or we deliver on the island.',
      items: [
        {
          title: 'To Dar es Salaam',
          pictures: [{ scene: 'plane' }],
          text: 'By air or by sea: see [rates and times](#origins).',
        },
        {
          title: 'Customs',
          pictures: [{ scene: 'customs' }],
          text: 'Your goods are cleared in Dar es Salaam.',
        },
        {
          title: 'The ferry',
          pictures: [{ scene: 'ferry' }],
          text: 'It takes them to Unguja or Pemba. Your quote shows the price and the days of the crossing.',
        },
        {
          title: 'Your door',
          pictures: [{ scene: 'door' }],
          text: 'We deliver them to you on the island.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'customs',
      background: 'linen',
      heading: 'Customs in Zanzibar and on the mainland',
      intro:
        'You pay the same duty in both places. VAT is lower in Zanzibar, where ZRA collects it and not TRA. Ask us which VAT applies to you before you pay.',
      shows: { halves: ['pemba', 'port'] },
      table: {
        caption: 'Which authority is responsible, in Zanzibar and on the mainland',
        columns: ['What', 'Zanzibar', 'Mainland'],
        rows: [
          ['VAT on most imports', '15%', '{customs.vat}'],
          [
            'Who collects VAT and local taxes',
            '[ZRA](https://www.zanrevenue.org/tax/value-added-tax-vat), the Zanzibar Revenue Authority',
            '[TRA](https://www.tra.go.tz), the Tanzania Revenue Authority',
          ],
          ['Port', 'Zanzibar Ports Corporation (ZPC)', 'Tanzania Ports Authority (TPA)'],
          ['Standards', 'Zanzibar Bureau of Standards (ZBS)', 'Tanzania Bureau of Standards (TBS)'],
        ],
      },
      note: 'TRA charges import duty in both places, by the East African tariff. TCRA checks communication equipment in both places. The port of Zanzibar has storage prices of its own: ask ZPC. Checked in {2026-11}.',
    },
    {
      kind: 'case',
      heading: 'Worked example: a phone to Unguja',
      intro:
        'You buy a phone in Dubai, and we bring it to Unguja. The ticket counts everything as far as Dar es Salaam, with mainland VAT. The ferry comes on top.',
      goods: 'smartphones',
      origin: 'dubai',
      onward: { code: 'ZNZ', city: 'Unguja' },
      besides: 'plus the ferry to the island, which is in your quote',
      onTop: [{ label: 'Ferry, and delivery on the island', text: 'in your quote' }],
      points: [
        {
          title: 'Before the flight',
          text: 'You pay our invoice in full. The ferry is on it.',
        },
        {
          title: 'In Dar es Salaam',
          text: 'You pay duty and taxes to TRA. Keep the receipt: with it, customs does not charge you again in Zanzibar.',
        },
      ],
      action: { label: 'Get a quote', page: 'get-quote' },
    },
    {
      kind: 'departures-board',
      id: 'origins',
      heading: 'Rates and times as far as Dar es Salaam',
      intro:
        'Prices are for one kilogram by air. The crossing and delivery in Zanzibar are extra. See [all {origins.count} countries](shipping-routes).',
      origins: ['dubai', 'china', 'uk', 'usa'],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about Zanzibar',
      groups: [
        {
          id: 'zanzibar-questions',
          questions: [
            {
              id: 'which-vat',
              question: 'Do I pay Zanzibar VAT or mainland VAT?',
              answer: [
                {
                  paragraph:
                    'For a parcel that we clear in Dar es Salaam, we count mainland VAT of {customs.vat}. We found no rule for goods that are cleared there for someone in Zanzibar, so ask us or ZRA before you pay. ZRA publishes a VAT of 15%, and [PwC](https://github.com/Brigadirk/based.guide.move/blob/39229a2ace4656daa30da4cb2ed434dce462ca19/backend/tax_recommender/merged_markdown_folder/tanzania.md) says the same.',
                },
              ],
            },
            {
              id: 'twice',
              question: 'Do I pay customs twice?',
              answer: [
                {
                  paragraph:
                    'Not if your goods are cleared in Dar es Salaam and go on to Zanzibar with their papers, so keep the declaration and the receipt from TRA. In the other direction, TRA can charge the difference if you paid less in Zanzibar than you would have on the mainland. Check with TRA before you buy to resell.',
                },
              ],
            },
            {
              id: 'moving-to-zanzibar',
              question: "We're moving to Zanzibar. Are our household goods free of duty?",
              answer: [
                {
                  paragraph:
                    'Yes, they are free of import duty. This relief is in East African law, so you need the same proof and inventory as on the mainland, and have the same 90 days: see [moving home](goods/household-effects). Foreigners also show their residence or work permit. ZRA decides on VAT in Zanzibar, so get its answer before the goods leave. A full container goes straight to Zanzibar; cartons are cleared in Dar es Salaam and cross by ferry.',
                },
              ],
            },
            {
              id: 'zanzibar-address',
              question: 'What do I enter in the quote form for Zanzibar?',
              answer: [
                {
                  paragraph:
                    'Choose Tanzania under "To", and write the island and the nearest landmark under "Additional notes". The price then includes the crossing.',
                },
              ],
            },
            {
              id: 'zanzibar-calculator',
              question: 'Does the total cost tool work for Zanzibar?',
              answer: [
                {
                  paragraph:
                    'Only in part. The [total cost tool](help/landed-cost) uses mainland duty and taxes, and leaves out the crossing. For a price to Zanzibar, ask us.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'lagoon',
      heading: 'Get a price to the islands',
      text: "Tell us what you're sending, where it comes from, its weight and size, and which island it's going to.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
    },
  ],
};
