import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Sea & Air Freight',
  updated: '2026-11-22',
  listing: {
    order: 6,
    icon: 'ship',
    summary:
      'Air in {air.time}, sea in {sea.time}, from a single carton to a full container. We price both and you choose.',
  },
  meta: {
    title: 'Sea and Air Freight to Tanzania | Nectarine',
    description:
      'Air freight in {air.time} or sea freight in {sea.time} to Dar es Salaam. How chargeable weight works, which papers you need, and when sea is cheaper.',
    keywords: ['sea freight Tanzania', 'air freight Dar es Salaam', 'container shipping', 'LCL'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Sea and air freight to Tanzania',
      lead: 'We carry cargo from an airport or seaport abroad to Dar es Salaam: by air if it is urgent, by sea if it is heavy. We book the space and follow the cargo until it arrives.',
      actions: [
        { label: 'Get a freight quote', page: 'get-quote' },
        { label: 'See all routes', page: 'shipping-routes' },
      ],
      facts: [
        { value: '{air.time}', label: 'by air' },
        { value: '{sea.time}', label: 'by sea' },
        { value: 'Save 70%', label: 'by sea in place of air' },
      ],
      picture: { illustration: 'sea-air-freight' },
    },
    {
      kind: 'table',
      heading: 'Side by side',
      table: {
        caption: 'Air freight and sea freight compared',
        columns: ['Compared by', 'Air', 'Sea'],
        rows: [
          ['Time', '{air.time}', '{sea.time}'],
          ['Price unit', 'Kilogram of chargeable weight', 'Cubic meter, or the whole container'],
          [
            'Good for',
            'Small to medium packages, urgent deliveries, high-value electronics',
            'Large or heavy items, bulk shipments, cost-sensitive cargo',
          ],
          ['Arrives at', 'Julius Nyerere International Airport', 'Port of Dar es Salaam'],
          [
            'Not for',
            'Loose batteries, aerosols and perfumes',
            'Goods that spoil or lose value in weeks',
          ],
        ],
      },
      note: 'These are the general figures. Some origins are nearer or farther; their own times are in the table below.',
    },
    {
      kind: 'prose',
      heading: 'The weight that you pay for',
      background: 'linen',
      blocks: [
        {
          paragraph:
            'An aircraft is often full before it is heavy. So a large, light box is charged for its size, by what is called its volumetric weight.',
        },
        {
          note: 'Volumetric weight in kilograms = length × width × height in centimeters, divided by {weight.divisor}.',
        },
        {
          paragraph:
            'A box of {example-carton.sides} cm has {example-carton.volume} cubic centimeters, which makes {example-carton.volumetric} kg. If it weighs {example-carton.weight} kg on the scale, you pay for {example-carton.charged}. If it weighs 20, you pay for 20. The larger of the two is the chargeable weight. A smaller box is the easiest way to save.',
        },
      ],
      actions: [{ label: 'Work out my box', page: 'help/shipping-tools' }],
    },
    {
      kind: 'points',
      heading: 'Ways to share a ship',
      layout: 'rows',
      items: [
        {
          icon: 'parcel',
          title: 'Cartons in a shared container',
          text: [
            'Called ',
            { abbr: 'LCL', meaning: 'less than a container load' },
            '. You pay for the space that you fill. It waits until the container is full, which explains the longer end of the range.',
          ],
        },
        {
          icon: 'warehouse',
          title: 'A container of your own',
          text: [
            'Called ',
            { abbr: 'FCL', meaning: 'full container load' },
            ', 20 or 40 feet. It often pays before it is quite full, is sealed at the factory, and is opened only by customs or by you.',
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'The busiest origins',
      origins: ['china', 'dubai', 'uk', 'usa'],
      linkLabel: 'Route details',
      note: 'Times are estimates and can vary with customs clearance and local delivery.',
      actions: [{ label: 'All {origins.count} origins', page: 'shipping-routes' }],
    },
    {
      kind: 'steps',
      heading: 'From booking to release',
      items: [
        {
          title: 'Send the measures and the invoice',
          text: 'Weight and size of each package, what it holds, and its value. A packing list if there is more than one.',
        },
        {
          title: 'Accept a quote and pay',
          text: 'The quote names the carrier, the day of departure, and what is due at each end. With the booking you get the tracking number and the invoice; after full payment we book the space.',
        },
        {
          title: 'Hand the cargo over',
          text: 'Your supplier delivers to our office or port, or we collect. If weight or size differ from the quote, we correct the invoice before the cargo leaves.',
        },
        {
          title: 'Cargo on its way',
          text: 'You receive the air waybill or the bill of lading. We tell you if the ship changes port or date.',
        },
        {
          title: 'Clear and collect',
          text: 'We declare the goods at customs. Collect them, or let us deliver.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about freight',
      groups: [
        {
          id: 'freight-questions',
          questions: [
            {
              id: 'what-costs',
              question: 'What does the price depend on?',
              answer: [
                {
                  paragraph:
                    'Volumetric weight, origin, destination, speed and special handling. Customs duties are normally outside the quote and paid by the recipient, unless you choose DDP (Delivered Duty Paid).',
                },
              ],
            },
            {
              id: 'sea-or-air',
              question: 'Where is the line between sea and air?',
              answer: [
                {
                  paragraph:
                    'A sea shipment has fixed costs at both ports, whatever its size. For a few light cartons air is therefore often cheaper; for pallets it is nearly always sea. In between, ask for both prices.',
                },
              ],
            },
            {
              id: 'price-per-cbm',
              question: 'What does a cubic meter by sea cost?',
              answer: [
                {
                  paragraph:
                    'We publish no price per cubic meter (CBM), because it differs by sailing and season. Work out the CBM of your cargo, length × width × height in centimeters divided by 1,000,000, and ask for the price in a quote. A carton of 60 × 50 × 40 cm has 0.12 CBM.',
                },
              ],
            },
            {
              id: 'largest-size',
              question: 'What is the largest piece you can carry?',
              answer: [
                {
                  paragraph:
                    'It depends on the aircraft door or the container: a 40-foot container is about 12 m long and 2.3 m wide inside. Send the size and weight of the piece, and the quote says how it can travel.',
                },
              ],
            },
            {
              id: 'port-storage',
              question: 'Why do people lose money at the port?',
              answer: [
                {
                  paragraph:
                    'Storage is charged when the free days are over, often because a paper is missing. Send us the documents before the ship arrives, so that the declaration can be ready.',
                },
              ],
            },
            {
              id: 'cargo-cover',
              question: 'Is my cargo insured?',
              answer: [
                {
                  paragraph: [
                    'Basic cover pays up to {cover.basic} of the item value, which is little for a container. Full cover pays the declared value. Read more on ',
                    { text: 'insurance and claims', page: 'help/insurance-claims' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Air beside sea, from four origins',
      origins: ['china', 'south-korea', 'netherlands', 'usa'],
      linkLabel: 'See route',
    },
    {
      kind: 'call-to-action',
      heading: 'Compare air and sea',
      text: 'Choose both Air Freight and Sea Freight in the form, and compare them before you decide.',
      actions: [
        { label: 'Get a Quote', page: 'get-quote' },
        { label: 'Ask a freight planner', page: 'contact' },
        { label: 'Get sailing dates by email', page: 'newsletter' },
      ],
    },
  ],
};
