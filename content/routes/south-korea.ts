import type { Route } from '../schema/route';

export const page: Route = {
  country: 'South Korea',
  name: 'South Korea',
  nameInSentence: 'South Korea',
  updated: '2026-11-22',
  order: 7,
  calculatorOrigin: 'southKorea',
  rate: { amount: '15.00', currency: 'USD' },
  meta: {
    about: 'For skincare, engines and car parts.',
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
  collectionPoints: ['Incheon', 'Busan'],
  goods: 'Skincare, phones, engines and truck parts',
  times: {
    air: { from: 5, to: 8, unit: 'days' },
    sea: { from: 2, to: 3, unit: 'weeks' },
    index: { from: 5, to: 8, unit: 'days' },
  },
  lead: 'Skincare and phones fly from Incheon; engines and truck parts sail from Busan. We collect from shops, yards and factories in Korea and clear the goods in Tanzania.',
  airNote:
    'Incheon, beside Seoul, is among the busiest cargo airports in the world. Cosmetics, phones and camera lenses connect there to Addis Ababa or the Gulf.',
  seaNote:
    'Busan gathers containers from all of northeast Asia. Engines, buses, excavator parts and appliances leave from here and change ships around Singapore or in Sri Lanka.',
  quote: '/quote',
  pricing: [
    { paragraph: 'The same rate treats two parcels very differently:' },
    {
      table: {
        caption: 'Two parcels by air from South Korea at {masks.rate} per kilogram',
        columns: ['Parcel', 'By size', 'By scale', 'Price'],
        rows: [
          [
            'Creams and masks, {masks.sides} cm',
            '{masks.volumetric} kg',
            '{masks.weight} kg',
            '{masks.charged} × {masks.rate} = {masks.total}',
          ],
          [
            'Front bumper, {bumper.sides} cm',
            '{bumper.volumetric} kg',
            '{bumper.weight} kg',
            '{bumper.charged} × {bumper.rate} = {bumper.total}',
          ],
        ],
      },
    },
    {
      paragraph:
        'The size column is length × width × height in centimeters, divided by {weight.divisor}. Creams are a natural air parcel. The bumper is mostly air itself, so put it into the next container from Busan unless the car earns money every day.',
    },
  ],
  particulars: [
    {
      heading: 'Cosmetics: what a reseller must show',
      blocks: [
        {
          paragraph: [
            'Face creams and sheet masks for your own use need little more than an invoice. For sale in a shop the ',
            { text: 'Tanzania Bureau of Standards', url: 'https://www.tbs.go.tz' },
            ' wants products registered and labels in a language that buyers read, with ingredients, maker, batch and expiry date. Skin-lightening creams with mercury or hydroquinone are banned.',
          ],
        },
        {
          list: [
            'Ask the seller for the ingredient list in English.',
            'Choose batches with more than a year of life left.',
            'Leave out nail polish remover, hair spray and alcohol-based perfume: they burn.',
          ],
        },
      ],
    },
    {
      heading: 'Engines, gearboxes and cut parts',
      blocks: [
        {
          paragraph:
            'Korean yards sell tested used engines for the small trucks and family cars that are common in Tanzania. An engine has to be drained of fuel and oil before it is packed, because a residue makes it dangerous goods. Ask for the engine number, a photo of the mileage and a video of the test run, and have all three written on the invoice.',
        },
        {
          paragraph:
            'Some used parts, such as tires, brake linings and batteries, may be restricted or refused on arrival. Check before you pay a deposit.',
        },
      ],
    },
    {
      heading: 'Whole vehicles',
      blocks: [
        {
          paragraph:
            'Cars and buses in Korea have the steering wheel on the left, while Tanzania drives on the left and expects it on the right. Trucks and construction machines are the better buy. Every used vehicle is struck off the Korean register first; the deregistration certificate then goes with it to the port.',
        },
      ],
    },
    {
      heading: 'Leaving Korea on paper',
      blocks: [
        {
          paragraph: [
            'The seller or a customs broker declares the export to the ',
            { text: 'Korea Customs Service', url: 'https://www.customs.go.kr' },
            ' online, and the goods normally have to be on board within 30 days of acceptance (as of {2026-11}). A late container may therefore need an extension. We watch that date. On the Tanzanian side our ',
            { text: 'customs brokers', page: 'services/customs-brokerage' },
            ' take over.',
          ],
        },
      ],
    },
  ],
  office: {
    heading: 'Closest office: Guangzhou',
    text: 'Guangzhou is one hour behind Seoul and arranges collections in Korea with local carriers. Questions about what may enter Tanzania go to Dar es Salaam. Either way you write one message and we pass it on.',
  },
};
