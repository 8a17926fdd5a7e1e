import type { Route } from '../schema/route';

export const page: Route = {
  country: 'China',
  name: 'China',
  nameInSentence: 'China',
  updated: '2026-11-22',
  order: 3,
  calculatorOrigin: 'china',
  rate: { amount: '13.50', currency: 'USD' },
  meta: {
    about: "Our Guangzhou office gathers many suppliers' goods.",
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
  collectionPoints: ['Guangzhou', 'Yiwu'],
  goods: 'Shop stock, tiles, furniture and machines',
  times: {
    air: { from: 5, to: 9, unit: 'days' },
    sea: { from: 3, to: 5, unit: 'weeks' },
    index: { from: 5, to: 9, unit: 'days' },
  },
  lead: 'You agree on the price with the factory. Our Guangzhou office receives the cartons from every supplier, counts them against your order and sends them as one load.',
  airNote:
    'Samples, phone accessories and urgent stock fly from Guangzhou, Hong Kong or Shanghai, mostly by way of the Gulf or Addis Ababa.',
  seaNote:
    'Tiles, furniture, machines and full shop stock sail from Nansha, Yantian, Ningbo or Shanghai. Some services run straight to East Africa, others change ships in Singapore, Malaysia or Sri Lanka.',
  quote: '/quote',
  pricing: [
    {
      numbered: [
        'A carton of LED lamps measures {lamps.sides} cm. That is {lamps.volume} ÷ {weight.divisor} = {lamps.volumetric} kg.',
        'It weighs {lamps.weight} kg on the scale.',
        'By air you pay for {lamps.charged} kg × {lamps.rate} = {lamps.total}.',
      ],
    },
    {
      paragraph: [
        'By sea the same carton is priced by its space, 0.12 ',
        { abbr: 'CBM', meaning: 'cubic meters' },
        '. The price per CBM is given in the quote. From about 1 CBM, ask for both prices: light, bulky goods often cost much less by ship. Have the factory state carton sizes before you order, since a tighter carton saves money on each piece.',
      ],
    },
  ],
  particulars: [
    {
      heading: 'From factory gate to vessel',
      blocks: [
        {
          numbered: [
            'You give each supplier our Guangzhou address and your customer mark to print on the cartons.',
            'We count what comes in, photograph damage and tell you what is late.',
            'When the last carton is in, you choose air, sea or some of each.',
            'We load, file the export and send you the papers.',
          ],
        },
      ],
    },
    {
      heading: 'Plan around two dates',
      blocks: [
        {
          paragraph:
            "At Spring Festival, in January or February, factories close for weeks and the rush before it fills ships early. In April and October the Canton Fair brings the world's buyers to Guangzhou: a good time to meet suppliers, a poor one for a last-minute booking. Orders placed six weeks ahead of either date rarely suffer.",
        },
      ],
    },
    {
      heading: 'Papers your supplier has to give',
      blocks: [
        {
          paragraph: [
            'Chinese customs wants a declaration from a company entitled to export. Large factories file their own; market stalls and small online shops usually cannot, and then an export agent does it. Some goods, among them certain chemicals, drones and dual-use parts, need an export license on top. As of {2026-11}; check with ',
            { text: 'China Customs', url: 'https://www.customs.gov.cn' },
            '.',
          ],
        },
        {
          paragraph: [
            'For goods you will sell, the ',
            { text: 'Tanzania Bureau of Standards', url: 'https://www.tbs.go.tz' },
            ' asks in many cases for a Certificate of Conformity under ',
            { abbr: 'PVoC', meaning: 'Pre-Shipment Verification of Conformity' },
            '. It is issued in China, before loading. Order the test while the goods are still being made. Our ',
            { text: 'customs brokerage desk', page: 'services/customs-brokerage' },
            ' says which products are on the list.',
          ],
        },
        {
          note: "Power banks, e-bikes and tools with lithium batteries need the maker's UN 38.3 test summary and a safety data sheet. Without them no airline takes the carton, and loose batteries and power banks fly at most as declared dangerous goods.",
        },
      ],
    },
    {
      heading: 'Copies of brands',
      blocks: [
        {
          paragraph:
            'A famous logo at a tenth of the price is a copy. Customs at either end may seize and destroy it, and we do not carry it. Plain goods under your own brand travel without trouble.',
        },
      ],
    },
  ],
  office: {
    heading: 'Guangzhou speaks to your supplier',
    text: "The office is five hours ahead of Dar es Salaam: write first thing in the morning and it can still call the factory the same day. Send it the supplier's phone number and the order, and it settles delivery dates and carton marks directly.",
  },
};
