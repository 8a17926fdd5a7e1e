import type { Route } from '../schema/route';

export const page: Route = {
  country: 'China',
  name: 'China',
  nameInSentence: 'China',
  updated: '2026-11-23',
  order: 3,
  calculatorOrigin: 'china',
  rate: { amount: '13.50', currency: 'USD' },
  meta: {
    about: 'Our Guangzhou office checks and combines orders.',
    keywords: [
      'shipping from China to Tanzania',
      'Guangzhou to Dar es Salaam cargo',
      'Yiwu consolidation',
      'PVoC certificate China',
    ],
  },
  city: { name: 'Guangzhou', coordinates: [113.26, 23.13] },
  airport: 'CAN',
  seaport: { name: 'Nansha', coordinates: [113.66, 22.61] },
  picture: { scene: 'china' },
  kanga: 'scales',
  collectionPoints: ['Guangzhou', 'Yiwu'],
  goods: 'Shop stock, tiles, furniture and machines',
  times: {
    air: { from: 5, to: 9, unit: 'days' },
    sea: { from: 3, to: 5, unit: 'weeks' },
    index: { from: 5, to: 9, unit: 'days' },
  },
  lead: 'Agree your price with the factory, on Alibaba or in person. Our Guangzhou office receives the cartons, counts them against your order and ships them together.',
  airNote:
    'Samples, phone accessories and urgent stock fly from Guangzhou, Hong Kong or Shanghai, usually via the Gulf or Addis Ababa.',
  seaNote:
    'Tiles, furniture, machines and full shop stock sail from Nansha, Yantian, Ningbo or Shanghai. Some services sail straight to East Africa, and others change ships in Singapore, Malaysia or Sri Lanka.',
  seasons: {
    heading: 'Plan around three busy times',
    text: 'Factories close for weeks over Chinese New Year and for a week in October, and buyers fill Guangzhou during the Canton Fair. Order six weeks ahead, so that your goods reach our office three weeks before a holiday begins. The dates are for 2027.',
    busy: [
      { name: 'Chinese New Year', days: ['01-22', '02-15'] },
      { name: 'Golden Week', days: ['10-01', '10-07'] },
      { name: 'Canton Fair', months: [4, 10] },
    ],
  },
  quote: '/quote',
  pricing: [
    {
      paragraph:
        'By air, tighter packing lowers the price of every piece. By sea we count the carton by its space, {lamps.cbm} cubic metres (CBM), but the minimum charge is usually 1 CBM. If you have about 1 CBM or more, ask for both prices.',
    },
  ],
  parcels: [{ name: 'A carton of LED lamps', example: 'lamps' }],
  particulars: [
    {
      heading: 'From the factory to the ship',
      blocks: [
        {
          numbered: [
            'Give each supplier our Guangzhou address, and your personal code to print on the cartons as the shipping mark.',
            "We count what comes in, photograph any damage and tell you what's late.",
            'When the last carton is in, you decide what flies and what goes by sea, and pay the invoice.',
            'We load the goods with their export declaration and send you the papers.',
          ],
        },
        { scene: 'buying-from-china' },
      ],
    },
    {
      heading: 'Papers your supplier must provide',
      blocks: [
        {
          list: [
            '**Export declaration: **for all goods',
            '**Export licence: **for certain chemicals, drones and parts with a military use',
            '**Certificate of Conformity: **for goods you will sell. Order the test while the factory is still making them',
            "**Battery papers: **for batteries to resell. That means the maker's test summary (UN 38.3) and a safety data sheet",
          ],
        },
        {
          paragraph:
            'This was correct in {2026-11}; check with [China Customs](https://www.customs.gov.cn).',
        },
      ],
    },
    {
      heading: "If your supplier can't export",
      blocks: [
        {
          paragraph:
            "Only a company licensed to export can file the export declaration. Large factories file their own. Market stalls and small online shops usually can't, so an export agent does it for them.",
        },
      ],
    },
    {
      heading: 'The Certificate of Conformity',
      blocks: [
        {
          paragraph:
            'The [Tanzania Bureau of Standards](https://www.tbs.go.tz) often asks for it (<abbr title="Pre-Shipment Verification of Conformity">PVoC</abbr>). It needs a test in China before loading. It costs at least {conformity.least} for a consignment, and [going without costs far more](help/tin-and-import-papers#conformity). [Ask our customs desk](services/customs-brokerage) which products need it.',
        },
      ],
    },
    {
      heading: 'Batteries, e-bikes and vehicles',
      blocks: [
        {
          list: [
            'No airline takes power banks, e-bike batteries or cordless tools without the battery papers. Even with them, loose batteries and power banks only fly as declared dangerous goods, if at all.',
            'An e-bike flies only without its battery.',
            'Cars and lorries sold in China have the steering wheel on the left, and you may not be able to register them in Tanzania. [Ask us first](help/car-or-bajaji#shipped).',
          ],
        },
      ],
    },
    {
      heading: 'Fake brands',
      blocks: [
        {
          paragraph:
            "A famous brand at a tenth of the usual price is a fake. Customs at either end can seize and destroy it, and we don't carry it. Plain goods under your own brand travel without trouble.",
        },
      ],
    },
  ],
  services: ['services/customs-brokerage', 'services/buy-for-me', 'services/sea-air-freight'],
  typicalGoods: [
    'smartphones',
    'tiles-and-building-materials',
    'furniture',
    'machines-and-pumps',
    'wigs-and-hair',
  ],
  office: {
    heading: 'Our Guangzhou team talks to your supplier',
    text: "The office is five hours ahead of Dar es Salaam. Write first thing in the morning, and our team can still call the factory the same day. Send them the supplier's phone number and your order, and they'll sort out delivery dates and carton marks.",
  },
};
