import type { Page } from '../schema/page';

export const page: Page = {
  name: 'What is Nectarine',
  updated: '2026-11-21',
  meta: {
    title: 'What is Nectarine: shipping to Tanzania, explained',
    description:
      'Nectarine buys, collects, flies, ships and clears goods from ten countries, then brings them to your door in Tanzania. What we do, why, and what we promise.',
    keywords: ['about Nectarine', 'freight company Tanzania', 'shipping to Tanzania'],
  },
  aliases: ['/about/what-is-nectarine'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'One company from the foreign store to your door',
      lead: 'Nectarine is a freight and parcel company based in Dar es Salaam. We bring goods from ten countries to homes, stores and factories in Tanzania, and we stay answerable for them the whole way.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'See how it works', page: 'help/how-it-works' },
      ],
      facts: [
        { value: '10,000+', label: 'customers' },
        { value: '10', label: 'countries we ship from' },
        { value: '5', label: 'offices' },
        { value: '5-7 days', label: 'delivery to Tanzania' },
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      heading: 'What we do',
      intro:
        'An import is four jobs that are usually four companies. You can hand us one of them or all of them.',
      items: [
        {
          title: 'Buy',
          icon: 'cart',
          text: [
            'Many stores abroad refuse Tanzanian cards or will not ship here. We ',
            { text: 'place the order for you', page: 'services/buy-for-me' },
            ', or give you an ',
            { text: 'address abroad to shop with', page: 'services/online-purchase' },
            '.',
          ],
        },
        {
          title: 'Carry',
          icon: 'plane',
          text: [
            'We collect at the sender and book the space. ',
            {
              text: 'Air freight takes 3-7 days, sea freight 3-6 weeks',
              page: 'services/sea-air-freight',
            },
            ', and you choose for each consignment.',
          ],
        },
        {
          title: 'Clear',
          icon: 'document',
          text: [
            'Our ',
            { text: 'customs desk', page: 'services/customs-brokerage' },
            ' checks the invoice before the goods leave, prepares the declaration and tells you the taxes before they fall due.',
          ],
        },
        {
          title: 'Deliver',
          icon: 'truck',
          text: [
            'From our warehouses in Dar es Salaam, Arusha and Mwanza we ',
            { text: 'deliver within Tanzania', page: 'services/local-delivery' },
            ', the same day in select cities and the next day to nearby regions.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Our story',
      background: 'linen',
      blocks: [
        {
          paragraph:
            'Nectarine grew out of a question that every Tanzanian with family abroad has been asked: "Do you have space in your suitcase?" A phone from London, a pump part from Guangzhou, school books from Toronto. The goods existed, the money was there, and still they waited for a cousin with a free corner of luggage.',
        },
        {
          paragraph:
            'Freight companies could carry a full container but had no patience for one box. Couriers took the box, at a price that doubled it, and stopped at the customs counter. So we began to collect many small consignments at one address, fly them together, and clear them under one roof. The saving came from sharing the space. The calm came from having one number to call.',
        },
        {
          paragraph:
            'We still work that way. The same consolidation that lets a student order a laptop now carries stock for pharmacies, spare parts for mills and machines for workshops. What has changed is the number of origins, which is ten, and the places where our own staff receive goods.',
        },
      ],
    },
    {
      kind: 'places',
      heading: 'Where you find us',
      items: [
        { name: 'Dar es Salaam', detail: 'Headquarters, customs desk and main warehouse' },
        { name: 'California', detail: 'Receives parcels from stores across the USA' },
        { name: 'Milton Keynes', detail: 'Receives parcels from the UK' },
        { name: 'Dubai', detail: 'Collects from stores and free zones in the UAE' },
        { name: 'Guangzhou', detail: 'Gathers and checks goods from suppliers in China' },
      ],
      note: [
        'We also ship from Canada, South Korea, Hong Kong, France, Germany and the Netherlands. Times and rates for all ten are on the ',
        { text: 'shipping routes page', page: 'shipping-routes' },
        '. Offices are open Monday to Friday, 9:00 AM to 5:00 PM.',
      ],
    },
    {
      kind: 'points',
      layout: 'columns',
      heading: 'Vision and mission',
      items: [
        {
          title: 'Our vision',
          icon: 'globe',
          text: 'A Tanzania where distance no longer decides what a person can buy, repair, study with or sell. A workshop in Mbeya should get a spare part as surely as one in Manchester.',
        },
        {
          title: 'Our mission',
          icon: 'parcel',
          text: 'To make bringing goods into Tanzania simple enough to do without a friend in the trade: one price you can check yourself, one tracking number, and one team that speaks to carrier, customs and you.',
        },
      ],
    },
    {
      kind: 'points',
      layout: 'checklist',
      heading: 'Our promise',
      background: 'ink',
      items: [
        {
          title: 'The sum is yours to check',
          text: 'Our rates and the weight formula are public. You can work out the freight before you ask us.',
        },
        {
          title: 'Taxes are named apart',
          text: 'Duty and tax are not hidden in the freight price. You see what goes to us and what goes to the state.',
        },
        {
          title: 'Bad news travels first',
          text: 'If a flight slips or customs asks a question, we tell you that day, with what happens next.',
        },
        {
          title: 'We say no when no is right',
          text: 'If a thing may not be shipped, or another way is cheaper for you, we say so before you pay.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Tell us what you want to bring in',
      text: 'Give us the size, the weight, the origin and the town. We answer with a price, a time and the papers that are needed.',
      actions: [
        { label: 'Request a quote', page: 'get-quote' },
        { label: 'Talk to us', page: 'contact' },
      ],
    },
  ],
};
