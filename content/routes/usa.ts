import type { Route } from '../schema/route';

export const page: Route = {
  country: 'United States',
  name: 'USA',
  nameInSentence: 'the USA',
  updated: '2026-11-22',
  order: 1,
  calculatorOrigin: 'usa',
  rate: { amount: '15.00', currency: 'USD' },
  meta: {
    about: 'Your American orders meet at our California office.',
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
  collectionPoints: ['California', 'New York'],
  goods: 'Laptops, sneakers, car parts and online orders',
  times: {
    air: { from: 7, to: 10, unit: 'days' },
    sea: { from: 3, to: 4, unit: 'weeks' },
    index: { from: 7, to: 10, unit: 'days' },
  },
  lead: 'Shop at any American store as if you lived there. Your orders come together at our California office and leave for Dar es Salaam as one consignment.',
  airNote:
    'Laptops, phones, sneakers and spare parts make up most of what flies from Los Angeles. There is no direct flight, so cargo changes planes once or twice at a hub in Europe, the Gulf or East Africa.',
  seaNote:
    'Gym machines, generators, furniture and whole households sail from Long Beach. The box changes ships on the way, in Asia or beyond the Panama Canal, depending on the line.',
  quote: '/get-quote',
  pricing: [
    {
      paragraph:
        'American stores pack small things in large boxes, so size often decides the price. Take an espresso machine:',
    },
    {
      list: [
        'Box: {espresso.sides} cm. {espresso.volume} ÷ {weight.divisor} = {espresso.volumetric} kg volumetric weight.',
        'Scale: {espresso.weight} kg.',
        'The larger figure counts: {espresso.charged} kg × {espresso.rate} = {espresso.total}.',
      ],
    },
    {
      paragraph: [
        'Three orders repacked into one box usually cost less than three boxes. Try your own figures in the ',
        { text: 'shipping calculator', page: 'help/shipping-tools' },
        '.',
      ],
    },
  ],
  particulars: [
    {
      heading: 'Sales tax: look before you check out',
      blocks: [
        {
          paragraph:
            'Shelf prices in America are without tax. The store adds sales tax by the state it delivers to, so a parcel sent to California is normally charged the Californian rate. Some sellers take the tax off for goods that leave the country, others refund it against proof of export, and many do neither. Ask the seller before you pay.',
        },
        {
          paragraph: [
            'If a store refuses your card, ',
            { text: 'Buy For Me', page: 'services/buy-for-me' },
            ' places the order in our name for a small service fee.',
          ],
        },
      ],
    },
    {
      heading: 'When goods are worth more than $2,500',
      blocks: [
        {
          paragraph: [
            'Once a single kind of goods in your shipment passes $2,500, an export filing in the ',
            { abbr: 'AES', meaning: 'Automated Export System' },
            ' is normally due before departure. Used vehicles and goods under an export license need one at any value (as of {2026-11}; check with ',
            { text: 'US Customs', url: 'https://www.cbp.gov' },
            '). Send us:',
          ],
        },
        {
          list: [
            'the store invoice with the price really paid;',
            'the full name and address of the person who receives the goods;',
            'for a used car or motorcycle, the original title, which US customs wants to see days ahead.',
          ],
        },
        {
          note: 'Drones, night-vision gear, encryption devices and some aircraft parts may be under license. Ask us before you buy.',
        },
      ],
    },
    {
      heading: 'Buying on the East Coast',
      blocks: [
        {
          paragraph:
            "A heavy load in New Jersey or Georgia has no reason to cross a continent by truck. Cargo can also leave through New York, Savannah or Houston and sail over the Atlantic. Give us the seller's ZIP code and we compare both coasts before we quote.",
        },
      ],
    },
    {
      heading: 'What Tanzanians order most',
      blocks: [
        {
          paragraph:
            'Computers and tablets, work boots, car parts for American models, textbooks, camera gear and baby goods. Household appliances are made for 120 volts and a different plug: check the label, because Tanzania runs on 230 volts. Vitamins and medicines can need a permit from the health regulator, so tell us first.',
        },
      ],
    },
  ],
  office: {
    heading: 'Our people in California',
    text: 'The California office receives, checks and repacks your orders. It is ten or eleven hours behind Dar es Salaam, so a question sent in the evening in Tanzania meets the start of the working day there.',
  },
};
