import type { Route } from '../schema/route';

export const page: Route = {
  country: 'Netherlands',
  name: 'Netherlands',
  nameInSentence: 'the Netherlands',
  updated: '2026-11-22',
  order: 10,
  calculatorOrigin: 'netherlands',
  rate: { amount: '13.50', currency: 'EUR' },
  meta: {
    about: 'For farm supplies, seed, bikes and trucks.',
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
  collectionPoints: ['Amsterdam', 'Rotterdam'],
  goods: 'Seed, irrigation, bicycles and used trucks',
  times: {
    air: { from: 3, to: 5, unit: 'business days' },
    sea: { from: 4, to: 6, unit: 'weeks' },
    index: { from: 3, to: 5, unit: 'days' },
  },
  lead: 'Dutch growers and Tanzanian farms have traded for decades. Irrigation sets, seed and spare parts reach you through Schiphol in days or through Rotterdam in weeks.',
  airNote:
    'Schiphol sends flowers in and spare parts out, so southbound holds often have room. Valves, sensors, seed and bicycle parts are typical.',
  seaNote:
    'Rotterdam is the largest port in Europe. Greenhouse frames, drip line, tractors and used trucks go in containers or on vehicle carriers, which need no container at all.',
  quote: '/quote',
  pricing: [
    {
      paragraph:
        'A Dutch bicycle shows what volumetric weight does. It weighs {bicycle.weight} kg boxed, however you pack it.',
    },
    {
      table: {
        caption: 'The same bicycle by air from the Netherlands, packed in two ways',
        columns: ['Packing', 'Volumetric weight', 'Price'],
        rows: [
          [
            'Whole, {bicycle.sides} cm',
            '{bicycle.volume} ÷ {weight.divisor} = {bicycle.volumetric} kg',
            '{bicycle.charged} × {bicycle.rate} = {bicycle.total}',
          ],
          [
            'Taken apart, {bicycle-apart.sides} cm',
            '{bicycle-apart.volume} ÷ {weight.divisor} = {bicycle-apart.volumetric} kg',
            '{bicycle-apart.charged} × {bicycle-apart.rate} = {bicycle-apart.total}',
          ],
        ],
      },
    },
    {
      paragraph: [
        'An hour with a wrench halves the bill. Ten bicycles are a matter for the ship: ',
        { text: 'compare air and sea', page: 'services/sea-air-freight' },
        ' before you decide.',
      ],
    },
  ],
  particulars: [
    {
      heading: 'Papers for seed',
      blocks: [
        {
          numbered: [
            [
              'You apply for an import permit from the ',
              { abbr: 'TPHPA', meaning: 'Tanzania Plant Health and Pesticides Authority' },
              ', naming the crop, variety and quantity.',
            ],
            'The Dutch seller has the lot inspected against the terms of that permit and gets a phytosanitary certificate.',
            'The original certificate goes with the shipment. We send you a copy to check first.',
            'Seed for sale is also sampled for quality and registration on arrival.',
          ],
        },
        {
          paragraph: [
            'Without the permit, seed is destroyed or sent back at your expense. Cut flowers, bulbs in leaf and fresh produce are perishable, and we do not carry them. Pesticides count as hazardous chemicals. As of {2026-11}; check with ',
            { text: 'TPHPA', url: 'https://www.tphpa.go.tz' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Pumps, pipes and poultry houses',
      blocks: [
        {
          paragraph:
            'Farm machinery and irrigation sets may enjoy lower duty or relief from VAT in Tanzania when they are described correctly. One wrong word, "plastic tubes" in place of "drip irrigation line", can put the goods under another tariff number. Have the supplier write the use on the invoice and add the catalog page.',
        },
      ],
    },
    {
      heading: 'Trucks, trailers and e-bikes',
      blocks: [
        {
          paragraph:
            'Used trucks and trailers drive to the quay in Rotterdam or Antwerp. The Dutch vehicle authority ends the registration for export, and its document travels with the papers. Ask early about the roadworthiness inspection for Tanzania and about the extra duty on older vehicles.',
        },
        {
          paragraph:
            'An e-bike contains a lithium battery too large for most passenger planes. It goes by sea, declared as what it is, or without the battery.',
        },
      ],
    },
    {
      heading: 'Two ports, many feeders',
      blocks: [
        {
          paragraph:
            'Boxes from Rotterdam rarely reach East Africa on one ship. They are set down in the western Mediterranean, the Red Sea or the Gulf and wait for a smaller vessel south. When lines avoid the Suez Canal, the way round the Cape of Good Hope takes longer. So order planting-season goods two months early.',
        },
        {
          paragraph:
            'Schiphol has long had passenger flights to Tanzania, whose holds take general cargo. When they are full, freight goes by way of Nairobi or Addis Ababa.',
        },
      ],
    },
    {
      heading: 'VAT at zero',
      blocks: [
        {
          paragraph: [
            'A Dutch company may invoice an export at 0% VAT, provided it can show the exit confirmation from customs. We send it to the seller as soon as the goods have left the European Union. As of {2026-11}; check with ',
            { text: 'the Dutch tax office', url: 'https://www.belastingdienst.nl' },
            '.',
          ],
        },
      ],
    },
  ],
  office: {
    heading: 'Ask before the season',
    text: [
      'Our European desk in Milton Keynes books the collection, while colleagues in Dar es Salaam prepare the permits. Goods for farms in the north can wait in our ',
      { text: 'Arusha warehouse', page: 'services/warehousing' },
      ' until the field is ready.',
    ],
  },
};
