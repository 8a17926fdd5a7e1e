import type { Route } from '../schema/route';

export const page: Route = {
  country: 'Hong Kong',
  name: 'Hong Kong',
  nameInSentence: 'Hong Kong',
  updated: '2026-11-23',
  order: 8,
  calculatorOrigin: 'hongKong',
  rate: { amount: '15.00', currency: 'USD' },
  meta: {
    about: 'We prepare the papers for batteries.',
    keywords: [
      'shipping from Hong Kong to Tanzania',
      'wholesale phones Tanzania',
      'lithium battery air freight',
      'Shenzhen pickup',
    ],
  },
  city: { name: 'Hong Kong', coordinates: [114.17, 22.28] },
  airport: 'HKG',
  seaport: { name: 'Kwai Chung', coordinates: [114.13, 22.34] },
  picture: { scene: 'hong-kong' },
  kanga: 'checks',
  collectionPoints: ['Kwai Chung', 'Kowloon'],
  goods: 'Phones, chips, cameras and accessories in bulk',
  times: {
    air: { from: 4, to: 7, unit: 'business days' },
    sea: { from: 2, to: 4, unit: 'weeks' },
    index: { from: 4, to: 7, unit: 'days' },
  },
  lead: 'Most cargo from Hong Kong is electronics with batteries. We count it, label it and send it with the papers airlines ask for.',
  airNote:
    "Hong Kong's airport handles more cargo than almost any other, so there's space even in busy months. Phones and memory chips usually fly via the Gulf or Addis Ababa.",
  seaNote:
    "The container terminals at Kwai Chung take what isn't urgent: display cabinets, cables, speakers, toys. Many ships call at Singapore or Port Klang, where containers for East Africa change ships.",
  quote: '/quote',
  pricing: [
    {
      paragraph:
        'Electronics are heavy for their size, so you nearly always pay for the weight on the scale. In a box of forty phones, the freight for each phone is {phones.each}.',
    },
    {
      paragraph:
        'The phones are worth far more than the freight. Basic cover only pays up to {cover.basic} of the item value, so choose full cover for the declared value. See [how insurance and claims work](help/insurance-claims).',
    },
  ],
  extraServices:
    'We can collect from markets and factories in Shenzhen with the export papers. We count the cartons, photograph them and note the serial numbers. We pack lithium batteries with their papers. We can also send part of a shipment by air and the rest by sea, in one quote.',
  parcels: [{ name: 'Forty phones in one box', example: 'phones' }],
  particulars: [
    {
      heading: 'Batteries decide what flies',
      object: 'power-banks',
      blocks: [
        {
          table: {
            caption: 'How lithium batteries usually travel from Hong Kong',
            onPhones: 'columns',
            columns: ['Goods', 'By air'],
            rows: [
              [
                'Phone or tablet with its battery inside',
                'Yes, with a label; a large batch also needs the battery test summary',
              ],
              ['Device with a spare battery in the box', 'Often, within limits for each package'],
              [
                'Loose batteries and power banks',
                'Ask first; only as declared dangerous goods, if at all',
              ],
              ['Swollen, damaged or recalled batteries', 'Never'],
            ],
          },
        },
        {
          paragraph:
            'We check used phones one by one for swelling. A single bad battery can stop a whole shipment, so doubtful phones have to come out before the carton reaches the airport.',
        },
      ],
    },
    {
      heading: 'Even a free port needs a declaration',
      blocks: [
        {
          paragraph:
            'Hong Kong charges no general customs duty and no VAT; only liquor, tobacco, fuel oils and methyl alcohol are taxed. You still need an export declaration within 14 days after the goods leave. Some chips, encryption products and high-performance parts need a strategic trade licence first. This was correct in {2026-11}; check with [Hong Kong Customs](https://www.customs.gov.hk).',
        },
        {
          paragraph:
            'Goods made on the mainland that pass through Hong Kong also need the Chinese export declaration, which the supplier must provide.',
        },
      ],
    },
    {
      heading: 'Phones in Tanzania',
      blocks: [
        {
          paragraph:
            'Networks can block phones with a fake or copied <abbr title="International Mobile Equipment Identity">IMEI</abbr>, the number that identifies each phone. Ask the seller to list every number, and check some yourself. The communications authority, <abbr title="Tanzania Communications Regulatory Authority">TCRA</abbr>, approves radio equipment (from phones to routers and walkie-talkies), charges an eco levy on it, new or used, and licenses sellers. This was correct in {2026-11}; check with [TCRA](https://www.tcra.go.tz).',
        },
      ],
    },
    {
      heading: 'Agree the grade before the price',
      blocks: [
        {
          paragraph:
            "Wholesalers sell used phones by grade, and one dealer's A is another's B. Agree in writing on scratches, battery health and how many you can return. We count and photograph the phones, but we don't certify that they work. We only carry jewellery by arrangement.",
        },
      ],
    },
  ],
  services: ['services/customs-brokerage', 'services/fulfillment', 'services/sea-air-freight'],
  typicalGoods: [
    'smartphones',
    'tablets',
    'game-consoles',
    'headphones-and-small-electronics',
    'cameras',
  ],
  office: {
    heading: 'Served from Guangzhou next door',
    text: 'Our Guangzhou team, a train ride up the Pearl River, looks after Hong Kong. They go through the invoice with you, check the battery papers and tell you which flight still has space.',
  },
};
