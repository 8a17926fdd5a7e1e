import type { Post } from '../schema/post';

export const page: Post = {
  name: 'When air freight pays',
  meta: {
    title: 'Air freight to Tanzania: when flying pays',
    description:
      "Air cargo costs more per kg but can still be cheaper overall. See two shipments compared, how to pack for the plane, and what can't fly.",
    keywords: ['air freight Tanzania', 'air cargo Dar es Salaam', 'benefits of air freight'],
  },
  published: '2026-05-19',
  updated: '2026-11-23',
  author: 'Freight desk, Dar es Salaam',
  summary:
    "Air costs more per kilogram, but weeks at sea cost money too: in stock, in storage and in sales you lose. Work out which is cheaper for your goods, and see how to pack and what can't fly.",
  inShort: [
    'Air is worth it for goods that are valuable for their size: freight is a few per cent of the price of a laptop, but more than the price of a pillow.',
    'Work out what the extra weeks at sea cost you, and compare that with the difference in freight.',
    'Pack small, declare every battery and have the papers ready: most delays come from missing papers.',
  ],
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'air-freight-benefits' },
      heading: 'When air freight to Tanzania pays',
      lead: 'By the kilogram, a plane always costs more than a ship. Yet a small shop can earn more by flying its stock. Work out beforehand if that is true of your goods.',
    },
    {
      kind: 'document',
      parts: [
        {
          id: 'beyond-speed',
          heading: 'Five benefits',
          blocks: [
            { scene: 'plane' },
            {
              list: [
                '**Time. **From Dubai, goods take {dubai.air} by air and {dubai.sea} by sea. By air, you can sell the goods while the season is on.',
                '**Smaller orders. **You can restock with 20 kg and see what sells, instead of guessing three months ahead.',
                '**Faster cash. **Stock on a ship is paid for, but earns you nothing. By air, you can sell and reorder several times in the same weeks.',
                '**Less handling. **Fewer transfers and fewer days mean less risk of damp, dents and missing cartons.',
                '**Shorter storage. **A box that arrives by air with its papers ready usually leaves the terminal within the free storage time.',
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
                'Suppose that ten laptops and ten bed pillows fly from China at our rate of {china.rate} per kg. Volumetric weight is length × width × height in cm, divided by {weight.divisor}. You pay for that or the weight on the scale, whichever is larger.',
            },
            {
              objects: [
                {
                  object: 'laptops',
                  caption:
                    '**Ten laptops. **Each box is {laptops.sides} cm and weighs {laptops.weight} kg: {laptops.charged-in-all} kg charged in all.',
                },
                {
                  object: 'bedding',
                  caption:
                    '**Ten bed pillows. **Each box is {pillows.sides} cm and weighs {pillows.weight} kg, but counts as {pillows.volumetric} kg: {pillows.charged-in-all} kg charged in all.',
                },
              ],
            },
            {
              bars: {
                caption: 'Air freight from China, in per cent of the value of the goods',
                columns: ['Goods', 'Freight'],
                objects: ['laptops', 'bedding'],
                rows: [
                  ['Ten laptops, worth {laptops.value}: {laptops.total}', '{laptops.share}'],
                  ['Ten bed pillows, worth {pillows.value}: {pillows.total}', '{pillows.share}'],
                ],
              },
            },
            {
              paragraph:
                'Air freight adds {laptops.share} to the cost of the laptops and saves weeks of waiting. The pillows should go by sea, or at least in a vacuum bag. For most other goods, read on.',
            },
          ],
        },
        {
          id: 'cost-of-waiting',
          heading: 'What does waiting cost you?',
          blocks: [
            {
              paragraph:
                'Work out what the goods would earn in the extra weeks at sea, and what it costs to be without them.',
            },
            {
              numbered: [
                'Take the profit you expect from one week of selling the goods.',
                'Multiply it by the weeks that air saves, say four.',
                'Add what an empty shelf, a stopped machine or an idle crew costs in those weeks.',
                'Compare the total with the difference between the two freight quotes.',
              ],
            },
            {
              note: 'Example: a borehole pump is waiting for a {board.weight} kg control board. Air freight from Germany at {germany.rate} per kg is {board.total}. If the crew costs more than that in a day, fly the board.',
              object: 'machines-and-pumps',
            },
          ],
        },
        {
          id: 'day-by-day',
          heading: 'Where the days go',
          blocks: [
            {
              paragraph:
                "The flight itself is short. Most of the time goes on checks and customs, and that's where complete papers save days. Our times by air start when the shipment, paid in full, leaves our office or partner abroad.",
            },
            {
              stack: {
                caption: 'The stages of a typical air shipment, and what speeds them up',
                columns: ['Stage', 'Usually', 'What speeds it up'],
                rows: [
                  [
                    'Before: collection, weighing, repacking, payment',
                    'Not counted',
                    'Cartons labelled with your name, and your code or tracking number',
                  ],
                  [
                    'Export clearance, security check, a place on a flight',
                    '1 day',
                    'An invoice that says exactly what is inside',
                  ],
                  [
                    'Flight, often with one change of aircraft',
                    '1-2 days',
                    'Letting us choose the routing',
                  ],
                  [
                    'Declaration and release in Tanzania',
                    '1-2 days',
                    'Having your TIN (taxpayer number), permits and payment ready',
                  ],
                  [
                    'Delivery in Dar es Salaam, often the same day',
                    '0-2 days',
                    "A landmark, and a phone that's on",
                  ],
                ],
              },
            },
            {
              paragraph:
                'From leaving our office to delivery, that adds up to {air.time} from Dubai, and longer for another town. Our estimates range from {netherlands.air} ([Netherlands](routes/netherlands)) to {canada.air} ([Canada](routes/canada)). A missing permit adds days to any of these times, and so does the red channel at customs, where an officer opens the box.',
            },
          ],
        },
        {
          id: 'pack-for-air',
          heading: 'Pack for the aircraft',
          blocks: [
            { scene: 'before-loading' },
            {
              list: [
                'Choose the smallest carton that protects the goods, and fill it. Every {weight.divisor} cubic centimetres costs as much as a kilogram.',
                'Leave out retail boxes where the maker allows it, and pack manuals flat.',
                'Vacuum-pack textiles. Halving the height halves the volumetric weight.',
                'Mix heavy and light goods in one carton, so that you use all the weight and all the space you pay for.',
                'Leave 5 cm of padding around glass and screens. Padding is quicker than a claim, which takes {claims.review} to review.',
              ],
            },
            {
              paragraph:
                'Check the result in the [calculator](help/shipping-tools) before you tape the box shut.',
            },
          ],
        },
        {
          id: 'not-by-air',
          heading: "What can't fly",
          blocks: [
            {
              paragraph:
                'Airlines follow international rules on dangerous goods, and the rules apply to a single bottle as much as to a pallet.',
            },
            {
              objects: [
                { object: 'power-banks', caption: 'Loose batteries' },
                { object: 'perfume', caption: 'Perfume' },
                { object: 'fresh-and-frozen-food', caption: 'Fresh food' },
                { object: 'cash-and-cards', caption: 'Cash' },
              ],
            },
            {
              list: [
                "Loose lithium batteries and power banks can't fly in an ordinary parcel. Batteries built into a phone or laptop can fly under certain conditions, so tell us about them when you book.",
                "Aerosols, perfume, nail polish, oil paint and most glues burn. Airlines refuse them unless they're declared and packed as dangerous goods.",
                "Strong magnets and large speakers may need checking, because they can disturb the aircraft's compass.",
                'Perishable food, live animals, gas and cash never travel with us.',
              ],
            },
            {
              note: 'Never leave a battery or an aerosol off your list of contents. Security will find it, the whole shipment stays behind, and other people wait with you.',
              object: 'power-banks',
            },
          ],
        },
        {
          id: 'duty-by-air',
          heading: 'Air freight and your tax bill',
          blocks: [
            {
              paragraph:
                'By sea, you pay import duty on the <abbr title="cost, insurance and freight">CIF</abbr> value: the price of the goods plus insurance and sea freight. By air, the East African Community\'s valuation rules (Fourth Schedule of its Customs Management Act) don\'t add the air freight to the value for import duty. Ask for the freight on its own line on the invoice and the air waybill, so that your agent can show it. Other taxes may be charged on another value. This was correct in {2026-11}; check with [TRA](https://www.tra.go.tz).',
            },
            {
              paragraph:
                'The rates of import duty and VAT are the same as by sea. Our [customs guide](blog/customs-brokerage-guide) works through a full example.',
            },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'boxes',
      heading: 'Read on',
      items: [
        {
          picture: { scene: 'best-shipping-options' },
          text: 'Compare air, sea and consolidation, with rates from {origins.count} countries.',
          link: { label: 'The best way to ship to Tanzania', page: 'blog/best-shipping-options' },
        },
        {
          picture: { scene: 'quote' },
          text: 'Enter size, weight and origin, and see the freight straight away.',
          link: { label: 'Cost calculator', page: 'help/shipping-tools' },
        },
        {
          picture: { scene: 'prohibited-items' },
          text: "See nine kinds of goods we can't carry, and why.",
          link: { label: 'Prohibited items', page: 'help/prohibited-items' },
        },
        {
          picture: { scene: 'office' },
          text: 'Get a price for your shipment, by air and by sea.',
          link: { label: 'Get a quote', page: 'get-quote' },
        },
      ],
    },
  ],
};
