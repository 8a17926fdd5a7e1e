import type { Route } from '../schema/route';

export const page: Route = {
  country: 'United States',
  name: 'USA',
  nameInSentence: 'the USA',
  updated: '2026-11-23',
  order: 1,
  calculatorOrigin: 'usa',
  rate: { amount: '15.00', currency: 'USD' },
  meta: {
    about: 'We pack your orders together in California.',
    keywords: [
      'shipping from USA to Tanzania',
      'air freight Los Angeles to Dar es Salaam',
      'American online stores Tanzania',
      'AES filing',
    ],
  },
  city: { name: 'Los Angeles', coordinates: [-118.24, 34.05] },
  airport: 'LAX',
  seaport: { name: 'Long Beach', coordinates: [-118.22, 33.75] },
  picture: { scene: 'california-office' },
  kanga: 'stars',
  collectionPoints: ['California', 'New York'],
  goods: 'Laptops, trainers, car parts and other online orders',
  times: {
    air: { from: 7, to: 10, unit: 'days' },
    sea: { from: 3, to: 4, unit: 'weeks' },
    index: { from: 7, to: 10, unit: 'days' },
  },
  lead: 'Shop at any American store as if you lived there. Your orders come together at our California office and leave for Dar es Salaam as one shipment.',
  airNote:
    'Laptops, phones, sneakers and spare parts make up most of what flies from Los Angeles. There is no direct flight, so cargo changes planes once or twice at a hub in Europe, the Gulf or East Africa.',
  seaNote:
    "Gym machines, generators, furniture and whole households sail from Long Beach. It's a long way, and the container changes ships in Asia or beyond the Panama Canal. {usa.sea} is the fastest connection, with little waiting between ships and all papers ready. It can take longer than from the UK, which is half as far: allow extra time.",
  quote: '/get-quote',
  pricing: [
    {
      paragraph: 'American shops pack small things in big boxes, so size often decides the price.',
    },
    {
      paragraph:
        'Three orders repacked into one box usually cost less than three boxes. Try your own figures in the [shipping calculator](help/shipping-tools).',
    },
  ],
  parcels: [{ name: 'An espresso machine in its box', example: 'espresso' }],
  particulars: [
    {
      heading: 'Sales tax: check before you pay',
      object: 'till-receipt',
      blocks: [
        {
          paragraph:
            "American prices don't include tax. The store adds sales tax for the state it delivers to, so you normally pay California's rate on a parcel sent to us. Because your goods leave the country, some sellers give it back. Before you pay, ask the seller what they do:",
        },
        {
          list: [
            '**Take the tax off **the invoice at once',
            '**Pay it back **once you prove that the goods have left the country',
            '**Keep it, **as many shops do',
          ],
        },
      ],
    },
    {
      heading: 'Buying on the East Coast',
      blocks: [
        {
          paragraph:
            "A heavy load in New Jersey or Georgia doesn't need to cross the continent by truck. It can leave through New York, Savannah or Houston and cross the Atlantic. Give us the seller's ZIP code, and we'll compare both coasts before we quote.",
        },
      ],
    },
    {
      heading: 'If a store refuses your card',
      blocks: [
        {
          paragraph:
            '[Buy For Me](services/buy-for-me) places the order in our name for a small service fee.',
        },
      ],
    },
    {
      heading: 'Goods worth more than $2,500',
      blocks: [
        {
          paragraph:
            'If one kind of goods in your shipment goes above that, it normally has to be declared in the US export system (AES) before it leaves. Used vehicles and goods under an export licence have to be declared whatever they cost (correct in {2026-11}; check with [US Customs](https://www.cbp.gov)). Send us:',
        },
        {
          list: [
            'the store invoice with the price you really paid;',
            'the full name and address of the person who receives the goods;',
            'for a used car or motorcycle, the original title (ownership paper), which US customs wants to see a few days before export.',
          ],
        },
        {
          note: 'Drones, night-vision gear, encryption devices and some aircraft parts may need a licence. Ask us before you buy.',
        },
      ],
    },
    {
      heading: 'What Tanzanians order most',
      blocks: [
        {
          paragraph:
            "Computers and tablets, work boots, car parts for American models, textbooks, camera gear and baby goods lead the list. American household appliances are made for 120 volts and a different plug, so check the label: Tanzania uses 230 volts. Medicines need a permit from Tanzania's medicines authority, TMDA, and some vitamins do too, so ask us first.",
        },
        {
          note: 'Do you want a car or a lorry from this country? Its steering wheel is on the left, and you may not be able to register it in Tanzania. [Ask us first](help/car-or-bajaji#shipped).',
        },
      ],
    },
  ],
  services: ['services/online-purchase', 'services/buy-for-me', 'services/warehousing'],
  typicalGoods: [
    'laptops',
    'headphones-and-small-electronics',
    'shoes',
    'supplements',
    'car-parts',
  ],
  office: {
    heading: 'Talk to our office in California',
    text: 'The California office receives, checks and repacks your orders. California is ten or eleven hours behind Dar es Salaam, so our team starts work in your evening.',
  },
};
