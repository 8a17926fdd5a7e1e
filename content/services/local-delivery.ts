import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Local Delivery',
  updated: '2026-11-22',
  listing: {
    order: 5,
    icon: 'truck',
    summary:
      'Within Tanzania: same-day in select cities, next-day to nearby regions, from an envelope to a vanload.',
  },
  meta: {
    title: 'Local Delivery in Tanzania, Same-Day or Next | Nectarine',
    description:
      'Delivery in Dar es Salaam, Arusha, Dodoma, Mwanza and Mbeya: same-day in select cities, next-day to nearby regions, other towns on request. From {local.price}.',
    keywords: [
      'local delivery Tanzania',
      'same-day delivery Dar es Salaam',
      'courier Arusha Mwanza',
    ],
  },
  priceFrom: { amount: '5.00', currency: 'USD' },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Local delivery in Tanzania',
      lead: 'Vans and riders carry documents, orders and boxes between addresses in Tanzania, whether or not they came from abroad.',
      actions: [
        { label: 'Get a delivery price', page: 'get-quote' },
        { label: 'Book by phone', channel: 'phone' },
      ],
      facts: [
        { value: 'Same-day', label: 'in select cities' },
        { value: 'Next-day', label: 'to nearby regions' },
        { value: 'from {local.price}', label: 'about {local.shillings}, paid in shillings' },
      ],
      picture: { illustration: 'local-delivery' },
    },
    {
      kind: 'places',
      id: 'areas',
      heading: 'Where we deliver',
      items: [
        { name: 'Dar es Salaam', detail: 'Headquarters and warehouse, for the coast' },
        { name: 'Arusha', detail: 'Warehouse, for the north' },
        { name: 'Dodoma', detail: 'The capital and the central regions' },
        { name: 'Mwanza', detail: 'Warehouse, for the lake zone' },
        { name: 'Mbeya', detail: 'The southern highlands' },
      ],
      note: 'We deliver to all major cities and most towns. Others on request: name the town and a landmark, and we say whether a van, a bus parcel or a partner is the best way there.',
    },
    {
      kind: 'table',
      heading: 'Choose a speed',
      background: 'linen',
      table: {
        caption: 'Speeds of delivery within Tanzania',
        columns: ['Speed', 'Time', 'Choose it for'],
        rows: [
          [
            'Same-day',
            'The day of pickup, in select cities',
            'Documents, a gift, a forgotten charger',
          ],
          ['Next-day', 'The next day, to nearby regions', 'Shop orders and spare parts'],
          ['Express', '{express.local}', 'City to city, when it is urgent'],
          ['Standard', '{standard.local}', 'All else, at the lowest price'],
        ],
      },
      note: 'Rain, ferries and road works can add time. If a delivery will be late, the dispatcher calls you.',
    },
    {
      kind: 'steps',
      heading: 'How a delivery works',
      items: [
        {
          title: 'You book',
          text: 'Call or use the quote form. We need both addresses and phone numbers, the size and the weight. You get the tracking number with the booking and pay before pickup.',
        },
        {
          title: 'We come',
          text: 'The rider checks that the parcel is closed and takes it along.',
        },
        {
          title: 'We call ahead',
          text: 'The recipient hears from the driver before arrival, and can name a neighbor or another hour.',
        },
        {
          title: 'They sign',
          text: 'You get the name of the person who signed, and the time.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'What it costs',
      blocks: [
        {
          paragraph:
            'A small parcel across town starts at {local.price}, about {local.shillings}. Distance, weight or size, and speed add to that. Waiting time, many stairs or a second attempt can cost extra; we ask you first.',
        },
        {
          paragraph: [
            'The invoice is in Tanzanian shillings, and the amount on it is what you owe. The dollar figure is for comparison: we count {shilling.per-dollar} to the dollar, a rounded rate of {shilling.as-of}. Since {2025-03-28}, prices for services inside Tanzania have to be in shillings (Government Notice 198 of 2025; see the ',
            { text: 'Bank of Tanzania', url: 'https://www.bot.go.tz' },
            ').',
          ],
        },
        {
          paragraph: [
            'Do you send more than a few parcels a week? Then ask for a fixed price per zone, or let ',
            { text: 'fulfillment', page: 'services/fulfillment' },
            ' pack them too.',
          ],
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
              id: 'no-street-number',
              question: 'My street has no numbers. How do you find me?',
              answer: [
                {
                  paragraph:
                    'By the ward, a landmark and your phone. A location pin on WhatsApp is better than any address.',
                },
              ],
            },
            {
              id: 'who-delivers-imports',
              question: 'Is this included when you ship from abroad?',
              answer: [
                {
                  paragraph: [
                    'With ',
                    { text: 'door-to-door', page: 'services/door-to-door' },
                    ', yes. With freight to the port or airport, you may add it or collect the goods yourself.',
                  ],
                },
              ],
            },
            {
              id: 'not-carried',
              question: 'What do you not carry?',
              answer: [
                {
                  paragraph: [
                    'Cash, live animals, fuel and whatever else is listed under ',
                    { text: 'prohibited items', page: 'help/prohibited-items' },
                    '. The same list applies inside the country.',
                  ],
                },
              ],
            },
            {
              id: 'zanzibar',
              question: 'Do you deliver on Zanzibar?',
              answer: [
                {
                  paragraph:
                    'On request. The ferry adds time, and goods that enter Zanzibar can be checked by customs there, so ask for a price and a day before you promise one.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Before the last stretch: times and rates from abroad',
      origins: ['dubai', 'china', 'uk'],
      linkLabel: 'See route',
    },
    {
      kind: 'call-to-action',
      heading: 'Ask for a delivery price',
      text: 'Have both addresses and the weight ready.',
      actions: [
        { label: 'Request a delivery quote', page: 'get-quote' },
        { label: 'Explore our main services', page: 'home', fragment: 'services' },
      ],
    },
  ],
};
