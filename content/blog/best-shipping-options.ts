import type { Post } from '../schema/post';

export const page: Post = {
  name: 'By air, by sea or shared',
  meta: {
    title: 'Best shipping options to Tanzania: air or sea',
    description:
      'Should your goods go by air, by sea or with other orders? Learn how freight is priced, compare rates from {origins.count} countries and see how to pay less.',
    keywords: [
      'best shipping options Tanzania',
      'air or sea freight',
      'volumetric weight',
      'incoterms FOB DAP DDP',
    ],
  },
  published: '2026-02-24',
  updated: '2026-11-23',
  author: 'Freight desk, Dar es Salaam',
  summary:
    'Two boxes can weigh the same, and one can cost three times as much to send. Read why, when air is better than sea, and who pays for what under the usual delivery terms.',
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'best-shipping-options' },
      heading: 'Air, sea or shared: the best way to ship to Tanzania',
      lead: "Measure the box and answer three questions. Then it's usually clear whether to ship by air or by sea.",
    },
    {
      kind: 'document',
      parts: [
        {
          id: 'short-answer',
          heading: 'The short answer',
          blocks: [
            {
              objects: [
                {
                  scene: 'plane',
                  caption:
                    '**By air: **for small packages, urgent deliveries and valuable electronics. It takes {air.time} from Dubai. You pay by the kilogram, and for a large, light box by its size.',
                },
                {
                  scene: 'port',
                  caption:
                    '**By sea: **for anything large, heavy or not urgent. It takes {sea.time} from most countries, and you pay by space or weight, whichever is more, or for a full container.',
                },
                {
                  object: 'mixed-barrel',
                  caption:
                    '**Together: **for several orders from one country. Packed abroad as one shipment, they cost less. Allow for the wait until your last order arrives.',
                },
              ],
            },
          ],
        },
        {
          id: 'chargeable-weight',
          heading: 'The weight you pay for',
          blocks: [
            {
              paragraph:
                'Air freight is charged by space as well as by weight, so you pay for the space a light, bulky box takes. Carriers turn space into kilograms with a divisor. Ours is {weight.divisor}, the usual one for air parcels.',
            },
            {
              note: 'Volumetric weight (kg) = length × width × height (cm) ÷ {weight.divisor}. The chargeable weight is the volumetric weight or the weight on the scale, whichever is larger.',
            },
            {
              paragraph:
                'A box of {cushions.sides} cm comes to {cushions.volume} ÷ {weight.divisor} = {cushions.volumetric} kg. Full of cushions, it weighs {cushions.weight} kg, and you pay for {cushions.charged} kg. Squeeze the cushions into {pressed.sides} cm and you pay for {pressed.volumetric} kg. Books of the same weight need {books.sides} cm, so you pay for what they weigh.',
            },
            {
              bars: {
                caption: 'Air freight from the USA for three boxes of {cushions.weight} kg',
                kinds: ['short', 'short'],
                columns: ['Box', 'Air freight', 'Charged weight'],
                objects: ['bedding', 'bedding', 'books-and-documents'],
                rows: [
                  ['Cushions, loose', '{cushions.total}', '{cushions.charged} kg'],
                  ['The same cushions, pressed', '{pressed.total}', '{pressed.charged} kg'],
                  ['Books', '{books.total}', '{books.charged} kg'],
                ],
              },
            },
            {
              paragraph:
                'Measure the outside of the carton, bulges included. The [cost calculator](help/shipping-tools) works out the price for any origin.',
            },
          ],
        },
        {
          id: 'times-and-rates',
          heading: 'Times and rates from {origins.count} countries',
          blocks: [
            {
              table: {
                caption:
                  'Estimated times to Tanzania, and the air rate per kg of chargeable weight',
                onPhones: 'columns',
                kinds: ['figures', 'figures', 'figures'],
                columns: ['From', 'By air', 'By sea', 'Air, per kg'],
                rows: [
                  ['[USA](routes/usa)', '{usa.days}', '{usa.sea}', '{usa.rate}'],
                  ['[UK](routes/uk)', '{uk.days}', '{uk.sea}', '{uk.rate}'],
                  ['[Canada](routes/canada)', '{canada.days}', '{canada.sea}', '{canada.rate}'],
                  ['[China](routes/china)', '{china.days}', '{china.sea}', '{china.rate}'],
                  ['[Dubai](routes/dubai)', '{dubai.days}', '{dubai.sea}', '{dubai.rate}'],
                  [
                    '[South Korea](routes/south-korea)',
                    '{south-korea.days}',
                    '{south-korea.sea}',
                    '{south-korea.rate}',
                  ],
                  [
                    '[Hong Kong](routes/hong-kong)',
                    '{hong-kong.days}',
                    '{hong-kong.sea}',
                    '{hong-kong.rate}',
                  ],
                  ['[France](routes/france)', '{france.days}', '{france.sea}', '{france.rate}'],
                  [
                    '[Germany](routes/germany)',
                    '{germany.days}',
                    '{germany.sea}',
                    '{germany.rate}',
                  ],
                  [
                    '[Netherlands](routes/netherlands)',
                    '{netherlands.days}',
                    '{netherlands.sea}',
                    '{netherlands.rate}',
                  ],
                ],
              },
            },
            {
              paragraph:
                'Air times are in business days from these countries: {origins.in-business-days}. All times are estimates and can vary with customs clearance and local delivery. If your goods have to arrive before a school term, a wedding or a season, allow an extra week by air and two by sea.',
            },
          ],
        },
        {
          id: 'three-questions',
          heading: 'Three questions to help you decide',
          blocks: [
            {
              objects: [
                { object: 'machines-and-pumps', caption: 'If a machine has stopped, fly the part' },
                {
                  object: 'tiles-and-building-materials',
                  caption: 'Floor tiles are heavy and cheap: send them by sea',
                },
                { object: 'perfume', caption: 'Perfume goes by sea, with papers' },
              ],
            },
            {
              numbered: [
                'What do the extra weeks at sea cost you? Count what a stopped machine or an empty shelf costs you each week. If it comes to more than the difference in freight, fly.',
                'What is one kilogram worth? Freight of {usa.rate} a kilogram is nothing for phones or lenses, and far too much for floor tiles. As a rule of thumb, consider sea when air costs more than a fifth of the value of the goods.',
                'Can it fly at all? Perfume, oil paint, aerosols, loose lithium batteries and power banks are dangerous goods in the air. By sea, we can often take them, with papers.',
              ],
            },
            {
              paragraph:
                "If you're not sure about the third question, check the list of [prohibited items](help/prohibited-items) before you buy.",
            },
          ],
        },
        {
          id: 'delivery-terms',
          heading: 'Who pays for what: delivery terms',
          blocks: [
            {
              paragraph:
                "A supplier's price comes with three letters that say what it includes. These are Incoterms: rules from the International Chamber of Commerce that say where cost and risk pass from the seller to you.",
            },
            {
              bars: {
                caption:
                  "Five terms you'll see when importing to Tanzania, and how far the seller pays",
                kinds: ['text', 'text'],
                columns: ['Term', 'The seller pays until', 'You pay'],
                rows: [
                  [
                    '<abbr title="Ex Works">EXW</abbr>',
                    "1. The goods are ready at the seller's door",
                    'Everything from there, including export clearance',
                  ],
                  [
                    '<abbr title="Free Carrier">FCA</abbr>',
                    '2. Your carrier has them, cleared for export',
                    'Main freight, insurance, import clearance, duty and tax',
                  ],
                  [
                    '<abbr title="Free On Board">FOB</abbr>',
                    '3. They are on board the ship, cleared for export',
                    'Sea freight, insurance, import clearance, duty and tax',
                  ],
                  [
                    '<abbr title="Delivered At Place">DAP</abbr>',
                    '4. They are ready to unload at the named place in Tanzania',
                    'Import clearance, duty and tax',
                  ],
                  [
                    '<abbr title="Delivered Duty Paid">DDP</abbr>',
                    '5. They are at the named place, with duty and tax paid',
                    'Unloading only',
                  ],
                ],
              },
            },
            {
              paragraph:
                'FOB is meant for goods loaded on a ship. For air freight, and for containers dropped at a depot, the right term is FCA, although many suppliers write FOB on everything.',
            },
            {
              paragraph:
                "Duties are normally not in our quote, and the recipient pays them, as under DAP. If you'd rather pay one sum with nothing due later, ask for DDP.",
            },
          ],
        },
        {
          id: 'pay-less',
          heading: 'Five ways to pay less',
          blocks: [
            { scene: 'warehousing' },
            {
              list: [
                'Let small orders from one country wait for each other, and ship them as one.',
                'Ask for repacking. Cartons from shops are often half empty.',
                'Split a mixed order: the few urgent things by air, the rest by sea.',
                'If you ship all year round, look at [membership](membership): {basic.discount} or {premium.discount} off shipping.',
                'Get the papers right. Storage at the port can cost more than any discount saves.',
              ],
            },
          ],
        },
        {
          id: 'before-booking',
          heading: 'Before you book',
          blocks: [
            { scene: 'quote' },
            { paragraph: 'Have these details ready:' },
            {
              list: [
                'Outer size in cm and weight in kg of each carton',
                'Where we collect the goods, and the town we deliver to',
                "What the goods are, what they're made of, what they're for and what they cost",
                'The delivery term you agreed with the seller',
                "The day you need the goods, and what happens if they're late",
              ],
            },
            {
              paragraph:
                'With these details, we can give you [a quote](get-quote) without further questions.',
            },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'boxes',
      heading: 'Read on',
      items: [
        {
          picture: { scene: 'air-freight-benefits' },
          text: 'See when paying more to fly saves you money.',
          link: { label: 'When air freight to Tanzania pays', page: 'blog/air-freight-benefits' },
        },
        {
          picture: { scene: 'customs-brokerage-guide' },
          text: 'Follow the papers, steps and taxes between the port and your door.',
          link: {
            label: 'Customs in Tanzania, step by step',
            page: 'blog/customs-brokerage-guide',
          },
        },
        {
          picture: { scene: 'sea-air-freight' },
          text: 'See what each service includes, and how to book.',
          link: { label: 'Sea and air freight', page: 'services/sea-air-freight' },
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'sun',
      view: 'highlands',
      heading: 'Get both prices',
      text: 'Tick air and sea in the form, and we send you a price for each.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
    },
  ],
};
