import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Home',
  updated: '2026-11-23',
  meta: {
    title: 'Shipping to Tanzania in {uk.days} | Nectarine',
    description:
      'We bring parcels and cargo to Tanzania: from the UK in {delivery.time} by air, and from China, Dubai, the USA and other countries by air or sea. Save up to 60%.',
    keywords: ['shipping to Tanzania', 'cargo to Dar es Salaam', 'air cargo per kg', 'sea freight'],
  },
  sections: [
    {
      kind: 'home-hero',
      picture: { scene: 'port' },
      heading: 'Shipped to Tanzania in {uk.days}',
      lead: 'Buy in the UK, China, the UAE or another of our {origins.count} countries. We fly your goods home, clear customs and bring them to your door.',
      basis:
        'From our UK office to Dar es Salaam by air: **{uk.days}**. From the day you order in a shop there: [{uk.door}](help/how-it-works).',
      actions: [
        { label: 'Get FREE Quote', page: 'get-quote' },
        { label: 'Track My Package', page: 'tracking' },
      ],
      statistics: [
        {
          value: '4',
          label: 'shopping addresses abroad',
          basis: 'in the USA, the UK, Dubai and China',
        },
        {
          value: 'Up to 60%',
          label: 'saved on shipping',
          basis: 'when several parcels travel as one',
        },
      ],
      promo:
        'Packing your orders together in one box is free. You pay only for extra padding or a crate.',
    },
    {
      kind: 'services',
      id: 'services',
      heading: 'What we can do for you',
      cards: [
        {
          title: 'Online Purchase',
          description:
            "If a shop abroad doesn't ship to Tanzania, have your order sent to our address there. We count and weigh what arrives, and bring it home.",
          badge: 'Most Popular',
          savings: 'Save 40%',
          basis: 'by sending several orders as one',
          features: [
            'You get an address in the USA, the UK, Dubai and China',
            'We pack all your orders into one shipment',
          ],
          link: { label: 'How Online Purchase works', page: 'services/online-purchase' },
        },
        {
          title: 'Door-to-Door',
          description:
            "We fetch the box from your sister's flat in London, or wherever it is packed, and carry it to your door.",
          badge: 'Premium',
          savings: 'from {door-to-door.price}',
          features: ['It takes {door-to-door.time} from pickup', 'Customs clearance is included'],
          link: { label: 'How Door-to-Door works', page: 'services/door-to-door' },
        },
        {
          title: 'Local Delivery',
          description: 'We take a parcel, or a full van, from one address in Tanzania to another.',
          badge: 'Fast',
          savings: 'from {local.price}',
          features: [
            'It arrives the same day in select cities',
            'You pay in shillings: {local.price} is about {local.shillings}',
          ],
          link: { label: 'See delivery areas', page: 'services/local-delivery', fragment: 'areas' },
        },
        {
          title: 'Sea & Air Freight',
          description:
            'Choose air when you need it soon, and sea when it is heavy. We give you a price for both.',
          badge: 'Best Value',
          savings: 'Save 70%',
          basis: 'on large goods, by sea instead of air',
          features: [
            'By air it takes {air.time} from Dubai',
            'By sea it takes {sea.time} from most countries',
          ],
          link: { label: 'Compare sea and air', page: 'services/sea-air-freight' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Why choose us',
      figures: [
        { value: '10K+', label: 'customers' },
        { value: '50K+', label: 'shipments' },
        { value: '10+', label: 'countries', basis: 'ten of them at a fixed rate' },
        { value: '98%', label: 'on-time', basis: 'by air and sea together' },
      ],
      layout: 'columns',
      background: 'linen',
      items: [
        {
          picture: { scene: 'warehousing' },
          title: 'One shipment instead of many',
          text: 'We hold your orders until all have arrived, then send them together. That costs less.',
          review: {
            quote:
              'Orders from four shops came in one carton, for less than I paid for two parcels last year.',
            author: 'Neema M.',
            role: 'Online shopper',
            location: 'Arusha',
            rating: 5,
            example: true,
          },
        },
        {
          picture: { scene: 'landed-cost' },
          title: 'Open prices',
          text: 'Our rates per kilo are on this site, so you can work out the freight before you buy.',
          review: {
            quote: 'The freight on the invoice was exactly what the calculator said.',
            author: 'Fatma H.',
            role: 'Online shopper',
            location: 'Tanga',
            rating: 5,
            example: true,
          },
        },
        {
          picture: { scene: 'customs-brokerage' },
          title: 'Our own customs team',
          text: 'The people who book your cargo also clear it, so one team answers for both.',
          review: {
            quote: 'Customs took two days longer than I hoped, but someone called me both days.',
            author: 'Asha R.',
            role: 'Electronics shop owner',
            location: 'Dar es Salaam',
            rating: 4,
            example: true,
          },
        },
        {
          title: 'Addresses abroad',
          text: 'Have orders sent to us in the USA, the UK, Dubai or China, even from shops that have never heard of Tanzania.',
        },
        {
          title: 'Insurance',
          text: 'You can insure your goods. Basic cover pays up to {cover.basic}, and full cover pays the value you declare.',
        },
        {
          title: 'Delivery upcountry',
          text: 'We deliver to all major cities and most towns, not only in Dar es Salaam.',
        },
      ],
    },
    {
      kind: 'departures-board',
      id: 'routes',
      heading: 'Popular routes',
      origins: ['usa', 'uk', 'china', 'germany'],
      note: 'See [all {origins.count} countries](shipping-routes).',
    },
    {
      kind: 'steps',
      heading: 'How it works',
      background: 'lagoon',
      items: [
        {
          title: 'Request a quote',
          pictures: [{ scene: 'shop' }],
          text: 'Tell us what you want to send and from where. We answer with a price, or with an estimate if we still have to weigh it.',
        },
        {
          title: 'We handle shipping',
          pictures: [{ scene: 'office' }, { scene: 'plane' }, { scene: 'customs' }],
          text: 'Our office packs your orders into one box, weighs it and sends you the invoice.',
          more: [
            "Once you've paid, the box takes the next plane with space, or a ship if it's heavy and can wait.",
            'When it lands, we file the papers with customs.',
          ],
        },
        {
          title: 'Delivery to your door',
          pictures: [{ scene: 'door' }],
          text: 'The driver calls you first. Check the parcel before you sign for it.',
        },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'Example reviews',
      intro:
        'We wrote these, and the three above, to show what will stand here. [Leave the first real one](reviews).',
      items: [
        {
          quote: 'Picked up in Leeds on a Tuesday. I opened the boxes eight days later.',
          author: 'Grace L.',
          role: 'Door-to-door customer',
          location: 'Mwanza',
          rating: 5,
          example: true,
        },
        {
          quote:
            'The supplier spoke no English, and I speak no Chinese. The Guangzhou office sorted it out.',
          author: 'Salim S.',
          role: 'Clothing trader',
          location: 'Dar es Salaam',
          rating: 5,
          example: true,
        },
        {
          quote:
            'They told me to fly only the samples and ship the tiles. That saved me more than the whole clearance cost.',
          author: 'Joseph K.',
          role: 'Building contractor',
          location: 'Dodoma',
          rating: 5,
          example: true,
        },
        {
          quote: 'The printer part took six days from Frankfurt to our clinic.',
          author: 'Daniel P.',
          role: 'Clinic manager',
          location: 'Mbeya',
          rating: 5,
          example: true,
        },
        {
          quote: 'One carton arrived dented. They settled the claim the week after.',
          author: 'Rehema T.',
          role: 'Small business owner',
          location: 'Morogoro',
          rating: 4,
          example: true,
        },
      ],
    },
    {
      kind: 'get-in-touch',
      tools: {
        heading: 'Shipping Tools',
        trackingTab: 'Track Shipment',
        calculatorTab: 'Cost Calculator',
        tracking: {
          subject: 'Tracking Information Request',
          requestType: 'Tracking Request',
        },
        answer: {
          text: 'In office hours a person looks it up, then calls or emails you. The answer looks like this one:',
          example: {
            stage: 4,
            text: 'Customs has your papers. Next comes the driver, who calls you first.',
          },
        },
      },
      heading: 'Get In Touch',
      messageHeading: 'Send us a message',
      newsletterHeading: 'Subscribe to our newsletter',
      newsletterText:
        'Once a month we write about new rates, sailing dates, and the days when the port or our offices are closed.',
      view: 'dar',
    },
  ],
};
