import type { Route } from '../schema/route';

export const page: Route = {
  country: 'South Korea',
  name: 'South Korea',
  nameInSentence: 'South Korea',
  updated: '2026-11-23',
  order: 7,
  calculatorOrigin: 'southKorea',
  rate: { amount: '15.00', currency: 'USD' },
  meta: {
    about: 'We carry skincare, engines and car parts.',
    keywords: [
      'shipping from South Korea to Tanzania',
      'Busan to Dar es Salaam',
      'Korean car parts Tanzania',
      'Korean cosmetics import Tanzania',
    ],
  },
  city: { name: 'Incheon', coordinates: [126.71, 37.46] },
  airport: 'ICN',
  seaport: { name: 'Busan', coordinates: [129.08, 35.1] },
  picture: { scene: 'south-korea' },
  kanga: 'diamonds',
  collectionPoints: ['Incheon', 'Busan'],
  goods: 'Skincare, phones, engines and lorry parts',
  times: {
    air: { from: 5, to: 8, unit: 'days' },
    sea: { from: 2, to: 3, unit: 'weeks' },
    index: { from: 5, to: 8, unit: 'days' },
  },
  lead: 'Skincare and phones fly from Incheon. Engines and truck parts sail from Busan. We collect from shops, used-parts yards and factories in Korea and clear the goods in Tanzania.',
  airNote:
    'Incheon, next to Seoul, is one of the busiest cargo airports in the world. Cosmetics, phones and camera lenses fly from there via Addis Ababa or the Gulf.',
  seaNote:
    'Busan gathers containers from all of northeast Asia. Engines, excavator parts and appliances sail from there and change ships around Singapore or in Sri Lanka. The estimate by sea assumes the fastest connection and papers that are ready when the ship arrives, so allow extra time.',
  quote: '/quote',
  pricing: [
    {
      paragraph: 'At the same rate, two parcels can cost very different amounts.',
    },
    {
      paragraph:
        "Creams are ideal for air freight. A bumper takes up a lot of space, so put it in the next container from Busan, unless you earn your living with the car and can't wait.",
    },
  ],
  parcels: [
    { name: 'A box of creams and masks', example: 'masks' },
    { name: 'A front bumper', example: 'bumper' },
  ],
  particulars: [
    {
      heading: 'Cosmetics: what you need to sell them',
      object: 'cosmetics',
      blocks: [
        {
          paragraph:
            'For face creams and sheet masks for your own use, you need little more than an invoice. If you want to sell them, the [Tanzania Bureau of Standards](https://www.tbs.go.tz) requires them to be registered and labelled in a language your customers read, with ingredients, maker, batch and expiry date. Skin-lightening creams with mercury or hydroquinone are banned.',
        },
        {
          list: [
            'Ask the seller for the ingredient list in English.',
            'Choose batches with more than a year until the expiry date.',
            "Leave out nail polish remover, hairspray and alcohol-based perfume, because they're flammable.",
          ],
        },
      ],
    },
    {
      heading: 'Engines, gearboxes and used parts',
      blocks: [
        {
          paragraph:
            'Used-parts yards in Korea sell tested engines for the small trucks and family cars that are common in Tanzania. Fuel and oil must be drained before packing, because any that is left makes the engine dangerous goods. Ask for the engine number on the invoice, a photo of the mileage and a video of the test run.',
        },
        {
          paragraph:
            'Used tyres for cars and light vans are banned. Some other used parts, such as brake linings and batteries, can be restricted or refused on arrival. Check before you pay a deposit.',
        },
      ],
    },
    {
      heading: 'Whole vehicles',
      blocks: [
        {
          paragraph:
            "Korean cars and buses have the steering wheel on the left. Traffic in Tanzania keeps left, so you [may not be able to register them](help/car-or-bajaji#shipped). An excavator is a safer buy, because it doesn't work in traffic. Before export, every used vehicle is taken off the Korean register, and the deregistration certificate goes with it to the port.",
        },
      ],
    },
    {
      heading: 'Korean export papers',
      blocks: [
        {
          paragraph:
            'The seller or a customs broker declares the export to the [Korea Customs Service](https://www.customs.go.kr) online, and the goods normally have to be on board within 30 days of the declaration (checked in {2026-11}). A late container may need an extension, so we watch the deadline. In Tanzania, our [customs brokers](services/customs-brokerage) take over.',
        },
      ],
    },
  ],
  services: ['services/buy-for-me', 'services/customs-brokerage', 'services/door-to-door'],
  typicalGoods: [
    'cosmetics',
    'car-parts',
    'televisions',
    'cameras',
    'headphones-and-small-electronics',
  ],
  office: {
    heading: 'Closest office: Guangzhou',
    text: "Guangzhou is one hour behind Seoul and arranges collections in Korea with local carriers. Dar es Salaam answers questions about what can enter Tanzania. Just send one message, and we'll pass it on.",
  },
};
