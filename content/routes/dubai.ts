import type { Route } from '../schema/route';

export const page: Route = {
  country: 'United Arab Emirates',
  name: 'Dubai',
  nameInSentence: 'Dubai',
  updated: '2026-11-23',
  order: 6,
  calculatorOrigin: 'dubai',
  rate: { amount: '13.50', currency: 'USD' },
  meta: {
    about: 'We explain VAT and buying in Deira.',
    keywords: [
      'Dubai to Tanzania cargo',
      'shipping from Dubai to Dar es Salaam',
      'Jebel Ali freight Tanzania',
      'Deira wholesale shipping',
    ],
  },
  city: { name: 'Dubai', coordinates: [55.3, 25.26] },
  airport: 'DXB',
  seaport: { name: 'Jebel Ali', coordinates: [55.05, 25.01] },
  picture: { scene: 'dubai' },
  kanga: 'sails',
  collectionPoints: ['Jebel Ali', 'Deira'],
  goods: 'Phones, car parts, clothes and building materials',
  times: {
    air: { from: 3, to: 7, unit: 'days' },
    sea: { from: 2, to: 4, unit: 'weeks' },
    index: { from: 3, to: 7, unit: 'days' },
  },
  lead: 'Dubai is the closest of our {origins.count} origins and the easiest for shopping in person. Leave your purchases at our office there and fly home without them.',
  airNote:
    'There are direct flights between Dubai and Dar es Salaam, so phones, watches and clothing often make the trip without changing planes.',
  seaNote:
    'Jebel Ali is the largest port in the Gulf and has regular services to East Africa. Tyres, building materials, furniture and used cars leave from there.',
  seasons: {
    heading: 'When to buy, and when to wait',
    text: 'Shops cut their prices at two festivals, lately in December and January and in July and August. During Ramadan, offices work shorter hours and close at Eid: send by sea two months ahead, by air three weeks. The days are for 2027.',
    busy: [
      { name: 'Ramadan and Eid', days: ['02-08', '03-12'] },
      { name: 'Summer sales', months: [7, 8] },
      { name: 'Shopping Festival', months: [1, 12] },
    ],
  },
  quote: '/quote',
  pricing: [
    {
      paragraph:
        "The rate is in US dollars. The dirham is tied to the dollar, so the exchange rate is the same on the day you buy and the day you pay for the freight. If you're stocking a whole shop, ask for both prices: by sea it takes {dubai.sea}.",
    },
  ],
  parcels: [{ name: 'A carton of car filters', example: 'filters' }],
  particulars: [
    {
      heading: 'A buying trip in three days',
      blocks: [
        {
          objects: [
            {
              scene: 'shop',
              caption:
                '**Day one **Buy electronics, spare parts and fabric in Deira. Ask each shop to deliver to our office with your name, your personal code and a copy of the invoice.',
            },
            {
              scene: 'buy-for-me',
              caption:
                '**Day two **Find homeware, lighting and furniture at the wholesale malls on the edge of the city.',
            },
            {
              scene: 'before-loading',
              caption:
                '**Day three **Check the count with our staff, sign the packing list and fly home. Your cargo follows.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Made elsewhere, shipped from Dubai',
      blocks: [
        {
          paragraph:
            'Much of what Dubai sells was made in China, India or Japan, so the papers matter.',
        },
        {
          list: [
            '**Certificate of origin: **says where the goods were made',
            '**Exit document from Dubai Customs: **proves that they have left the country, so the seller can take off the 5% VAT',
            '**Transit declaration: **what you need instead of the exit document if the goods come straight from a free zone',
          ],
        },
        {
          paragraph:
            'This was correct in {2026-11}. Before you buy, check with [Dubai Customs](https://www.dubaicustoms.gov.ae).',
        },
      ],
    },
    {
      heading: 'When goods need a Certificate of Conformity',
      blocks: [
        {
          paragraph:
            'The [Tanzania Bureau of Standards](https://www.tbs.go.tz) looks at where goods ship from as well as where they were made. New electrical goods and building materials for resale, and all new tyres, usually need a Certificate of Conformity, issued in the Emirates before loading. Send [our customs desk](services/customs-brokerage) a photo of the label.',
        },
      ],
    },
    {
      heading: 'Used cars from the free zones',
      blocks: [
        {
          paragraph:
            'Dealers in the free zones sell right-hand-drive cars from Japan as well as local left-hand-drive ones. For Tanzania, buy right-hand drive. Get the export certificate with the chassis number, compare that number with the one on the car, and allow for the roadworthiness inspection [at the port of arrival](help/vehicle-tax#inspection).',
        },
      ],
    },
    {
      heading: 'Perfume, gold and power banks',
      blocks: [
        {
          list: [
            "Perfume burns easily and counts as dangerous goods. Don't hide it among clothes. Pure oud oil without alcohol can usually fly in small amounts: ask first.",
            'We only carry gold and jewellery if you arrange it with us first.',
            'Most airlines refuse loose lithium batteries. They accept phones with the battery inside and the right label.',
          ],
        },
      ],
    },
  ],
  services: ['services/warehousing', 'services/customs-brokerage', 'services/sea-air-freight'],
  typicalGoods: [
    'car-parts',
    'smartphones',
    'clothes',
    'tiles-and-building-materials',
    'cosmetics',
  ],
  office: {
    heading: 'Find us in Dubai',
    text: "Our Dubai office receives goods from shops and free zones and puts traders' invoices in order. Dubai is one hour ahead of Dar es Salaam, so both offices can answer you in the same morning.",
  },
};
