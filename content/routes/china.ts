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
  lead: 'You agree the price with the factory, on Alibaba or in person. Our Guangzhou office receives the cartons, counts them against your order and ships them together.',
  airNote:
    'Samples, phone accessories and urgent stock fly from Guangzhou, Hong Kong or Shanghai, usually via the Gulf or Addis Ababa.',
  seaNote:
    'Tiles, furniture, machines and full shop stock sail from Nansha, Yantian, Ningbo or Shanghai. Some services sail straight to East Africa, and others change ships in Singapore, Malaysia or Sri Lanka.',
  seasons: {
    heading: 'Plan around two busy times',
    text: 'Factories close for weeks over Chinese New Year, and buyers fill Guangzhou during the Canton Fair. Order six weeks before each.',
    busy: [
      { name: 'Chinese New Year', days: ['01-22', '02-15'] },
      { name: 'Canton Fair', months: [4, 10] },
    ],
  },
  quote: '/quote',
  pricing: [
    {
      paragraph:
        'A carton of LED lamps of {lamps.sides} cm is {lamps.weight} kg on the scale and {lamps.volumetric} kg by size, so it costs {lamps.total} by air.',
    },
    {
      paragraph:
        'By sea we count the same carton by its space, {lamps.cbm} cubic metres (CBM), but the minimum charge is usually 1 CBM. If you have about 1 CBM or more, ask for both prices. By air, a smaller carton makes every piece cheaper.',
    },
  ],
  particulars: [
    {
      heading: 'From the factory to the ship',
      blocks: [
        {
          numbered: [
            'Give each supplier our Guangzhou address, and your personal code to print on the cartons as the shipping mark.',
            "We count what comes in, photograph any damage and tell you what's late.",
            'When the last carton is in, you choose air, sea or some of each, and pay the invoice.',
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
          paragraph:
            "Chinese customs wants a declaration from a company licensed to export. Large factories file their own. Market stalls and small online shops usually can't, so an export agent does it for them. Some goods, such as certain chemicals, drones and parts with a military use, also need an export licence. This was correct in {2026-11}; check with [China Customs](https://www.customs.gov.cn).",
        },
        {
          paragraph:
            'For goods you will sell, the [Tanzania Bureau of Standards](https://www.tbs.go.tz) often asks for a Certificate of Conformity (<abbr title="Pre-Shipment Verification of Conformity">PVoC</abbr>). It needs a test and is issued in China, before loading, so order the test while the goods are still being made. Our [customs brokerage desk](services/customs-brokerage) can tell you which products need the certificate.',
        },
        {
          note: "Power banks, e-bike batteries and cordless tools for resale need the maker's battery test summary (UN 38.3) and a safety data sheet. No airline takes them without these papers. Even with the papers, loose batteries and power banks only fly as declared dangerous goods, if at all. An e-bike flies only without its battery.",
        },
        {
          note: 'Do you want a car or a lorry? Vehicles sold there have the steering wheel on the left, and you may not be able to register them in Tanzania. [Ask us first](help/car-or-bajaji#shipped).',
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
  typicalGoods: [
    'smartphones',
    'tiles-and-building-materials',
    'furniture',
    'machines-and-pumps',
    'wigs-and-hair',
  ],
  office: {
    heading: 'Guangzhou talks to your supplier',
    text: "The office is five hours ahead of Dar es Salaam. Write first thing in the morning, and our team can still call the factory the same day. Send them the supplier's phone number and your order, and they'll sort out delivery dates and carton marks.",
  },
};
