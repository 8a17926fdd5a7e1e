import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Beyond Tanzania',
  updated: '2026-11-28',
  meta: {
    title: 'Cargo to Rwanda, Burundi, Uganda, Zambia and Congo',
    description:
      'Your goods can land in Dar es Salaam and travel on to Rwanda, Burundi, Uganda, Zambia, Malawi or eastern Congo. We explain the route and who pays.',
    keywords: [
      'transit cargo Dar es Salaam',
      'cargo to Rwanda via Dar',
      'shipping to Lubumbashi',
      'Dar es Salaam to Zambia freight',
    ],
  },
  listing: {
    order: 48,
    summary: 'See how goods travel on to Rwanda, Burundi, Uganda, Zambia, Malawi or eastern Congo.',
    icon: 'truck',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'beyond-tanzania' },
      heading: 'Beyond Tanzania',
      lead: "Six of Tanzania's neighbours use the port of Dar es Salaam. We bring your goods there, prepare the transit papers and hand them to a carrier, who takes them to your country. Ask us for a price.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
    },
    {
      kind: 'table',
      id: 'ways',
      heading: 'The route to each country',
      table: {
        caption:
          'Where goods from Dar es Salaam usually cross the border, and where they are taxed',
        columns: ['To', 'The usual way', 'Where duty is paid'],
        rows: [
          [
            'Rwanda',
            'By road to Rusumo',
            "You pay Rwanda's duty before the goods leave Dar es Salaam",
          ],
          [
            'Burundi',
            'By road to Kabanga',
            "You pay Burundi's duty before the goods leave Dar es Salaam",
          ],
          [
            'Uganda',
            'By road to Mutukula',
            "You pay Uganda's duty before the goods leave Dar es Salaam",
          ],
          ['Zambia', 'By road to Tunduma', 'In Zambia'],
          ['Malawi', 'By road to Kasumulu', 'In Malawi'],
          [
            'Congo: Lubumbashi, Likasi, Kolwezi',
            'By road to Tunduma, and through Zambia to Kasumbalesa',
            'In Congo',
          ],
          [
            'Congo: Goma, Bukavu',
            'By road to Rusumo, and through Rwanda. Ask first which border is open',
            'In Congo',
          ],
          ['Congo: Kalemie, Uvira', 'To Kigoma, and across Lake Tanganyika', 'In Congo'],
        ],
      },
      note: 'In the quote form, Rwanda and Uganda are in the "To" list. For Burundi, Zambia, Malawi, Congo or Zanzibar, choose Tanzania and write the country and the town in the notes. For Rwanda, Burundi and Uganda, the goods are declared to the country of arrival while they are still in our port. This is called the East African single customs territory. We checked this in {2026-11}. Zanzibar is part of Tanzania: see [cargo to Zanzibar](help/zanzibar).',
    },
    {
      kind: 'cards',
      layout: 'rows',
      id: 'papers',
      heading: 'What travels with the goods',
      background: 'linen',
      items: [
        {
          title: 'A bond',
          text: 'Goods in transit pay no duty here. Instead, an agent guarantees the tax with a bond. The bond ends when the border office confirms that the goods have left.',
        },
        {
          title: 'The transit declaration',
          text: 'It shows the goods, the lorry, the route and the time allowed. If the goods leave that route or are sold on the road, duty and a penalty are due here.',
        },
        {
          title: 'An electronic seal',
          text: 'The revenue authorities follow containers with a seal that reports where it is. It stays shut until the country of arrival opens it.',
        },
        {
          title: 'The papers of your country',
          text: 'They are the invoice, the packing list and the bill of lading, with your name and your tax number in that country. Your country may ask for its own certificate of conformity.',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'What people ask',
      groups: [
        {
          id: 'transit-questions',
          questions: [
            {
              id: 'who-clears-there',
              question: 'Who clears the goods in my country?',
              answer: [
                {
                  paragraph:
                    'An agent who is licensed there: yours, or one that we name in the quote. Our own licence ends at the border.',
                },
              ],
            },
            {
              id: 'small-parcel-abroad',
              question: 'Do you take one parcel to Kigali or Bujumbura?',
              answer: [
                {
                  paragraph:
                    "Ask us, and tell us its weight and what's in it. It's often better to fly a single parcel straight to your own country. If so, we'll tell you.",
                },
              ],
            },
            {
              id: 'transit-days',
              question: 'How long does it take from Dar es Salaam?',
              answer: [
                {
                  paragraph:
                    'Count the days to Dar es Salaam from [your origin](shipping-routes). The road, the border and the papers come after that. Your quote shows the days for your goods.',
                },
              ],
            },
            {
              id: 'transit-free-days',
              question: 'How many days are free in the port?',
              answer: [
                {
                  paragraph:
                    'You get 15 days from the day the ship has unloaded, instead of {port.free-days}. This is in clause 32 of the [tariff book of {2024-02}](https://github.com/ernestmoyo/tpa_sea_ports/blob/c1c9fc4a24c208c313d3e925318b8e7dc1ebc0bc/docs/tariff-book/TPA_Sea_Ports_Tariff_Book_Feb_2024.md); we have not seen the book of {2026-01}. The shipping line has free days of its own, so ask us before the ship arrives.',
                },
              ],
            },
            {
              id: 'wrong-destination',
              question: 'Can I change my mind and sell the goods in Tanzania?',
              answer: [
                {
                  paragraph:
                    'Yes, if you tell customs first. The goods are then declared for Tanzania, and all duty and taxes are paid before they are released.',
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
      heading: 'Ask for a price to the border, or to your door',
      text: 'Tell us the town, the goods, the weight and the size. Is your country not in the "To" list? Choose Tanzania, and name it in the notes.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
    },
  ],
};
