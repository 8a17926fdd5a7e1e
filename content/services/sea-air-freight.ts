import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Sea & Air Freight',
  updated: '2026-11-27',
  listing: {
    order: 6,
    icon: 'ship',
    summary:
      'We carry anything from one carton to a full container, by air in {air.time} from Dubai or by sea in {sea.time} from most countries.',
    want: 'Move pallets or a container',
    price: 'from {uk.shillings} / kg',
    time: '{uk.rate} from the UK; {uk.air} by air, {uk.sea} by sea',
  },
  meta: {
    title: 'Air and sea freight to Dar es Salaam: how it is priced',
    description:
      'See what air freight to Tanzania costs per kg, how the price of sea freight is made up, how long both take, and when sea is cheaper.',
    keywords: ['sea freight Tanzania', 'air freight Dar es Salaam', 'container shipping', 'LCL'],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'leaf',
      heading: 'Sea and air freight to Tanzania',
      lead: 'We bring urgent cargo to Dar es Salaam by air, and everything else by sea. We book the space and follow your cargo until it arrives.',
      actions: [
        { label: 'Get a freight quote', page: 'get-quote' },
        { label: 'See all routes', page: 'shipping-routes' },
      ],
      facts: [
        { value: '{air.time}', label: 'by air from Dubai' },
        { value: '{sea.time}', label: 'by sea from most countries' },
        { value: 'Save 70%', label: 'by sea instead of air, on large goods' },
      ],
      picture: { scene: 'sea-air-freight' },
    },
    {
      kind: 'cards',
      layout: 'boxes',
      heading: 'Air and sea, side by side',
      items: [
        {
          title: 'By air',
          picture: { scene: 'air-freight-benefits' },
          text: 'It takes {air.time} from Dubai, {china.air} from China and {usa.air} from the USA. You pay by the kilogram, and for a large, light box by its size. It suits small to medium packages, urgent deliveries and high-value electronics.',
        },
        {
          title: 'By sea',
          picture: { scene: 'shipping-routes' },
          text: 'It takes {sea.time} from most countries, and {south-korea.sea} from South Korea. You pay per cubic metre (CBM), or for the whole container. It suits large or heavy items, bulk shipments and cost-sensitive cargo.',
        },
      ],
      note: 'See [times and rates from all {origins.count} origins](shipping-routes), and [what can fly and what goes by sea](goods#to-scale).',
    },
    {
      kind: 'prose',
      heading: 'How air freight is priced',
      background: 'linen',
      blocks: [
        {
          paragraph:
            'We compare the weight on the scale with the size of the box. You pay for the larger one, so a smaller box is the easiest way to save.',
          pulled: true,
        },
        {
          bars: {
            caption:
              'A carton of {example-carton.sides} cm, charged as {example-carton.charged} kg',
            columns: ['Weight', 'Kilograms', 'How we get it'],
            rows: [
              ['On the scale', '{example-carton.weight} kg', 'We weigh the packed carton'],
              [
                'By size',
                '{example-carton.charged} kg',
                'The volumetric weight: length × width × height in cm ÷ {weight.divisor}',
              ],
            ],
          },
        },
        {
          paragraph: 'The larger of the two is called the chargeable weight.',
        },
        {
          list: ['The least that air freight costs: {air.minimum}'],
        },
      ],
      actions: [{ label: 'Work out the cost of my box', page: 'help/shipping-tools' }],
    },
    {
      kind: 'case',
      heading: 'Worked example: one box by air',
      intro:
        'This example adds up the goods, the freight by air to a door in Dar es Salaam, and the duty and taxes.',
      goods: 'clothes',
      origin: 'china',
      action: { label: 'Work out your own total', page: 'help/landed-cost' },
    },
    {
      kind: 'table',
      id: 'sea-prices',
      heading: 'What a sea freight price includes',
      intro: 'Every sailing has its own price, so we quote each shipment.',
      table: {
        caption: 'The parts of a sea freight price',
        columns: ['Part', 'In a shared container', 'A container of your own'],
        rows: [
          [
            'What it is',
            'You share a container with others (<abbr title="less than a container load">LCL</abbr>). It leaves on the sailing in your quote, once the container is full.',
            'The whole container is yours (<abbr title="full container load">FCL</abbr>). It is 20 or 40 feet long and sealed where it is loaded.',
          ],
          [
            'The voyage',
            'You pay per CBM or per 1,000 kg, whichever costs more. The minimum is usually 1 CBM',
            'One price, however full it is',
          ],
          [
            'Before the voyage',
            'Collection, loading, export papers',
            'Transport to the port, waiting time at loading, export papers',
          ],
          [
            'At the port of Dar es Salaam',
            'Unpacking, handling, release papers',
            'Handling, release papers, container deposit',
          ],
          [
            'Clearance and delivery',
            'Our fee for one declaration, delivery by weight, size and town',
            'Our fee, a lorry, return of the empty container',
          ],
        ],
      },
      note: "The price changes with the season, the cost of fuel and the route (through the Suez Canal or round the Cape). Duty, taxes, the port's quay fee (wharfage), permits and inspections are extra. A price per CBM alone leaves most of this out, so ask for the total to your door.",
    },
    {
      kind: 'table',
      id: 'containers',
      heading: 'What fits in a container',
      intro: 'A 20-foot container holds a car. A 40-foot one holds the goods of a whole household.',
      background: 'linen',
      shows: { as: 'containers' },
      table: {
        caption: 'Space and cargo of the two containers',
        kinds: ['figures', 'figures', 'figures', 'figures'],
        columns: ['Container', 'Inside, in metres', 'Space', 'You can fill', 'Cargo up to'],
        rows: [
          ['20-foot', '5.9 × 2.35 × 2.39', '33 CBM', '26 to 28 CBM', '28 tonnes'],
          ['40-foot', '12 × 2.35 × 2.39', '67 CBM', '55 to 58 CBM', '26 tonnes'],
        ],
      },
      note: 'Figures are rounded, and road limits may allow less weight. A 40-foot high cube is 30 cm higher and holds about an eighth more. To find your CBM, multiply length × width × height in cm, divide by 1,000,000 and add up all the pieces: {lamp-cartons.boxes} cartons of {lamp-cartons.sides} cm are {lamp-cartons.cbm-in-all} CBM. See how to bring [a car](goods/cars) or [a household](goods/household-effects).',
    },
    {
      kind: 'faq',
      heading: 'Questions about freight',
      groups: [
        {
          id: 'freight-questions',
          questions: [
            {
              id: 'sea-or-air',
              question: 'When is sea cheaper than air?',
              answer: [
                {
                  paragraph:
                    'Sea freight has fixed costs at both ports, however small the cargo. So air is often cheaper for a few light cartons, and sea is nearly always cheaper for pallets. In between, ask us for both prices.',
                },
              ],
            },
            {
              id: 'container-leaves',
              question: 'When does a shared container leave?',
              answer: [
                {
                  paragraph:
                    "Your quote names a sailing, the last day to bring cargo and the day the ship leaves. If the container isn't full by then, it waits. So ask us how full it is before you plan around that day. The weeks at sea start when your cargo leaves our office or partner abroad. A container of your own takes the next ship with space.",
                },
              ],
            },
            {
              id: 'price-per-cbm',
              question: 'How much is sea freight per cubic metre (CBM)?',
              answer: [
                {
                  paragraph:
                    "It changes with the sailing and the season. Your quote gives the price for your cargo. Work out your CBM first: length × width × height in cm, divided by 1,000,000. A carton of {lamps.sides} cm is {lamps.cbm} CBM. Write your CBM in the notes of the quote form, and we'll send you the price. See [what decides the price](#sea-prices).",
                },
              ],
            },
            {
              id: 'port-storage',
              question: 'Why do people lose money at the port?',
              answer: [
                {
                  paragraph:
                    'Often a document is still missing when the free storage days end, and every extra day costs money. Send us your papers before the ship arrives, so that we can have the declaration ready. See [how many days are free](services/warehousing#free-days).',
                },
              ],
            },
            {
              id: 'cargo-cover',
              question: 'Is my cargo insured?',
              answer: [
                {
                  paragraph:
                    'Only if you choose cover. Basic cover pays up to {cover.basic} of the item value, which is very little for a container. Full cover pays the value you declare. For some imports, the law requires cover. Read more about [insurance and claims](help/insurance-claims).',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'leaf',
      view: 'railway',
      heading: 'Compare air and sea',
      text: "Tick Air Freight and Sea Freight in the quote form, and we'll send you both prices.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask a freight planner', page: 'contact' },
      ],
    },
  ],
};
