import type { Post } from '../schema/post';

export const page: Post = {
  name: 'Best shipping options',
  meta: {
    title: 'Best shipping options to Tanzania: air or sea',
    description:
      'Air, sea or consolidated? How chargeable weight sets the price, times and rates from {origins.count} countries, what FOB, DAP and DDP mean, and five ways to pay less.',
    keywords: [
      'best shipping options Tanzania',
      'air or sea freight',
      'volumetric weight',
      'incoterms FOB DAP DDP',
    ],
  },
  published: '2026-02-24',
  updated: '2026-11-22',
  author: 'Freight desk, Dar es Salaam',
  summary:
    'Two boxes of the same weight can differ threefold in price. This guide shows how the price comes about, when air beats sea, and who pays for what under the usual delivery terms.',
  sections: [
    {
      kind: 'page-hero',
      heading: 'Air, sea or shared: the best way to ship to Tanzania',
      lead: 'Measure the box and answer three questions; then it is usually clear whether to ship by air or by sea.',
      motif: 'ship',
    },
    {
      kind: 'document',
      parts: [
        {
          id: 'short-answer',
          heading: 'The short answer',
          blocks: [
            {
              paragraph:
                'Use air freight for what is small, urgent or valuable, and sea freight for what is large, heavy or not urgent. If you have several small orders, have them packed abroad as one consignment. The table gives the figures.',
            },
            {
              table: {
                caption: 'Three ways to ship to Tanzania',
                columns: ['Way', 'Good for', 'Time', 'Charged by'],
                rows: [
                  [
                    'Air freight',
                    'Small to medium packages, urgent deliveries, high-value electronics',
                    '{air.time}',
                    'Chargeable weight, per kg',
                  ],
                  [
                    'Sea freight',
                    'Large or heavy items, bulk shipments, cost-sensitive cargo',
                    '{sea.time}',
                    'Space or weight, whichever is more; or a full container',
                  ],
                  [
                    'Consolidation',
                    'Several orders from one country',
                    'As air or sea, and the wait until the last order is in',
                    'As air or sea, for one repacked consignment',
                  ],
                ],
              },
            },
          ],
        },
        {
          id: 'chargeable-weight',
          heading: 'The weight you pay for',
          blocks: [
            {
              paragraph:
                'An aircraft is often full before it is heavy. So a light, bulky box is charged for its space. Carriers turn space into kilograms with a divisor; ours is {weight.divisor}, the usual one for parcels by air.',
            },
            {
              note: 'Volumetric weight (kg) = length × width × height (cm) ÷ {weight.divisor}. The chargeable weight is the larger of this and the weight on the scale.',
            },
            {
              list: [
                'A box of {cushions.sides} cm comes to {cushions.volume} ÷ {weight.divisor} = {cushions.volumetric} kg. With cushions inside it weighs {cushions.weight} kg, and {cushions.charged} kg is charged. From the USA at {usa.rate} per kg: {cushions.total}.',
                'A box of books, {books.sides} cm, also weighs {books.weight} kg. Its volumetric weight is {books.volumetric} kg, so {books.charged} kg is charged: {books.total}, a third of the price for the same weight on the scale.',
                'Press the cushions into {pressed.sides} cm, and the volumetric weight falls to {pressed.volumetric} kg: {pressed.total}, which is {pressed.saved} less for the same cushions.',
              ],
            },
            {
              paragraph: [
                'Measure the outside of the carton, bulges included. The ',
                { text: 'cost calculator', page: 'help/shipping-tools' },
                ' does the sum for any origin.',
              ],
            },
          ],
        },
        {
          id: 'times-and-rates',
          heading: 'Times and rates from {origins.count} countries',
          blocks: [
            {
              table: {
                caption: 'Estimated times to Tanzania, and the rate per kg of chargeable weight',
                columns: ['From', 'By air', 'By sea', 'Rate per kg'],
                rows: [
                  [[{ text: 'USA', page: 'routes/usa' }], '{usa.air}', '{usa.sea}', '{usa.rate}'],
                  [[{ text: 'UK', page: 'routes/uk' }], '{uk.air}', '{uk.sea}', '{uk.rate}'],
                  [
                    [{ text: 'Canada', page: 'routes/canada' }],
                    '{canada.air}',
                    '{canada.sea}',
                    '{canada.rate}',
                  ],
                  [
                    [{ text: 'China', page: 'routes/china' }],
                    '{china.air}',
                    '{china.sea}',
                    '{china.rate}',
                  ],
                  [
                    [{ text: 'Dubai', page: 'routes/dubai' }],
                    '{dubai.air}',
                    '{dubai.sea}',
                    '{dubai.rate}',
                  ],
                  [
                    [{ text: 'South Korea', page: 'routes/south-korea' }],
                    '{south-korea.air}',
                    '{south-korea.sea}',
                    '{south-korea.rate}',
                  ],
                  [
                    [{ text: 'Hong Kong', page: 'routes/hong-kong' }],
                    '{hong-kong.air}',
                    '{hong-kong.sea}',
                    '{hong-kong.rate}',
                  ],
                  [
                    [{ text: 'France', page: 'routes/france' }],
                    '{france.air}',
                    '{france.sea}',
                    '{france.rate}',
                  ],
                  [
                    [{ text: 'Germany', page: 'routes/germany' }],
                    '{germany.air}',
                    '{germany.sea}',
                    '{germany.rate}',
                  ],
                  [
                    [{ text: 'Netherlands', page: 'routes/netherlands' }],
                    '{netherlands.air}',
                    '{netherlands.sea}',
                    '{netherlands.rate}',
                  ],
                ],
              },
            },
            {
              paragraph:
                'Times are estimates and can vary with customs clearance and local delivery. Allow an extra week by air and two by sea before a school term, a wedding or a season.',
            },
          ],
        },
        {
          id: 'three-questions',
          heading: 'Three questions that decide',
          blocks: [
            {
              numbered: [
                'What does a week of waiting cost? For a stopped machine or stock that is sold out, put a figure on it. If the figure is above the difference in freight, fly.',
                'What is one kilogram worth? Phones or lenses can carry {usa.rate} a kilogram with ease. Floor tiles cannot. As a rule of thumb, look at sea when air freight is more than a fifth of the value of the goods.',
                'May it fly at all? Perfume, paint, aerosols, loose lithium batteries and power banks are dangerous goods in the air. Some go by sea with papers; some do not go.',
              ],
            },
            {
              paragraph: [
                'If the third answer is unclear, look at the list of ',
                { text: 'prohibited items', page: 'help/prohibited-items' },
                ' before you buy.',
              ],
            },
          ],
        },
        {
          id: 'delivery-terms',
          heading: 'Who pays for what: delivery terms',
          blocks: [
            {
              paragraph:
                "With a supplier's price come three letters, which say what the price includes. They are Incoterms, the rules of the International Chamber of Commerce that say where the cost and the risk pass from seller to buyer.",
            },
            {
              table: {
                caption: 'Five terms that importers to Tanzania meet',
                columns: ['Term', 'The seller pays until', 'You pay'],
                rows: [
                  [
                    [{ abbr: 'EXW', meaning: 'Ex Works' }],
                    "The goods stand ready at the seller's door",
                    'Everything from there, export clearance included',
                  ],
                  [
                    [{ abbr: 'FOB', meaning: 'Free On Board' }],
                    'The goods are on board the ship, cleared for export',
                    'Sea freight, insurance, import clearance, duty and tax',
                  ],
                  [
                    [{ abbr: 'FCA', meaning: 'Free Carrier' }],
                    'The goods are with your carrier, cleared for export',
                    'Main freight, insurance, import clearance, duty and tax',
                  ],
                  [
                    [{ abbr: 'DAP', meaning: 'Delivered At Place' }],
                    'The named place in Tanzania, ready to unload',
                    'Import clearance, duty and tax',
                  ],
                  [
                    [{ abbr: 'DDP', meaning: 'Delivered Duty Paid' }],
                    'The named place, with import clearance, duty and tax paid',
                    'Unloading only',
                  ],
                ],
              },
            },
            {
              note: 'FOB is made for goods loaded on a ship. For air freight, and for containers handed over at a depot, the fitting term is FCA, although many suppliers write FOB on everything.',
            },
            {
              paragraph:
                'Duties are normally not in our quote and are paid by the recipient, as under DAP. If you would rather have one sum with nothing due at the door, ask for DDP.',
            },
          ],
        },
        {
          id: 'pay-less',
          heading: 'Five ways to pay less',
          blocks: [
            {
              list: [
                'Let small orders from one country wait for each other and ship as one.',
                'Ask for repacking. Store cartons are often half empty.',
                'Split a mixed order: the urgent tenth by air, the rest by sea.',
                [
                  'If you ship through the year, look at ',
                  { text: 'membership', page: 'membership' },
                  ': {basic.discount} or {premium.discount} off shipping.',
                ],
                'Get the papers right. Storage at the port costs more than any discount brings.',
              ],
            },
          ],
        },
        {
          id: 'before-booking',
          heading: 'Before you book',
          blocks: [
            {
              list: [
                'Outer size in cm and weight in kg of each carton',
                'Where it is collected, and the town of delivery',
                'What it is, what it is made of, what it is used for, and what it cost',
                'The delivery term agreed with the seller',
                'The day you need it, and what happens if it is late',
              ],
            },
            {
              paragraph: [
                'With these details we can make ',
                { text: 'a quote', page: 'get-quote' },
                ' without further questions.',
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'link-cards',
      heading: 'Read on',
      items: [
        {
          text: 'When the higher price of flying is the cheaper choice.',
          icon: 'plane',
          link: { label: 'What air freight buys you', page: 'blog/air-freight-benefits' },
        },
        {
          text: 'Papers, steps and taxes between the port and your door.',
          icon: 'document',
          link: {
            label: 'Customs in Tanzania, step by step',
            page: 'blog/customs-brokerage-guide',
          },
        },
        {
          text: 'What each of the two services includes, and how to book.',
          icon: 'ship',
          link: { label: 'Sea and air freight', page: 'services/sea-air-freight' },
        },
      ],
    },
  ],
};
