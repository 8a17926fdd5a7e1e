import type { Route } from '../schema/route';

export const page: Route = {
  country: 'Canada',
  name: 'Canada',
  nameInSentence: 'Canada',
  updated: '2026-11-23',
  order: 5,
  calculatorOrigin: 'canada',
  rate: { amount: '15.00', currency: 'USD' },
  meta: {
    about: 'We explain moving home and export reporting.',
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
  picture: { scene: 'canada' },
  kanga: 'leaves',
  collectionPoints: ['Toronto', 'Montreal'],
  goods: 'Family boxes, mining spares and household goods',
  times: {
    air: { from: 7, to: 10, unit: 'business days' },
    sea: { from: 4, to: 6, unit: 'weeks' },
    index: { from: 7, to: 10, unit: 'days' },
  },
  lead: 'A box of gifts from Mississauga, a pump for a mine in Geita, or everything a family owns: we collect it in Canada, send it by air or sea and clear it in Tanzania.',
  airNote:
    'Planes leave Toronto and Montreal for Europe, the Gulf or Addis Ababa, where the cargo connects to Dar es Salaam. Air is best for anything small, valuable or urgent.',
  seaNote:
    'Goods go east by rail or truck to Montreal or to Halifax, a deep harbour that stays ice-free. They cross the Atlantic and change ships at least once. Cargo from British Columbia may go via Vancouver and the Pacific.',
  quote: '/quote',
  pricing: [
    {
      paragraph: 'The rate is in US dollars, not Canadian ones.',
    },
    {
      paragraph:
        "It's the distance inside Canada that surprises people. Calgary to the Atlantic is further than Dar es Salaam to Johannesburg, and trucking one pallet that far can cost as much as the ocean freight. Drop the goods off in Toronto or Montreal if you can.",
    },
  ],
  parcels: [{ name: "A box of children's clothes and toys", example: 'toys' }],
  particulars: [
    {
      heading: 'Moving home to Tanzania',
      object: 'household-effects',
      blocks: [
        {
          paragraph:
            'As a returning resident, you can bring in used household goods free of duty if you meet the conditions of the [Tanzania Revenue Authority](https://www.tra.go.tz), for example on how long you lived abroad. Start two months ahead:',
        },
        {
          numbered: [
            "List every box, what's in it and roughly what it's worth.",
            'Gather copies of your passport, work or study papers and proof of your time in Canada.',
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
          paragraph:
            "Commercial exports of this value must be reported before they leave, through the Canadian Export Reporting System (CERS). The exporter needs a business number, or an agent to file for them. Controlled goods and some technology need a permit whatever they cost, and cars have their own reporting rules. Gifts and personal effects are often exempt. This was correct in {2026-11}; check with Canada's border agency, [CBSA](https://www.cbsa-asfc.gc.ca).",
        },
        {
          paragraph:
            'A Canadian business can sell without sales tax (GST or HST) when it ships the goods abroad. If you carry the goods out of the shop yourself, you pay the tax.',
        },
      ],
    },
    {
      heading: 'What leaves Canada for Tanzania',
      blocks: [
        {
          paragraph:
            "Companies mostly ship mining and drilling spares, because Canadian firms supply many of the world's mines. Next come hospital beds and wheelchairs from charities, school computers, tractor parts and personal gifts. Donated goods aren't automatically free of duty and tax: the charity that receives them must apply for relief before they land.",
        },
        {
          note: 'Do you want a car or a lorry from this country? Its steering wheel is on the left, and you may not be able to register it in Tanzania. [Ask us first](help/car-or-bajaji#shipped).',
        },
      ],
    },
    {
      heading: 'Winter',
      blocks: [
        {
          paragraph:
            'From December to March, storms close highways and delay trains. Liquids can freeze in an unheated truck, so leave out paint, ink and water-based chemicals in these months, and allow an extra week for sea freight.',
        },
      ],
    },
  ],
  services: ['services/door-to-door', 'services/sea-air-freight', 'services/local-delivery'],
  typicalGoods: ['laptops', 'clothes', 'supplements', 'toys', 'sports-goods'],
  office: {
    heading: 'California looks after Canada',
    text: 'Our North American colleagues book the pickup, tell you the sailing date and have our agent file the export report. Outside their hours, [send a chat message](channel:chat) with your postal code and a photo of the goods.',
  },
};
