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
      picture: { scene: 'zanzibar' },
      heading: 'Cargo to Zanzibar',
      lead: 'We deliver to Unguja and Pemba on request. Most goods come through Dar es Salaam, so allow the time to get there, and then the ferry.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
      facts: [
        { value: '2 islands', label: 'Unguja and Pemba' },
        { value: '15%', label: 'VAT on most imports', basis: '{customs.vat} on the mainland' },
      ],
    },
    {
      kind: 'cards',
      layout: 'boxes',
      id: 'ways',
      heading: 'Two ways to the islands',
      items: [
        {
          picture: { scene: 'customs' },
          title: 'By way of Dar es Salaam',
          text: 'This is for parcels, cartons and barrels. Customs clears them in Dar es Salaam. Then they cross by ferry and come to your door. The crossing adds to the price and the time. Your quote shows both.',
        },
        {
          picture: { scene: 'shipping-routes' },
          title: 'Straight to Zanzibar',
          text: 'This is for full containers and large orders. Customs clears them at the port or airport of Zanzibar. You collect them there, or we deliver on the island. Your quote shows the price and the days.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'customs',
      background: 'linen',
      heading: 'Customs in Zanzibar and on the mainland',
      intro: 'Ask us which VAT applies to your goods before you pay.',
      table: {
        caption: 'Which authority is responsible, in Zanzibar and on the mainland',
        columns: ['What', 'Zanzibar', 'Mainland'],
        onPhones: 'columns',
        rows: [
          ['VAT on most imports', '**15%**', '**{customs.vat}**'],
          [
            'Who takes VAT and local taxes',
            '[ZRA](https://www.zanrevenue.org/tax/value-added-tax-vat), the Zanzibar Revenue Authority',
            '[TRA](https://www.tra.go.tz), the Tanzania Revenue Authority',
          ],
          ['Port', 'Zanzibar Ports Corporation (ZPC)', 'Tanzania Ports Authority (TPA)'],
          ['Standards', 'Zanzibar Bureau of Standards (ZBS)', 'Tanzania Bureau of Standards (TBS)'],
        ],
      },
      note: 'Import duty is the same on both sides: customs of TRA takes it, by the East African tariff. TCRA checks communication equipment on both. Taxes and fees differ, so ask ZPC for its storage tariff. Checked in {2026-11}.',
    },
    {
      kind: 'departures-board',
      id: 'origins',
      heading: 'Rates and times to Dar es Salaam',
      origins: ['dubai', 'china', 'uk', 'usa'],
      note: 'These are prices by air for one kilogram to Dar es Salaam. See [all {origins.count} countries](shipping-routes). The crossing and delivery in Zanzibar are extra. Your quote shows their price and how many days they add.',
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
                    'For a parcel that we clear in Dar es Salaam, we count the VAT of the mainland, {customs.vat}. We found no rule for goods that are cleared there for somebody in Zanzibar, so ask us or ZRA before you pay. The VAT of 15% is what ZRA publishes, and [PwC](https://github.com/Brigadirk/based.guide.move/blob/39229a2ace4656daa30da4cb2ed434dce462ca19/backend/tax_recommender/merged_markdown_folder/tanzania.md) says the same.',
                },
              ],
            },
            {
              id: 'twice',
              question: 'Do I pay customs twice?',
              answer: [
                {
                  paragraph:
                    'Not for goods that are cleared in Dar es Salaam and go on to Zanzibar with their papers: keep the declaration and the receipt from TRA. In the other direction, TRA can charge the difference if goods cleared in Zanzibar paid less than on the mainland. Check with TRA before you buy to resell.',
                },
              ],
            },
            {
              id: 'moving-to-zanzibar',
              question: "We're moving to Zanzibar. Are our household goods free of duty?",
              answer: [
                {
                  paragraph:
                    'Yes, they are free of import duty. The relief is East African law, with the same proof, inventory and 90 days as on the mainland ([moving home](goods/household-effects)). Foreigners show their residence or work permit. VAT in Zanzibar is for ZRA to decide, so get its answer before the goods leave. A full container goes straight to Zanzibar; cartons are cleared in Dar es Salaam and cross by ferry.',
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
              question: 'Does the total cost tool count Zanzibar?',
              answer: [
                {
                  paragraph:
                    'The [total cost tool](help/landed-cost) uses the duty and taxes of the mainland and leaves out the crossing. For Zanzibar, ask us.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Get a price to the islands',
      text: 'Tell us what it is, where it comes from, its weight and size, and the island.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
    },
  ],
};
