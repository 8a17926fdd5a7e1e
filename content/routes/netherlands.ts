import type { Route } from '../schema/route';

export const page: Route = {
  country: 'Netherlands',
  name: 'Netherlands',
  nameInSentence: 'the Netherlands',
  updated: '2026-11-23',
  order: 10,
  calculatorOrigin: 'netherlands',
  rate: { amount: '13.50', currency: 'EUR' },
  meta: {
    about: 'We carry farm supplies, seed and bicycles.',
    keywords: [
      'shipping from Netherlands to Tanzania',
      'Rotterdam to Dar es Salaam',
      'Dutch seed import Tanzania',
      'irrigation equipment freight',
    ],
  },
  city: { name: 'Amsterdam', coordinates: [4.9, 52.37] },
  airport: 'AMS',
  seaport: { name: 'Rotterdam', coordinates: [4.48, 51.92] },
  picture: { scene: 'netherlands' },
  kanga: 'pinwheels',
  collectionPoints: ['Amsterdam', 'Rotterdam'],
  goods: 'Seed, irrigation gear, bicycles and used lorries',
  times: {
    air: { from: 3, to: 5, unit: 'business days' },
    sea: { from: 4, to: 6, unit: 'weeks' },
    index: { from: 3, to: 5, unit: 'days' },
  },
  lead: 'Dutch growers and Tanzanian farms have traded for decades. Irrigation sets, seed and spare parts reach you via Schiphol in days or via Rotterdam in weeks.',
  airNote:
    'Planes bring flowers to Schiphol and often fly back south with space to spare. Valves, sensors, seed and bicycle parts are the usual cargo.',
  seaNote:
    'Rotterdam is the largest port in Europe. Greenhouse frames, drip line, tractors and used trucks go in containers or on vehicle carriers, without a container.',
  quote: '/quote',
  pricing: [
    {
      paragraph:
        'A Dutch bicycle shows what volumetric weight does. It weighs {bicycle.weight} kg boxed, however you pack it.',
    },
    {
      paragraph:
        'It takes two spanners and half an hour to take the bicycle apart, and that halves the freight. For ten bicycles, sea freight is usually cheaper. [Compare air and sea](services/sea-air-freight) before you decide.',
    },
  ],
  parcels: [
    { name: 'A whole bicycle', example: 'bicycle' },
    { name: 'The same, taken apart', example: 'bicycle-apart' },
  ],
  particulars: [
    {
      heading: 'Papers for seed',
      object: 'seeds-and-plants',
      blocks: [
        {
          numbered: [
            'Get an import permit for your crop, variety and quantity from the plant health authority (TPHPA). We can help you apply.',
            'The Dutch seller has the seed inspected against that permit and gets a plant health (phytosanitary) certificate.',
            'The original certificate travels with the shipment. We send you a copy to check first.',
            'On arrival, seed for sale is also tested for quality, and its registration is checked.',
          ],
        },
        {
          paragraph:
            "Without the permit, the seed is destroyed or sent back at your expense. We don't carry cut flowers or fresh produce, because they spoil. Pesticides count as hazardous chemicals, so we don't carry them either. This was correct in {2026-11}; check with [TPHPA](https://www.tphpa.go.tz).",
        },
      ],
    },
    {
      heading: 'Pumps, pipes and drip lines',
      blocks: [
        {
          paragraph:
            'Farm machinery and irrigation sets may get lower duty or VAT relief in Tanzania if they\'re described correctly. A wrong description, such as "plastic tubes" instead of "drip irrigation line", can put them under another tariff code. Ask the supplier to write on the invoice what the goods are for and to add the catalogue page.',
        },
      ],
    },
    {
      heading: 'Trucks, trailers and e-bikes',
      blocks: [
        {
          paragraph:
            'Used trucks and trailers are driven to the quay in Rotterdam or Antwerp. The Dutch vehicle authority cancels the registration, and the deregistration certificate travels with the papers. A used vehicle is inspected for roadworthiness [at the port in Tanzania](help/vehicle-tax#inspection), and an older one pays extra excise duty.',
        },
        {
          paragraph:
            "An e-bike's lithium battery is too big for most passenger planes. Send the bike by sea, properly declared, or by air without the battery.",
        },
        {
          note: 'Do you want a car or a lorry from this country? Its steering wheel is on the left, and you may not be able to register it in Tanzania. [Ask us first](help/car-or-bajaji#shipped).',
        },
      ],
    },
    {
      heading: 'Changing ships and planes',
      blocks: [
        {
          paragraph:
            'Containers from Rotterdam rarely reach East Africa on one ship. They wait in the western Mediterranean, the Red Sea or the Gulf for a smaller vessel going south. When lines avoid the Suez Canal, the way round the Cape of Good Hope takes longer. So order goods for the planting season two months early.',
        },
        {
          paragraph:
            "Schiphol has long had passenger flights to Tanzania that also carry cargo. When they're full, freight goes via Nairobi or Addis Ababa.",
        },
      ],
    },
    {
      heading: 'Buying without Dutch VAT',
      blocks: [
        {
          paragraph:
            'A Dutch company can invoice an export at 0% VAT if it has the proof of export from customs. We send that to the seller as soon as the goods have left the European Union. This was correct in {2026-11}; check with [the Dutch tax office](https://www.belastingdienst.nl).',
        },
      ],
    },
  ],
  services: ['services/warehousing', 'services/customs-brokerage', 'services/door-to-door'],
  typicalGoods: ['seeds-and-plants', 'bicycles', 'baby-goods', 'solar-panels', 'tools'],
  office: {
    heading: 'Ask before the season',
    text: 'Our Milton Keynes office books the collection, while our team in Dar es Salaam helps with the permits. Goods for farms in the north can wait in our [Arusha warehouse](services/warehousing) until the field is ready.',
  },
};
