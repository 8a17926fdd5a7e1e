import type { Route } from '../schema/route';

export const page: Route = {
  country: 'United Kingdom',
  name: 'UK',
  nameInSentence: 'the UK',
  updated: '2026-11-23',
  order: 2,
  calculatorOrigin: 'uk',
  rate: { amount: '7.00', currency: 'GBP' },
  meta: {
    about: 'We send parcels and barrels from Milton Keynes.',
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
  picture: { scene: 'uk' },
  kanga: 'crosses',
  collectionPoints: ['London', 'Milton Keynes'],
  goods: 'Family boxes, barrels, school supplies and car parts',
  times: {
    air: { from: 5, to: 7, unit: 'days' },
    sea: { from: 3, to: 5, unit: 'weeks' },
    index: { from: 5, to: 7, unit: 'days' },
  },
  lead: 'From a London flat, a shop in Leeds or a garage in Birmingham, everything comes together at our office in Milton Keynes. Boxes then fly from Heathrow or the Midlands. Barrels and cars go by sea.',
  airNote:
    'Boxes fly from Heathrow or one of the Midlands cargo airports and change planes in the Gulf, Addis Ababa, Istanbul or Nairobi. Clothing, phones and school supplies are the usual cargo.',
  seaNote:
    'Barrels, tea chests, sofas, engines and cars leave through Felixstowe, London Gateway or Southampton. Depending on the line, ships take the Suez Canal or sail around the Cape of Good Hope.',
  quote: '/get-quote',
  pricing: [
    {
      paragraph:
        'The box here is heavy for its size, so the scale decides. Fill it with pillows or toys, and its size would. For a barrel by sea, we quote by the space it takes.',
    },
  ],
  parcels: [{ name: 'A box of clothes and shoes', example: 'clothes' }],
  particulars: [
    {
      id: 'barrel',
      heading: 'A barrel or a box from London',
      object: 'mixed-barrel',
      blocks: [
        {
          table: {
            caption: 'How each travels, and what it costs',
            onPhones: 'columns',
            columns: ['You send', 'A barrel', 'A box'],
            rows: [
              ['Goes by', 'Sea', 'Air or sea'],
              [
                'Price',
                'By the space it takes: about {barrel.cbm} cubic metres (CBM)',
                '{uk.rate} per kg by air. By sea, as for a barrel',
              ],
              [
                'To our office',
                'You bring it by appointment, or we collect it',
                'You send it by courier, or [book a pickup](portal:bookPickup)',
              ],
            ],
          },
        },
        {
          paragraph:
            'Duty is extra. Moving back for good? Your used things may be free of duty: see [moving home](goods/household-effects).',
        },
      ],
    },
    {
      heading: 'Same plugs, same side of the road',
      blocks: [
        {
          paragraph:
            'British appliances have the same three-pin plug and voltage as those in Tanzania, so a kettle or a drill works straight out of the box. British cars also have the steering wheel on the right, so their mirrors, headlights and gearboxes fit many cars in Dar es Salaam.',
        },
        {
          objects: [
            { object: 'home-appliances', caption: 'Same plug' },
            { object: 'tools', caption: 'Same voltage' },
            { object: 'car-parts', caption: 'Same side of the road' },
          ],
        },
      ],
    },
    {
      heading: 'Filling and sending a barrel',
      blocks: [
        {
          list: [
            '**What fits: **a 220-litre barrel, which needs a space of {barrel.sides} cm, takes clothes, shoes, tins and tools up to about 100 kg. See [how to fill one](goods/mixed-barrel).',
            '**One barrel or three: **shared containers often have a minimum of 1 CBM, so ask for the price of one barrel and of three.',
            '**Collection: **say so when you ask for the quote, and have the barrel ready at street level. It takes two people to lift.',
            "**What to write on it: **your name, the recipient's name and phone number in Tanzania, and our tracking number. Put a copy of the packing list inside.",
          ],
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
            'Books, musical instruments and church sound systems',
          ],
        },
        {
          paragraph:
            "Aerosols, nail polish and perfume are flammable. Check [what we can't carry](help/prohibited-items) before you close the lid.",
        },
      ],
    },
    {
      heading: 'VAT and the export declaration',
      blocks: [
        {
          paragraph:
            'Shoppers who visit Great Britain can no longer claim <abbr title="value added tax">VAT</abbr> back at the airport: that scheme closed in 2021. A business can still sell without VAT if it gets proof of export in time. Agree on that with the seller before you pay.',
        },
        {
          paragraph:
            'Commercial goods need an export declaration to British customs, and the exporter needs a customs number (<abbr title="Economic Operators Registration and Identification">EORI</abbr>). The rules for personal effects are simpler. Either way, write a packing list with a fair value for each item. You need it again when the goods reach Tanzania. This was correct in {2026-11}; check with [GOV.UK](https://www.gov.uk/export-goods).',
        },
      ],
    },
    {
      heading: 'Sending a car',
      blocks: [
        {
          paragraph:
            'Keep a copy of the log book (V5C) and tell the DVLA that the car is leaving for good. The [Tanzania Bureau of Standards](https://www.tbs.go.tz) (TBS) inspects used cars for roadworthiness. A car from the UK is inspected [at the port when it arrives](help/vehicle-tax#inspection). The rule has changed before, so ask us before you book. Excise duty is higher on older cars.',
        },
      ],
    },
  ],
  services: ['services/door-to-door', 'services/warehousing', 'services/local-delivery'],
  typicalGoods: ['clothes', 'mixed-barrel', 'books-and-documents', 'baby-goods', 'car-parts'],
  office: {
    heading: 'Talk to our office in Milton Keynes',
    text: 'The office is an hour up the motorway from north London. Couriers and our own vans bring boxes there. Call before you bring one yourself. To have a box collected, [book a pickup](portal:bookPickup) in the customer portal.',
  },
};
