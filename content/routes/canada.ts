import type { Route } from '../schema/route';

export const page: Route = {
  country: 'Canada',
  name: 'Canada',
  nameInSentence: 'Canada',
  updated: '2026-11-22',
  order: 5,
  calculatorOrigin: 'canada',
  rate: { amount: '15.00', currency: 'USD' },
  meta: {
    about: 'With moving home and export reporting explained.',
    keywords: [
      'shipping from Canada to Tanzania',
      'Toronto to Dar es Salaam cargo',
      'Halifax container Tanzania',
      'CERS export declaration',
    ],
  },
  city: { name: 'Toronto', coordinates: [-79.38, 43.65] },
  airport: 'YYZ',
  seaport: { name: 'Halifax', coordinates: [-63.57, 44.65] },
  collectionPoints: ['Toronto', 'Montreal'],
  goods: 'Family boxes, mining spares and household moves',
  times: {
    air: { from: 7, to: 10, unit: 'business days' },
    sea: { from: 4, to: 6, unit: 'weeks' },
    index: { from: 7, to: 10, unit: 'days' },
  },
  lead: "A box of gifts from Mississauga, a pump for a mine in Geita, or a family's whole home: we collect it in Canada, send it by air or sea and clear it in Tanzania.",
  airNote:
    'Planes leave Toronto and Montreal for Europe, the Gulf or Addis Ababa, where the cargo connects to Dar es Salaam. Small, valuable and urgent things belong here.',
  seaNote:
    'Goods roll east by rail or truck to Halifax, a deep harbor that stays free of ice, or to Montreal. They cross the Atlantic and change ships at least once. Cargo from British Columbia may go by Vancouver and the Pacific.',
  quote: '/quote',
  pricing: [
    {
      paragraph:
        "The rate is in US dollars, not Canadian ones. Suppose you send a suitcase-sized box of children's clothes and toys, {toys.sides} cm, that weighs {toys.weight} kg. Its volumetric weight is {toys.volume} ÷ {weight.divisor} = {toys.volumetric} kg. The larger figure counts, so the price is {toys.charged} × {toys.rate} = {toys.total}.",
    },
    {
      paragraph:
        'Inland distance is the part that surprises people. Calgary to the Atlantic is longer than Dar es Salaam to Johannesburg, and trucking a single pallet that far can cost as much as the ocean. Hand over in Toronto or Montreal if you can.',
    },
  ],
  particulars: [
    {
      heading: 'Moving home to Tanzania',
      blocks: [
        {
          paragraph: [
            'Returning residents may bring used household goods under relief from duty when they meet the conditions of the ',
            { text: 'Tanzania Revenue Authority', url: 'https://www.tra.go.tz' },
            ', such as length of stay abroad. Begin two months ahead:',
          ],
        },
        {
          numbered: [
            'List every box with contents and a rough value.',
            'Keep passport copies, the work or study papers and proof of your time in Canada together.',
            'Sell the fridge and the dryer: Canadian appliances are built for 120 volts.',
            'Send what you need in the first month by air and the rest by sea.',
          ],
        },
      ],
    },
    {
      heading: 'Goods worth CAD 2,000 or more',
      blocks: [
        {
          paragraph: [
            'Canada wants commercial exports of that value reported before they go, through ',
            { abbr: 'CERS', meaning: 'Canadian Export Reporting System' },
            '. The exporter needs a business number, or an agent who files. Controlled goods and certain technology need a permit whatever they cost, and cars have their own reporting rules. Gifts and personal effects are often exempt. As of {2026-11}; check with ',
            { text: 'CBSA', url: 'https://www.cbsa-asfc.gc.ca' },
            '.',
          ],
        },
        {
          paragraph:
            'A Canadian business can sell without GST or HST when it ships to a place outside the country. A purchase that you carry out of the shop yourself is taxed.',
        },
      ],
    },
    {
      heading: 'What leaves Canada for Tanzania',
      blocks: [
        {
          paragraph:
            "Mining and drilling spares lead by weight, for Canadian firms supply many of the world's mines. Next come hospital beds and wheelchairs given by charities, school computers, tractor parts and personal gifts. Donated goods are not free of customs: the charity that receives them applies for relief before they land.",
        },
      ],
    },
    {
      heading: 'Winter',
      blocks: [
        {
          paragraph:
            'From December to March, storms close highways and delay trains. Liquids can freeze in an unheated truck, so leave out paint, ink and water-based chemicals in these months, and allow a week more for sea freight.',
        },
      ],
    },
  ],
  office: {
    heading: 'California answers for Canada',
    text: [
      'Our North American colleagues book the pickup, file the export report with our agent and tell you the sailing. Outside their hours, ',
      { text: 'send a chat message', channel: 'chat' },
      ' with your postal code and a photo of the goods.',
    ],
  },
};
