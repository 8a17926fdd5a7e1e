import type { Route } from '../schema/route';

export const page: Route = {
  country: 'Germany',
  name: 'Germany',
  nameInSentence: 'Germany',
  updated: '2026-11-22',
  order: 4,
  calculatorOrigin: 'germany',
  rate: { amount: '13.50', currency: 'EUR' },
  meta: {
    about: 'Machines and tools, with German export papers.',
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
  collectionPoints: ['Frankfurt', 'Hamburg'],
  goods: 'Machines, tools and parts for German cars',
  times: {
    air: { from: 4, to: 7, unit: 'business days' },
    sea: { from: 3, to: 6, unit: 'weeks' },
    index: { from: 4, to: 7, unit: 'days' },
  },
  lead: "When a press stands still in Dodoma or a gearbox fails in Arusha, the part is often in Germany. We collect it at the maker's gate, fly it or ship it, and clear it.",
  airNote:
    "Frankfurt is one of Europe's largest cargo airports; Leipzig and Cologne fly through the night. A small part that stops a factory belongs on one of these planes, usually with a change in the Gulf or Addis Ababa.",
  seaNote:
    'Trucks, presses, bakery ovens and solar equipment leave through Hamburg or Bremerhaven. The last leg is usually a second ship, boarded in the Mediterranean, the Red Sea, the Gulf or at a port in East Africa.',
  quote: '/quote',
  pricing: [
    {
      paragraph:
        'Steel is heavy for its size, so with German goods the scale usually wins. A used gearbox, strapped into a crate of {gearbox.sides} cm:',
    },
    {
      note: 'Volumetric: {gearbox.volume} ÷ {weight.divisor} = {gearbox.volumetric} kg. Actual: {gearbox.weight} kg. Charged: {gearbox.charged} kg × {gearbox.rate} = {gearbox.total}.',
    },
    {
      paragraph:
        'The crate counts on the scale and on the tape measure. Leave off a pallet that nobody needs, and drain oil before weighing. Very heavy or long pieces are quoted one by one, since not every plane has a door for them.',
    },
  ],
  particulars: [
    {
      heading: 'Export control, step by step',
      blocks: [
        {
          table: {
            caption:
              'What German customs usually asks of commercial goods, by value of the consignment',
            columns: ['Value', 'What is filed'],
            rows: [
              ['Up to €1,000', 'A commercial invoice is generally enough'],
              [
                '€1,000 to €3,000',
                'An electronic declaration, which may be made at the port or airport',
              ],
              [
                'Above €3,000',
                'An electronic declaration at the customs office where the goods are packed, then release at the border',
              ],
            ],
          },
        },
        {
          paragraph: [
            "The system is called ATLAS, and the seller's customs number goes into it. With the exit note in hand the seller can leave out German VAT. Ask for that in the purchase contract: after the invoice is written it is hard to change. Thresholds move from time to time, so we confirm them with each booking. As of {2026-11}; check with ",
            { text: 'German customs', url: 'https://www.zoll.de' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Dual-use goods',
      blocks: [
        {
          paragraph:
            'Certain pumps, measuring instruments, machine tools and radio equipment can serve military ends and need a permit from the export office. It may take weeks. Send us the model number and we ask the maker for its export classification before you commit.',
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
            'Clinics: used ultrasound and laboratory devices, which need the consent of the health regulator in Tanzania',
            'Farms and mills: tractor parts, grain cleaners, scales',
            'Installers: solar inverters and cables',
          ],
        },
      ],
    },
    {
      heading: 'Used machines travel clean',
      blocks: [
        {
          paragraph:
            'Soil and seeds on a tractor can stop it at the port, and fuel left in a tank turns it into dangerous goods. Wash it, drain it, disconnect the battery and photograph it from four sides. Wooden crates carry the ISPM 15 stamp, which shows that the wood was treated against insects.',
        },
      ],
    },
  ],
  office: {
    heading: 'One desk for technical cargo',
    text: [
      "Headquarters in Dar es Salaam looks after Germany and calls the maker for you. Have the part number, the seller's postal code and the machine's rating plate to hand, then write or ",
      { text: 'call', channel: 'phone' },
      '.',
    ],
  },
};
