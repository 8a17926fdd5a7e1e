import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Warehousing',
  updated: '2026-11-23',
  listing: {
    order: 8,
    icon: 'warehouse',
    summary:
      'We store goods in Dar es Salaam, Arusha and Mwanza. Abroad, we pack your parcels together before they leave.',
    want: 'Store goods for a season',
    price: 'by the pallet or cubic metre',
    time: 'the longer you store, the lower the daily price',
  },
  meta: {
    title: 'Warehousing and consolidation in Tanzania | Nectarine',
    description:
      'We store your goods in Dar es Salaam, Arusha or Mwanza and pack your parcels together abroad. See how many days of storage are free at the port.',
    keywords: ['warehousing Tanzania', 'storage Dar es Salaam', 'consolidation', 'pallet storage'],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'leaf',
      heading: 'Warehousing and consolidation',
      lead: "A container is unloaded in a day, but selling what's in it takes months. Keep the goods with us until you need them, or let us pack several sellers' parcels into one box abroad.",
      actions: [
        { label: 'Ask for space', page: 'contact' },
        { label: 'What storage costs', fragment: 'price' },
      ],
      facts: [
        { value: '3 cities', label: 'with a warehouse of ours' },
        { value: 'By the day', label: 'with no contract for a year' },
        { value: '1 working day', label: 'from your request until stock is ready' },
      ],
      picture: { scene: 'warehousing' },
    },
    {
      kind: 'landscape',
      id: 'warehouses',
      ground: 'sun',
      view: 'hall',
      heading: 'Three warehouses',
      intro:
        'Keep your stock near your customers. Come and see it Monday to Friday, {office.hours}.',
      items: [
        {
          title: 'Dar es Salaam',
          text: 'For goods that arrive by sea or air, and customers on the coast.',
        },
        {
          title: 'Arusha',
          text: 'For customers in the north, and goods that go on to Kenya.',
        },
        {
          title: 'Mwanza',
          text: 'For the lake zone, Uganda and Rwanda.',
        },
      ],
      note: 'Abroad, our offices in California, Milton Keynes, Dubai and Guangzhou hold and combine your parcels before they leave: see [times and prices](shipping-routes).',
    },
    {
      kind: 'cards',
      id: 'price',
      heading: 'What makes up the price',
      intro:
        "We have no list price: tell us how many pallets and how many weeks, and we'll send you one, with these parts each on its own line.",
      background: 'linen',
      layout: 'columns',
      items: [
        {
          object: 'pallet',
          title: 'The space',
          text: 'By the pallet or by the cubic metre.',
        },
        {
          object: 'wall-calendar',
          title: 'The days',
          text: 'The longer you store, the lower the daily price.',
        },
        {
          object: 'pallet-truck',
          title: 'The moves',
          text: 'Each time goods go in or out, there is a charge for handling.',
        },
        {
          object: 'proof-of-value',
          title: 'Packing and insurance',
          text: 'Only if you ask. The price of insurance depends on the value that you declare.',
        },
      ],
      actions: [{ label: 'Ask for a price', page: 'contact' }],
    },
    {
      kind: 'steps',
      heading: 'We count together, and both sign',
      intro: 'We write down everything that goes in or out.',
      paper: {
        issuer: 'Nectarine, Mwanza warehouse',
        title: 'Goods received',
        lines: [
          {
            label: 'Cartons counted at the gate',
            value: '48',
            note: 'You count with us. If a carton is torn, we write it down at once. What you take out later is subtracted from this number.',
          },
          {
            label: 'Photographs',
            value: '8',
            note: 'All four sides of both pallets, so nobody has to rely on memory.',
          },
          {
            label: 'Signed by',
            value: 'You and us',
            note: 'We both agree on what came in.',
          },
        ],
        caption: 'An example of a receipt',
      },
      items: [
        {
          title: 'Tell us what you want to store, and for how long',
          text: 'We need the number and size of the pallets or cartons and their value. Tell us if anything needs care, such as glass, screens or things that must stay upright.',
        },
        {
          title: 'Bring it, or let us collect it',
          text: 'We count and photograph everything at the gate, and both sides sign the count.',
        },
        {
          title: 'Request stock',
          text: "Tell us which goods and how many, and whether you'll collect them or want them delivered. Allow one working day.",
        },
        {
          title: 'Take out the last carton',
          text: "Pay the last invoice before it leaves. There's no yearly contract.",
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Four ways to use a warehouse',
      background: 'leaf',
      layout: 'scenes',
      items: [
        {
          title: 'Consolidation',
          picture: { scene: 'shop-addresses' },
          text: 'We hold parcels from several sellers until the last one is in, remove the extra packaging and send one carton, with one chargeable weight and one declaration.',
        },
        {
          title: 'Short-term storage',
          picture: { scene: 'shop' },
          text: "If your shop is being painted or the building site isn't ready, store your goods by the pallet, for days or weeks.",
        },
        {
          title: 'Stock',
          picture: { scene: 'fulfillment' },
          text: "Importers store a container load and take it out carton by carton. We record every movement, so you know what's left.",
        },
        {
          title: 'Cross-docking',
          picture: { scene: 'beyond-tanzania' },
          text: 'A load comes in, we sort it by town, and it leaves on smaller vans the same night. Nothing is stored, so you pay no storage.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'free-days',
      heading: 'How long storage is free',
      intro: 'It depends on where your goods wait: with us, at the port or at the airport.',
      shows: {
        waiting: {
          ours: {
            title: 'With us, here and abroad',
            text: 'Our arrival message names your last free day, and the daily price from then on.',
          },
          place: 'At the port',
          caption:
            'Your goods at the port of Dar es Salaam, day by day from when the ship has unloaded',
          parts: [
            {
              until: '{port.free-days}',
              short: 'Free',
              label: '{count} days free',
              text: "They pass even if your papers aren't ready.",
            },
            {
              until: '21',
              short: 'You pay',
              label: '{count} days charged',
              text: 'The port or terminal charges for each day, and a later day costs more. Lodge your customs declaration by day 21.',
            },
            {
              until: '51',
              short: 'Held',
              label: '{count} days held by customs',
              text: 'Goods that nobody has declared go to a customs warehouse. After that, customs can give notice and auction them.',
            },
          ],
          elsewhere: {
            title: 'At the airport',
            text: 'The cargo handler decides. When the goods land, we tell you the last free day. From then on you pay by the day and by weight.',
          },
        },
      },
      note: 'See [charges at the port and airport](help/port-and-airport), and [where these days come from](#where-free-days).',
    },
    {
      kind: 'faq',
      heading: 'Questions about storage',
      groups: [
        {
          id: 'warehousing-questions',
          questions: [
            {
              id: 'where-free-days',
              question: 'Where do the free days come from?',
              answer: [
                {
                  paragraph:
                    'By the tariff book of {2024-02}, goods that stay in Tanzania have {port.free-days} days at the port. Older guides say 7. The port and terminals set their own tariffs, and the shipping line counts free days of its own for a container (checked in {2026-11}).',
                },
              ],
            },
            {
              id: 'visit-stock',
              question: 'Can I come and see my goods?',
              answer: [
                {
                  paragraph:
                    'Yes, Monday to Friday, {office.hours}. Call us the day before so that someone can get them down from the rack.',
                },
              ],
            },
            {
              id: 'not-stored',
              question: "What can't I store?",
              answer: [
                {
                  paragraph:
                    "Anything that can't be shipped (see the [list of prohibited items](help/prohibited-items)), and goods that need cooling.",
                },
              ],
            },
            {
              id: 'bonded',
              question: 'Can goods wait before duty is paid?',
              answer: [
                {
                  paragraph:
                    "Yes, in a bonded warehouse, which customs supervises. Our [customs brokers](services/customs-brokerage) can tell you whether it's worth it, and arrange it with a licensed operator.",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'leaf',
      view: 'market',
      heading: 'Ask for space',
      text: 'Tell us how many pallets you have, and how long you need to store them.',
      actions: [
        { label: 'Ask for warehouse space', page: 'contact' },
        { label: 'Let us pack the orders too', page: 'services/fulfillment', fragment: 'signup' },
      ],
    },
  ],
};
