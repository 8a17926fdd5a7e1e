import type { Page } from '../schema/page';

export const page: Page = {
  name: 'What is Nectarine',
  updated: '2026-11-23',
  meta: {
    title: 'What is Nectarine: from abroad to your door in Tanzania',
    description:
      'Nectarine is a freight forwarder in Dar es Salaam. We buy, collect, ship and clear goods from {origins.count} countries and bring them to your door.',
    keywords: ['about Nectarine', 'freight company Tanzania', 'shipping to Tanzania'],
  },
  aliases: ['/about/what-is-nectarine'],
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'door-to-door' },
      heading: 'From the shop abroad to your door',
      lead: 'Nectarine is a freight and parcel company based in Dar es Salaam. We bring goods from {origins.count} countries to homes, shops and factories in Tanzania, and one team looks after them from pickup to delivery.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'See how it works', page: 'help/how-it-works' },
      ],
      facts: [
        { value: '10,000+', label: 'customers' },
        { value: '{origins.figure}', label: 'countries of origin' },
        { value: '{offices.figure}', label: 'offices' },
        { value: '{delivery.time}', label: 'by air from the UK' },
      ],
    },
    {
      kind: 'prose',
      id: 'our-story',
      heading: '"Do you have space in your suitcase?"',
      background: 'linen',
      picture: { scene: 'about' },
      blocks: [
        {
          paragraph:
            'Every Tanzanian with family abroad has heard this question, and Nectarine grew out of it. You could pay for a phone from London or a pump part from Guangzhou in minutes. Then it waited weeks for a relative with room in their luggage.',
        },
        {
          paragraph:
            'Freight companies wanted full containers, not a single box. Couriers took the box, often for as much as its contents had cost, and left customs to you. So we started collecting small consignments at one address, flying them together and clearing them ourselves.',
        },
        {
          paragraph:
            'You share the plane and its cost with other customers, and you have one number to call.',
          pulled: true,
        },
        {
          paragraph:
            'We still work that way. Most of what we carry from {origins.count} countries today would never fit in a suitcase: stock for pharmacies, parts for mills, a pump for a farm.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What we do',
      intro:
        'Importing usually takes four companies. We do all four jobs, and you can ask us for just one.',
      items: [
        {
          title: 'Buy',
          pictures: [{ scene: 'shop' }],
          text: "Many shops abroad refuse Tanzanian cards or won't ship here. We [place the order for you](services/buy-for-me), or give you an [address abroad for your own orders](services/online-purchase).",
        },
        {
          title: 'Carry',
          pictures: [{ scene: 'plane' }],
          text: 'We collect from the sender and book the space. [Air freight takes {air.time} from Dubai, sea freight {sea.time} from most countries](services/sea-air-freight). You choose air or sea for each shipment.',
        },
        {
          title: 'Clear',
          pictures: [{ scene: 'customs' }],
          text: 'Our [customs desk](services/customs-brokerage) checks the invoice before the goods leave, prepares the declaration and estimates the taxes.',
        },
        {
          title: 'Deliver',
          pictures: [{ scene: 'door' }],
          text: 'From our warehouses in Dar es Salaam, Arusha and Mwanza we [deliver within Tanzania](services/local-delivery), the same day in select cities and the next day to nearby regions.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'When our offices are open',
      background: 'ink',
      intro:
        'By Dar es Salaam time, our Guangzhou office opens at four in the morning, and California closes at four the next morning.',
      shows: { as: 'bars' },
      table: {
        caption: 'Opening hours in Dar es Salaam time, from November to February',
        columns: ['Office', 'Hours in Dar es Salaam', 'What it does'],
        rows: [
          ['Guangzhou, China', '04:00-12:00', 'Gathers and checks goods from suppliers in China'],
          ['Dubai, UAE', '08:00-16:00', 'Collects from shops and free zones in the UAE'],
          ['Dar es Salaam', '09:00-17:00', 'Headquarters, customs desk and main warehouse'],
          ['Milton Keynes, UK', '12:00-20:00', 'Receives parcels from the UK'],
          ['California, USA', '20:00-04:00', 'Receives parcels from shops across the USA'],
        ],
      },
      note: 'Each office is open nine to five by its own clock, Monday to Friday. The bars show November to February; from spring to autumn, Milton Keynes and California open an hour earlier for you.',
    },
    {
      kind: 'landscape',
      ground: 'lagoon',
      view: 'workshop',
      heading: 'Vision and mission',
      sentence: {
        title: 'Our vision',
        text: 'A workshop in Mbeya gets spare parts as reliably as one in Manchester.',
      },
      items: [
        {
          title: 'Our mission',
          text: 'Anyone should be able to import, even without a friend in the trade.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Our promise',
      background: 'linen',
      actions: [
        { label: 'Why choose us', page: 'about/why-choose-us' },
        { label: 'Check our licences', page: 'about/licences' },
      ],
      items: [
        {
          title: 'Prices you can check',
          object: 'cash-and-cards',
          text: 'Our air rates and the weight formula are public. You can [work out air freight](help/shipping-tools) before you ask us.',
        },
        {
          title: 'Taxes shown separately',
          object: 'invoice',
          text: "[Duty and tax](help/landed-cost) aren't part of the freight price. You see them on the tax authority's bill or, if you choose DDP (Delivered Duty Paid), on our invoice.",
        },
        {
          title: 'Early warning of delays',
          object: 'clock',
          text: 'If a flight is delayed or customs asks a question, we tell you, and say [what happens next](help/shipment-problems).',
        },
        {
          title: 'Advice before you pay',
          object: 'phone-photo',
          text: "If [something can't be shipped](goods), or there's a cheaper way, we say so before you pay.",
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'sun',
      view: 'highlands',
      heading: 'What would you like to bring in?',
      text: "Tell us the size, the weight, the origin and your town. We'll answer with a price, a delivery time and a list of the papers you need.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Talk to us', page: 'contact' },
      ],
    },
  ],
};
