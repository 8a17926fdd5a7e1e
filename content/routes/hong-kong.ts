import type { Route } from '../schema/route';

export const page: Route = {
  country: 'Hong Kong',
  name: 'Hong Kong',
  nameInSentence: 'Hong Kong',
  updated: '2026-11-22',
  order: 8,
  calculatorOrigin: 'hongKong',
  rate: { amount: '15.00', currency: 'USD' },
  meta: {
    about: 'Phones and components, with battery papers.',
    keywords: [
      'shipping from Hong Kong to Tanzania',
      'wholesale phones Tanzania',
      'lithium battery air freight',
      'Shenzhen pickup',
    ],
  },
  city: { name: 'Hong Kong', coordinates: [114.17, 22.28] },
  airport: 'HKG',
  seaport: { name: 'Kwai Chung', coordinates: [114.13, 22.34] },
  collectionPoints: ['Kwai Chung', 'Kowloon'],
  goods: 'Phones, chips, cameras and accessories by the lot',
  times: {
    air: { from: 4, to: 7, unit: 'business days' },
    sea: { from: 2, to: 4, unit: 'weeks' },
    index: { from: 4, to: 7, unit: 'days' },
  },
  lead: 'Most cargo from Hong Kong is electronics with batteries. We count it, label it and send it with the papers that airlines ask for.',
  airNote:
    'Hong Kong handles more air cargo than almost any airport on Earth, so space is there even in busy months. Phones and memory chips usually fly by way of the Gulf or Addis Ababa.',
  seaNote:
    'The container terminals at Kwai Chung take what is not urgent: display cases, cables, speakers, toys. Many ships call at Singapore or Port Klang, where boxes for East Africa change over.',
  quote: '/quote',
  pricing: [
    {
      paragraph:
        'Electronics are dense, so the scale nearly always decides. Forty boxed phones in one carton of {phones.sides} cm:',
    },
    {
      list: [
        'By size: {phones.volume} ÷ {weight.divisor} = {phones.volumetric} kg',
        'By scale: {phones.weight} kg',
        'To pay: {phones.charged} kg × {phones.rate} = {phones.total}, or {phones.each} a phone',
      ],
    },
    {
      paragraph: [
        'At that price the value at risk is far greater than the freight. Basic cover ends at {cover.basic} of item value, so take full cover on the declared value; ',
        { text: 'how insurance and claims work', page: 'help/insurance-claims' },
        ' is explained in the help center.',
      ],
    },
  ],
  extraServices: [
    {
      title: 'Cross-border pickup',
      text: 'We fetch goods from markets and factories in Shenzhen and bring them over the border with the mainland export papers.',
    },
    {
      title: 'Lot count and photos',
      text: 'Each carton is opened, counted against your order and photographed, serial numbers included, before it is sealed.',
    },
    {
      title: 'Battery packing and papers',
      text: 'Devices are packed, labeled and declared to the airline rules for lithium batteries.',
    },
    {
      title: 'Split shipment',
      text: 'What sells first flies, the rest of the same order follows by sea, both under one quote.',
    },
  ],
  particulars: [
    {
      heading: 'Batteries decide what flies',
      blocks: [
        {
          table: {
            caption: 'How lithium batteries usually travel from Hong Kong',
            columns: ['Goods', 'By air'],
            rows: [
              ['Phone or tablet with its battery inside', 'Yes, with label and test summary'],
              ['Device with a spare battery in the box', 'Often, within limits for each package'],
              [
                'Loose batteries and power banks',
                'Ask first; only as declared dangerous goods, if at all',
              ],
              ['Swollen, damaged or recalled batteries', 'Never'],
            ],
          },
        },
        {
          paragraph:
            'Used phones are tested one by one for swelling. A single bad battery can stop a whole consignment, so remove doubtful ones before the carton reaches the airport.',
        },
      ],
    },
    {
      heading: 'A free port still wants a declaration',
      blocks: [
        {
          paragraph: [
            'Hong Kong charges no general customs duty and no VAT; only liquor, tobacco, fuel oils and methyl alcohol are taxed. An export declaration is due all the same, within 14 days after the goods leave. Some chips, encryption products and high-performance parts need a strategic trade license beforehand. As of {2026-11}; check with ',
            { text: 'Hong Kong Customs', url: 'https://www.customs.gov.hk' },
            '.',
          ],
        },
        {
          paragraph:
            'Goods that were made on the mainland and pass through need the Chinese export declaration as well. That one has to come from the supplier.',
        },
      ],
    },
    {
      heading: 'Phones in Tanzania',
      blocks: [
        {
          paragraph: [
            'Networks can block handsets with a false or copied ',
            { abbr: 'IMEI', meaning: 'International Mobile Equipment Identity' },
            ' number. Have the seller list every number, and check some yourself. Dealers also deal with the ',
            { abbr: 'TCRA', meaning: 'Tanzania Communications Regulatory Authority' },
            ', which licenses sellers and approves types of radio equipment, from phones to routers and walkie-talkies. As of {2026-11}; check with ',
            { text: 'TCRA', url: 'https://www.tcra.go.tz' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Grade before price',
      blocks: [
        {
          paragraph:
            "Wholesalers sell used phones by grade, and one dealer's A is another's B. Agree in writing on scratches, battery health and share of returns. We count and photograph; we do not certify that a phone works. Jewelry travels only by arrangement.",
        },
      ],
    },
  ],
  office: {
    heading: 'Same time zone, next city',
    text: 'Hong Kong is served from Guangzhou, up the Pearl River by train. Staff there read the invoice with you, check the battery papers and say which flight still has room.',
  },
};
