import type { Route } from '../schema/route';

export const page: Route = {
  country: 'United Kingdom',
  name: 'UK',
  nameInSentence: 'the UK',
  updated: '2026-11-22',
  order: 2,
  calculatorOrigin: 'uk',
  rate: { amount: '7.00', currency: 'GBP' },
  meta: {
    about: 'Parcels, barrels and car parts, by Milton Keynes.',
    keywords: [
      'shipping from UK to Tanzania',
      'parcel London to Dar es Salaam',
      'Milton Keynes freight Tanzania',
      'send a barrel to Tanzania',
    ],
  },
  city: { name: 'London', coordinates: [-0.13, 51.51] },
  airport: 'LHR',
  seaport: { name: 'Felixstowe', coordinates: [1.31, 51.95] },
  collectionPoints: ['London', 'Milton Keynes'],
  goods: 'Family boxes, barrels, school things and car parts',
  times: {
    air: { from: 5, to: 7, unit: 'days' },
    sea: { from: 3, to: 5, unit: 'weeks' },
    index: { from: 5, to: 7, unit: 'days' },
  },
  lead: 'Send it from a London flat, a shop in Leeds or a garage in Birmingham. Everything meets in Milton Keynes and flies on to Tanzania at {uk.rate} per kilogram.',
  airNote:
    'Boxes fly from Heathrow or one of the Midlands cargo airports and change planes in the Gulf, Addis Ababa, Istanbul or Nairobi. Clothing, phones and school supplies are typical.',
  seaNote:
    'Barrels, tea chests, sofas, engines and cars leave through Felixstowe, London Gateway or Southampton. Depending on the line, ships take the Suez Canal or sail around the Cape of Good Hope.',
  quote: '/get-quote',
  pricing: [
    { subheading: 'A box of clothes and shoes' },
    {
      table: {
        caption: 'Worked example: one box of {clothes.sides} cm from the UK',
        columns: ['Step', 'Figure'],
        rows: [
          ['Volumetric weight: {clothes.volume} ÷ {weight.divisor}', '{clothes.volumetric} kg'],
          ['Weight on the scale', '{clothes.weight} kg'],
          ['Chargeable weight, the larger of the two', '{clothes.charged} kg'],
          ['{clothes.charged} kg × {clothes.rate}', '{clothes.total}'],
        ],
      },
    },
    {
      paragraph:
        'Clothes are dense, so here the scale decides. With pillows or toys in the same box it would be the tape measure. A barrel or a pallet by sea is quoted by the space it takes.',
    },
  ],
  particulars: [
    {
      heading: 'Made for the same plug and the same side of the road',
      blocks: [
        {
          paragraph:
            "British appliances have the three-pin plug and the voltage that Tanzania uses, so a kettle or a drill works as it comes. British cars have the steering wheel on the right, which is why mirrors, headlights and gearboxes from UK breakers' yards fit so many cars in Dar es Salaam.",
        },
      ],
    },
    {
      heading: 'What goes into the boxes',
      blocks: [
        {
          list: [
            'School uniforms, shoes and winter coats for trips to the highlands',
            'Phones and laptops bought on contract or refurbished',
            'Prams, car seats and baby clothes',
            'Tools and parts for cars and tractors',
            'Books, church instruments and sound equipment',
          ],
        },
        {
          paragraph: [
            'Aerosols, nail polish and perfume are flammable. See ',
            { text: 'what we cannot carry', page: 'help/prohibited-items' },
            ' before you close the lid.',
          ],
        },
      ],
    },
    {
      heading: 'VAT and the export declaration',
      blocks: [
        {
          paragraph: [
            'Shoppers who visit Great Britain can no longer claim ',
            { abbr: 'VAT', meaning: 'value added tax' },
            ' back at the airport: that scheme closed in 2021. A business seller may still invoice without VAT when the goods are exported and the proof reaches the seller in time. Agree on it before payment.',
          ],
        },
        {
          paragraph: [
            'Commercial goods leave on a declaration to British customs, for which the exporter has an ',
            { abbr: 'EORI', meaning: 'Economic Operators Registration and Identification' },
            ' number. Personal effects go under simpler rules. A written packing list, with a fair value beside each line, helps in both cases and again on arrival. As of {2026-11}; check with ',
            { text: 'GOV.UK', url: 'https://www.gov.uk/export-goods' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Sending a car',
      blocks: [
        {
          paragraph: [
            'Keep a copy of the log book (V5C) and tell the licensing agency that the car is exported for good. The ',
            { text: 'Tanzania Bureau of Standards', url: 'https://www.tbs.go.tz' },
            ' inspects used cars for roadworthiness; whether that happens before loading or on arrival has changed over the years, so check with TBS or with us before you book. Older cars pay more duty.',
          ],
        },
      ],
    },
  ],
  office: {
    heading: 'Drop in or call Milton Keynes',
    text: [
      'The office lies an hour up the motorway from north London and takes in boxes by courier or by our own pickup; tell us before you bring one yourself. To have a box collected, ',
      { text: 'book a pickup', portal: 'bookPickup' },
      ' in the customer portal.',
    ],
  },
};
