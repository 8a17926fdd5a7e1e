import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Local Delivery',
  updated: '2026-11-23',
  listing: {
    order: 5,
    icon: 'truck',
    summary:
      'We carry anything from an envelope to a vanload within Tanzania, the same day in select cities and the next day to nearby regions.',
    want: 'Deliver within Tanzania',
    price: 'from {local.shillings}',
    time: '{standard.local}',
  },
  meta: {
    title: 'Same-day and next-day delivery in Tanzania | Nectarine',
    description:
      'We deliver in Dar es Salaam, Arusha, Dodoma, Mwanza, Mbeya and most other towns, in some cities on the same day. Prices start at {local.shillings}.',
    keywords: [
      'local delivery Tanzania',
      'same-day delivery Dar es Salaam',
      'courier Arusha Mwanza',
    ],
  },
  priceFromRate: 'localDelivery',
  sections: [
    {
      kind: 'page-hero',
      ground: 'leaf',
      heading: 'Local delivery in Tanzania',
      lead: 'We take an envelope across Dar es Salaam or a vanload to Mwanza. We deliver to all major cities and most towns in Tanzania.',
      actions: [
        { label: 'Get a delivery price', page: 'get-quote' },
        { label: 'Book by phone', channel: 'phone' },
      ],
      facts: [
        { value: 'Same-day', label: 'in select cities' },
        { value: 'Next-day', label: 'to nearby regions' },
        {
          value: 'from {local.shillings}',
          label: 'a small parcel within one town, about {local.price}',
        },
      ],
      picture: { scene: 'local-delivery' },
    },
    {
      kind: 'cards',
      layout: 'columns',
      id: 'before-you-book',
      heading: 'Before you book',
      items: [
        {
          title: 'My street has no numbers. How do you find me?',
          text: 'We use your ward, a landmark and your phone number. A WhatsApp location pin is better than any address.',
        },
        {
          title: 'Do you deliver to Zanzibar?',
          text: 'Yes, on request. The ferry adds time, and customs in Zanzibar may check the goods, so ask us for a price and a delivery date first.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Choose a speed',
      table: {
        caption: 'Delivery speeds within Tanzania',
        onPhones: 'columns',
        columns: ['Speed', 'Time', 'Choose it for'],
        rows: [
          [
            'Same-day',
            'The day of pickup, in select cities',
            'Documents, a gift, a forgotten charger',
          ],
          ['Next-day', 'The next day, to nearby regions', 'Shop orders and spare parts'],
          ['Express', '{express.local}', 'City to city, when it is urgent'],
          ['Standard', '{standard.local}', 'Everything else, at the lowest price'],
        ],
      },
      note: 'Rain, ferries and roadworks can add time. If your delivery is going to be late, our dispatcher calls you.',
    },
    {
      kind: 'steps',
      heading: 'How a delivery works',
      background: 'linen',
      items: [
        {
          title: 'You book',
          pictures: [{ scene: 'quote' }],
          text: 'Call us, or use the quote form: choose Tanzania under both From and To, and write both addresses and phone numbers in the notes. You get a tracking number when you book, and pay before pickup.',
        },
        {
          title: 'We pick it up',
          pictures: [{ scene: 'shop' }],
          text: 'The driver or rider checks that the parcel is sealed and takes it.',
        },
        {
          title: 'We call ahead',
          pictures: [{ scene: 'local-delivery' }],
          text: 'The driver phones the recipient before arriving. The recipient can choose another time, or name a neighbour to receive the parcel.',
        },
        {
          title: 'The recipient signs',
          pictures: [{ scene: 'door' }],
          text: 'We tell you who signed, and when.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'rows',
      id: 'areas',
      heading: 'Where we deliver',
      items: [
        { title: 'Dar es Salaam', text: 'Our headquarters and a warehouse serve the coast.' },
        { title: 'Arusha', text: 'Our warehouse here serves the north.' },
        { title: 'Dodoma', text: 'We serve the capital and the central regions.' },
        { title: 'Mwanza', text: 'Our warehouse here serves the lake zone.' },
        { title: 'Mbeya', text: 'We serve the southern highlands.' },
      ],
      note: "Our vans regularly go to these five cities. We also deliver to the other major cities and most towns. Tell us the town and a landmark. We'll tell you the best way to get there, by van, by bus or with a partner, and what it costs.",
    },
    {
      kind: 'prose',
      heading: 'What it costs',
      blocks: [
        {
          paragraph:
            'A small parcel within one town starts at {local.shillings}, about {local.price}. Distance, size or weight, and speed add to that. Waiting, many stairs or a second attempt can cost extra, but we ask you first.',
        },
        {
          paragraph:
            "If your goods don't fit in a van, such as five tonnes for Dodoma, they go on a lorry, and we quote the price. Tell us the weight, the number of pieces, both addresses, and who loads and unloads: [ask for a price](get-quote).",
        },
        {
          list: [
            'Delivery in Dar es Salaam: {town.dar-es-salaam}',
            'Delivery in Dodoma: {town.dodoma}',
            'Delivery in Mwanza: {town.mwanza}',
            'Delivery in Arusha: {town.arusha}',
            'Delivery in Mbeya: {town.mbeya}',
            'Delivery in Zanzibar: {town.zanzibar}',
          ],
        },
        {
          paragraph:
            "Your invoice is in Tanzanian shillings, and that's the amount you owe. The dollar figure is only for comparison, at {shilling.per-dollar} to the dollar, a rounded rate from {shilling.as-of}. Since {2025-03-28}, prices for services inside Tanzania have had to be in shillings (Government Notice 198 of 2025; see the [Bank of Tanzania](https://www.bot.go.tz)).",
        },
        {
          paragraph:
            'Sending more than a few parcels a week? Ask for a fixed price per zone, or let our [fulfillment](services/fulfillment) service do the packing too.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about delivery in Tanzania',
      groups: [
        {
          id: 'local-delivery-questions',
          questions: [
            {
              id: 'who-delivers-imports',
              question: 'Is local delivery included when you ship from abroad?',
              answer: [
                {
                  paragraph:
                    'With [door-to-door](services/door-to-door), yes. With freight to the port or airport, you can add delivery or collect the goods yourself.',
                },
              ],
            },
            {
              id: 'not-carried',
              question: "What won't you carry?",
              answer: [
                {
                  paragraph:
                    'Cash, live animals, fuel and anything else on the list of [prohibited items](help/prohibited-items). The same list applies within Tanzania.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Times and rates from abroad',
      origins: ['dubai', 'china', 'uk'],
    },
    {
      kind: 'call-to-action',
      ground: 'leaf',
      view: 'railway',
      heading: 'Ask for a delivery price',
      text: 'Have both addresses and the weight ready.',
      actions: [
        { label: 'Get a delivery price', page: 'get-quote' },
        { label: 'See our other services', page: 'home', fragment: 'services' },
      ],
    },
  ],
};
