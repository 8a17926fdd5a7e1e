import type { Route } from '../schema/route';

export const page: Route = {
  country: 'Germany',
  name: 'Germany',
  nameInSentence: 'Germany',
  updated: '2026-11-23',
  order: 4,
  calculatorOrigin: 'germany',
  rate: { amount: '13.50', currency: 'EUR' },
  meta: {
    about: 'We explain the German export papers.',
    keywords: [
      'shipping from Germany to Tanzania',
      'Hamburg to Dar es Salaam freight',
      'German car parts Tanzania',
      'machinery export Germany',
    ],
  },
  city: { name: 'Frankfurt', coordinates: [8.68, 50.11] },
  airport: 'FRA',
  seaport: { name: 'Hamburg', coordinates: [9.94, 53.53] },
  picture: { scene: 'germany' },
  kanga: 'wheels',
  collectionPoints: ['Frankfurt', 'Hamburg'],
  goods: 'Machines, tools and parts for German cars',
  times: {
    air: { from: 4, to: 7, unit: 'business days' },
    sea: { from: 3, to: 6, unit: 'weeks' },
    index: { from: 4, to: 7, unit: 'days' },
  },
  lead: 'When a machine stops in Dodoma or a gearbox fails in Arusha, the spare part is often in Germany. We collect it from the maker, send it by air or sea, and clear it through customs.',
  airNote:
    "Frankfurt is one of Europe's largest cargo airports, and planes leave Leipzig and Cologne all night. Small parts that a factory is waiting for belong on one of these planes, usually via the Gulf or Addis Ababa.",
  seaNote:
    'Trucks, presses, bakery ovens and solar equipment leave through Hamburg or Bremerhaven. The last leg is usually on a second ship, from the Mediterranean, the Red Sea, the Gulf or another port in East Africa.',
  quote: '/quote',
  pricing: [
    {
      paragraph:
        'Steel is heavy for its size, so with German goods you usually pay for the weight on the scale.',
    },
    {
      paragraph:
        "The crate adds to both weight and size. Leave off any pallet you don't need, and drain the oil before weighing. We quote very heavy or long pieces one by one, because not every plane has a door that fits them.",
    },
  ],
  parcels: [{ name: 'A used gearbox in its crate', example: 'gearbox' }],
  particulars: [
    {
      heading: 'German export papers, by value',
      object: 'tractor',
      blocks: [
        {
          table: {
            caption: 'What German customs usually asks for, by the value of the commercial goods',
            columns: ['Value', 'What is filed'],
            rows: [
              ['Up to €1,000', 'A commercial invoice is generally enough'],
              [
                '€1,000 to €3,000',
                'An electronic declaration, which you can make at the port or airport',
              ],
              [
                'Above €3,000',
                'An electronic declaration at the customs office for the place where the goods are packed, then release at the border',
              ],
            ],
          },
        },
        {
          paragraph:
            "The system for these declarations is called ATLAS, and the seller needs a customs number (EORI) to use it. With the proof of export, the seller can leave out German VAT. Put that in the purchase contract, because it's hard to change once the invoice is written. Thresholds change from time to time, so we confirm them with each booking. This was correct in {2026-11}; check with [German customs](https://www.zoll.de).",
        },
      ],
    },
    {
      heading: 'Dual-use goods',
      blocks: [
        {
          paragraph:
            "Some pumps, measuring instruments, machine tools and radio equipment can have a military use and need a permit from Germany's export control office. That can take weeks. Send us the model number, and we'll ask the maker for its export classification before you commit.",
        },
      ],
    },
    {
      heading: 'Who buys what',
      blocks: [
        {
          list: [
            'Garages: sensors, injectors, suspension and body parts for German cars',
            'Workshops: welding sets, drills, compressors',
            "Clinics: used ultrasound and laboratory devices, which need approval from Tanzania's medicines authority, TMDA",
            'Farms and mills: tractor parts, grain cleaners, scales',
            'Installers: solar inverters and cables',
          ],
        },
        {
          note: 'Do you want a car or a lorry from this country? Its steering wheel is on the left, and you may not be able to register it in Tanzania. [Ask us first](help/car-or-bajaji#shipped).',
        },
      ],
    },
    {
      heading: 'Clean used machines before they leave',
      blocks: [
        {
          paragraph:
            'Soil and seeds on a tractor can stop it at the port, and fuel left in the tank makes it dangerous goods. Wash and drain it, disconnect the battery, and photograph the machine from all four sides. Wooden crates need the ISPM 15 stamp, which shows that the wood was treated against insects.',
        },
      ],
    },
  ],
  services: ['services/customs-brokerage', 'services/door-to-door', 'services/local-delivery'],
  typicalGoods: ['tools', 'kitchen-goods', 'medical-devices', 'machines-and-pumps', 'car-parts'],
  office: {
    heading: 'One desk for technical cargo',
    text: "Our headquarters in Dar es Salaam looks after Germany and calls the maker for you. Have the part number, the seller's postcode and a photo of the machine's rating plate ready, then write to us or [call](channel:phone).",
  },
};
