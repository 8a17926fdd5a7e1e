import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Sea & Air Freight',
  updated: '2026-11-23',
  listing: {
    order: 6,
    icon: 'ship',
    summary:
      'From one carton to a full container, by air in {air.time} or by sea in {sea.time}. We price both; you choose.',
    want: 'Move pallets, machines or a container',
    price: 'air from {uk.rate} / kg (UK), sea by quote',
    time: '{air.time} by air, {sea.time} by sea',
  },
  meta: {
    title: 'Sea and Air Cargo to Dar es Salaam, per kg and CBM',
    description:
      'Air cargo in {air.time} or sea freight in {sea.time} to Dar es Salaam: rates per kg, price per CBM, LCL and containers, and when sea is cheaper.',
    keywords: ['sea freight Tanzania', 'air freight Dar es Salaam', 'container shipping', 'LCL'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Sea and air freight to Tanzania',
      lead: "We bring cargo to Dar es Salaam by air when it's urgent and by sea when it's heavy. We book the space and follow your cargo until it arrives.",
      actions: [
        { label: 'Get a freight quote', page: 'get-quote' },
        { label: 'See all routes', page: 'shipping-routes' },
      ],
      facts: [
        { value: '{air.time}', label: 'by air' },
        { value: '{sea.time}', label: 'by sea' },
        { value: 'Save 70%', label: 'by sea instead of air' },
      ],
      picture: { illustration: 'sea-air-freight' },
    },
    {
      kind: 'two-ways',
      heading: 'Side by side',
      drawn: 'air-and-sea',
      table: {
        caption: 'Air freight and sea freight compared',
        columns: ['Compared by', 'Air', 'Sea'],
        rows: [
          ['Time', '{air.time}', '{sea.time}'],
          [
            'Price unit',
            'Kilogram of chargeable weight',
            'Cubic metre (CBM), or the whole container',
          ],
          [
            'Good for',
            'Small to medium packages, urgent deliveries, high-value electronics',
            'Large or heavy items, bulk shipments, cost-sensitive cargo',
          ],
          ['Arrives at', 'Julius Nyerere International Airport', 'Port of Dar es Salaam'],
          [
            'Not for',
            'Loose batteries, aerosols and perfumes',
            'Anything that spoils or loses value in weeks',
          ],
        ],
      },
      note: [
        'General figures: some origins are closer, some further away. ',
        { text: 'Times and rates from all {origins.count} origins', page: 'shipping-routes' },
        '.',
      ],
    },
    {
      kind: 'parcel-weight',
      heading: 'How air freight is priced',
      background: 'linen',
      name: 'A carton',
      example: 'example-carton',
      blocks: [
        {
          paragraph:
            'A plane usually runs out of space before it gets too heavy. So you pay for the larger of two weights: the one on the scale, or the one worked out from the size of the box. Using a smaller box is the easiest way to save.',
        },
      ],
      actions: [{ label: 'Work out the cost of my box', page: 'help/shipping-tools' }],
    },
    {
      kind: 'two-ways',
      id: 'sea-prices',
      heading: 'What sea freight costs, and what decides it',
      intro:
        'We price sea freight by quote, because the sea leg changes with each sailing. Every quote has these parts.',
      drawn: 'shared-and-own',
      table: {
        caption: 'The parts of a sea freight price',
        columns: ['Part', 'In a shared container', 'A container of your own'],
        rows: [
          [
            'What it is',
            [
              'Called ',
              { abbr: 'LCL', meaning: 'less than a container load' },
              '. It leaves when the container is full',
            ],
            [
              'Called ',
              { abbr: 'FCL', meaning: 'full container load' },
              ', 20 or 40 feet. Sealed at the factory',
            ],
          ],
          [
            'The sea leg',
            'Per cubic metre (CBM) or per 1,000 kg, whichever is more. Usually for at least 1 CBM',
            'One price for the container, however full it is',
          ],
          [
            'Before the ship',
            'Collection, packing into the container, export papers',
            'Trucking to where it is loaded, waiting time there, export papers',
          ],
          [
            'At the port of Dar es Salaam',
            'Unpacking, handling, delivery order',
            "Terminal handling, wharfage, delivery order, and the shipping line's deposit for the container",
          ],
          [
            'Clearance',
            'Our fee, for one declaration',
            'Our fee, and inspection if customs asks for it',
          ],
          [
            'To your door',
            'By weight, size and town',
            'A truck, and the return of the empty container',
          ],
          [
            'What moves the price',
            'The season (before Christmas and Chinese New Year it rises), fuel, and your deadline',
            'The same, and whether the ship sails by Suez or around the Cape',
          ],
        ],
      },
      note: 'Duty and taxes come on top. A quote that names only a price per CBM leaves most of this table out, so ask for the total to your door.',
    },
    {
      kind: 'containers',
      id: 'containers',
      heading: 'What fits in a container',
      background: 'linen',
      line: '{inside} m inside, {space}, of which you can fill {fill}. Cargo up to {cargo}.',
      items: [
        {
          name: '20-foot',
          inside: { length: 5.9, width: 2.35, height: 2.39 },
          space: '33 CBM',
          fill: '26 to 28',
          cargo: '28 tonnes',
        },
        {
          name: '40-foot',
          inside: { length: 12, width: 2.35, height: 2.39 },
          space: '67 CBM',
          fill: '55 to 58',
          cargo: '26 tonnes',
        },
        {
          name: '40-foot high cube',
          inside: { length: 12, width: 2.35, height: 2.69 },
          space: '76 CBM',
          fill: '62 to 68',
          cargo: '26 tonnes',
        },
      ],
      note: [
        'All rounded; road limits can allow less weight. To find your CBM, multiply length × width × height in centimetres, divide by 1,000,000 and add up all pieces. For example, {lamp-cartons.boxes} cartons of {lamp-cartons.sides} cm are {lamp-cartons.cbm-in-all} CBM. A whole household? See ',
        { text: 'moving home', page: 'goods/household-effects' },
        '.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about freight',
      groups: [
        {
          id: 'freight-questions',
          questions: [
            {
              id: 'what-costs',
              question: 'What does the price depend on?',
              answer: [
                {
                  paragraph:
                    'Volumetric weight, origin, destination, speed and special handling. Customs duties are normally not in the quote. The recipient pays them, unless you choose DDP (Delivered Duty Paid).',
                },
              ],
            },
            {
              id: 'sea-or-air',
              question: 'When is sea cheaper than air?',
              answer: [
                {
                  paragraph:
                    'Sea freight has fixed costs at both ports, whatever the size. So air is often cheaper for a few light cartons, and sea is nearly always cheaper for pallets. In between, ask us for both prices.',
                },
              ],
            },
            {
              id: 'price-per-cbm',
              question: 'How much is sea freight per cubic metre (CBM)?',
              answer: [
                {
                  paragraph: [
                    "It changes with the sailing and the season, so we quote it instead of publishing a list. Work out your CBM first: length × width × height in centimetres, divided by 1,000,000. A carton of {lamps.sides} cm is {lamps.cbm} CBM. Put that in a quote request, and we'll answer with the price. ",
                    { text: 'What decides the price', fragment: 'sea-prices' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'largest-size',
              question: "What's the largest item you can carry?",
              answer: [
                {
                  paragraph:
                    'That depends on the aircraft door or the container. A 40-foot container is about 12 m long and 2.35 m wide inside. Send us the size and weight, and the quote will say how it can travel.',
                },
              ],
            },
            {
              id: 'port-storage',
              question: 'Why do people lose money at the port?',
              answer: [
                {
                  paragraph: [
                    'Because storage is charged once the free days are over, and often a document is missing. Send us your papers before the ship arrives, so that we can have the declaration ready. ',
                    {
                      text: 'How many days are free',
                      page: 'services/warehousing',
                      fragment: 'free-days',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'cargo-cover',
              question: 'Is my cargo insured?',
              answer: [
                {
                  paragraph: [
                    'Only if you choose cover. Basic pays up to {cover.basic} of the item value, which is very little for a container. Full pays the value you declare. Read more about ',
                    { text: 'insurance and claims', page: 'help/insurance-claims' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
      ],
      actions: [{ label: 'See every step', page: 'help/how-it-works' }],
    },
    {
      kind: 'call-to-action',
      heading: 'Compare air and sea',
      text: 'Tick both Air Freight and Sea Freight in the form, and compare the prices before you decide.',
      actions: [
        { label: 'Get a Quote', page: 'get-quote' },
        { label: 'Ask a freight planner', page: 'contact' },
        { label: 'Get sailing dates by email', page: 'newsletter' },
      ],
    },
  ],
};
