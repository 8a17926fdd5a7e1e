import type { Post } from '../schema/post';

export const page: Post = {
  name: 'Air freight benefits',
  meta: {
    title: 'Air freight to Tanzania: when flying pays',
    description:
      'Air costs more per kilogram and can still be cheaper in all. A worked comparison, the stages of an air consignment, how to pack for it, and what may not fly.',
    keywords: ['air freight Tanzania', 'air cargo Dar es Salaam', 'benefits of air freight'],
  },
  published: '2026-05-19',
  updated: '2026-11-22',
  author: 'Freight desk, Dar es Salaam',
  summary:
    'Air freight costs more per kilogram, but it can save stock, storage and lost sales. How to work out whether it pays for your goods, how to pack for it, and what may not fly.',
  sections: [
    {
      kind: 'page-hero',
      heading: 'When air freight to Tanzania pays',
      lead: 'Besides speed, air freight has benefits that matter to small stores in particular.',
      motif: 'plane',
    },
    {
      kind: 'document',
      parts: [
        {
          id: 'beyond-speed',
          heading: 'Five benefits',
          blocks: [
            {
              list: [
                [
                  { strong: 'Time. ' },
                  'Air freight takes {air.time} against {sea.time} by sea. You sell the goods while the season is on.',
                ],
                [
                  { strong: 'Smaller orders. ' },
                  'You can restock with 20 kg and learn what sells, instead of guessing for a quarter of a year.',
                ],
                [
                  { strong: 'Money that comes back sooner. ' },
                  'Stock on a ship is paid for and earns nothing. By air you can sell and reorder several times in the same months.',
                ],
                [
                  { strong: 'Less handling. ' },
                  'Fewer transfers and fewer days mean fewer chances for damp, dents and missing cartons.',
                ],
                [
                  { strong: 'Shorter storage. ' },
                  'Air cargo has only a short free period at the terminal, yet a box whose papers are ready seldom needs it all.',
                ],
              ],
            },
          ],
        },
        {
          id: 'worked-comparison',
          heading: 'A worked comparison',
          blocks: [
            {
              paragraph:
                'Both examples fly from China at our rate of {china.rate} per kg. Volumetric weight is length × width × height in cm, divided by {weight.divisor}; the larger of that and the scale weight is charged.',
            },
            {
              table: {
                caption: 'Freight as a share of the value of the goods, by air from China',
                columns: ['Measure', 'Ten laptops', 'Ten bed pillows'],
                rows: [
                  ['Size of each box', '{laptops.sides} cm', '{pillows.sides} cm'],
                  ['Weight on the scale, each', '{laptops.weight} kg', '{pillows.weight} kg'],
                  ['Volumetric weight, each', '{laptops.volumetric} kg', '{pillows.volumetric} kg'],
                  [
                    'Chargeable weight, all ten',
                    '{laptops.charged-in-all} kg',
                    '{pillows.charged-in-all} kg',
                  ],
                  ['Air freight', '{laptops.total}', '{pillows.total}'],
                  ['Value of the goods', '{laptops.value}', '{pillows.value}'],
                  ['Freight as a share of value', '{laptops.share}', '{pillows.share}'],
                ],
              },
            },
            {
              paragraph:
                'For the laptops, air freight adds {laptops.share} to their value and saves weeks of waiting. The pillows should go by sea, or at least into a vacuum bag. For most other goods, the next part helps.',
            },
          ],
        },
        {
          id: 'cost-of-waiting',
          heading: 'Put a figure on waiting',
          blocks: [
            {
              paragraph:
                'Ask what the goods would earn in the weeks that sea freight adds, and what it costs to be without them.',
            },
            {
              numbered: [
                'Take the profit you expect from the consignment in one week of selling.',
                'Multiply it by the weeks that air saves, say four.',
                'Add what an empty shelf, a stopped machine or an idle crew costs in those weeks.',
                'Compare the sum with the difference between the two freight quotes.',
              ],
            },
            {
              note: 'Example: a borehole pump stands still for a control board of {board.weight} kg. Air freight from Germany at {germany.rate} per kg is {board.total}. If the crew costs more than that in a day, fly it.',
            },
          ],
        },
        {
          id: 'day-by-day',
          heading: 'What happens in those days',
          blocks: [
            {
              paragraph:
                'The flight itself is short. Most of the time goes into handing over, checking and declaring, and complete papers save days there.',
            },
            {
              table: {
                caption: 'The stages of a typical air consignment, in days',
                columns: ['Stage', 'Usually', 'What speeds it up'],
                rows: [
                  [
                    'Collection, weighing, repacking',
                    '1 day',
                    'Cartons labeled with your name and order number',
                  ],
                  [
                    'Export clearance and security check',
                    'Same day',
                    'An invoice that says exactly what is inside',
                  ],
                  [
                    'Flight, often with one change of aircraft',
                    '1-2 days',
                    'Leaving the routing to us',
                  ],
                  [
                    'Declaration and release in Tanzania',
                    '1-2 days',
                    'Tax number, permits and payment ready beforehand',
                  ],
                  [
                    'Delivery in the city of arrival',
                    'Same day to 2 days',
                    'A landmark and a phone that is on',
                  ],
                ],
              },
            },
            {
              paragraph: [
                'Together that is {air.time}; a town far from the city of arrival takes longer. By origin, the estimates run from {netherlands.air} from the ',
                { text: 'Netherlands', page: 'routes/netherlands' },
                ' to {usa.air} from the ',
                { text: 'USA', page: 'routes/usa' },
                '. A red channel at customs, which means that an officer opens the box, or a missing permit adds to any of them.',
              ],
            },
          ],
        },
        {
          id: 'pack-for-air',
          heading: 'Pack for the aircraft',
          blocks: [
            {
              list: [
                'Choose the smallest carton that protects the goods, and fill it. Every {weight.divisor} cubic centimeters cost as much as a kilogram.',
                'Take retail boxes off where the maker allows it, and pack manuals flat.',
                'Vacuum-bag textiles. Halving the height halves the volumetric weight.',
                'Keep heavy and light goods in one carton: the heavy ones use up the weight, the light ones the space.',
                'Keep 5 cm of padding around glass and screens. Padding is quicker than a claim, whose review takes {claims.review}.',
              ],
            },
            {
              paragraph: [
                'Check the result in the ',
                { text: 'calculator', page: 'help/shipping-tools' },
                ' before you tape the box shut.',
              ],
            },
          ],
        },
        {
          id: 'not-by-air',
          heading: 'What may not fly',
          blocks: [
            {
              paragraph:
                'Airlines follow international rules on dangerous goods, and they apply to a single bottle as well as to a pallet.',
            },
            {
              list: [
                'Loose lithium batteries and power banks: not in an ordinary parcel. Batteries built into a phone or laptop may fly under conditions, so name them when you book.',
                'Aerosols, perfume, nail polish, paint, glue and lighter gas: flammable, and refused unless declared and packed as dangerous goods.',
                'Strong magnets and large speakers: may need a check, since they disturb instruments.',
                'Perishable food, live animals, currency: not carried by us at all.',
              ],
            },
            {
              note: 'Never leave a battery or an aerosol off the list of contents. Security screening finds it, the whole consignment stays behind, and other people wait with yours.',
            },
          ],
        },
        {
          id: 'duty-by-air',
          heading: 'Air freight and your tax bill',
          blocks: [
            {
              paragraph: [
                'By sea, import duty is worked out on ',
                { abbr: 'CIF', meaning: 'cost, insurance and freight' },
                ': the price of the goods with insurance and sea freight. For goods that come by air, the valuation rules of the East African Community (Fourth Schedule of its Customs Management Act) do not add the air freight to the value for import duty. Ask for the freight on a line of its own, on the invoice and the air waybill, so that your agent can show it. Other taxes may be worked out on another base. As of {2026-11}; check with ',
                { text: 'TRA', url: 'https://www.tra.go.tz' },
                '.',
              ],
            },
            {
              paragraph: [
                'Import duty and VAT are otherwise the same as by sea. Our ',
                { text: 'customs guide', page: 'blog/customs-brokerage-guide' },
                ' works through a full example.',
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'link-cards',
      heading: 'Read on',
      items: [
        {
          text: 'Air beside sea and consolidation, with rates from {origins.count} countries.',
          icon: 'scale',
          link: { label: 'The best way to ship to Tanzania', page: 'blog/best-shipping-options' },
        },
        {
          text: 'Size, weight, origin: the freight at once.',
          icon: 'calculator',
          link: { label: 'Cost calculator', page: 'help/shipping-tools' },
        },
        {
          text: 'Nine kinds of goods that we cannot carry, and why.',
          icon: 'no-entry',
          link: { label: 'Prohibited items', page: 'help/prohibited-items' },
        },
        {
          text: 'A price for your consignment, by air and by sea.',
          icon: 'coin',
          link: { label: 'Request a quote', page: 'get-quote' },
        },
      ],
    },
  ],
};
