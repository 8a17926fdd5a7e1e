import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Home',
  updated: '2026-11-23',
  meta: {
    title: 'Shipping to Tanzania in {uk.Days} | Nectarine',
    description:
      'Parcels and cargo to Tanzania: {delivery.time} by air from the UK. Also from China, Dubai, the USA and more, by air or sea, with customs. Save up to 60%.',
    keywords: ['shipping to Tanzania', 'cargo to Dar es Salaam', 'air cargo per kg', 'sea freight'],
  },
  sections: [
    {
      kind: 'home-hero',
      picture: { scene: 'port' },
      heading: 'Shipped to Tanzania in {uk.days}',
      lead: 'By air from the UK. From {origins.count} countries, we clear customs and deliver. A person answers tracking in office hours.',
      actions: [
        { label: 'Get FREE Quote', page: 'get-quote' },
        { label: 'Track My Package', page: 'tracking' },
      ],
      statistics: [
        { value: '10,000+', label: 'customers', basis: 'people and businesses' },
        {
          value: 'Up to 60%',
          label: 'saved on shipping',
          basis: 'by sending parcels as one',
        },
        {
          value: '{origins.figure}',
          label: 'countries to buy from',
        },
      ],
      promo: 'Free packaging when we pack your orders together. Padding and crates cost extra.',
    },
    {
      kind: 'services',
      id: 'services',
      heading: 'What we do',
      cards: [
        {
          title: 'Online Purchase',
          description: 'Order to our address abroad. We check it and bring it to you.',
          badge: 'Most Popular',
          savings: 'Save 40%',
          basis: 'with several orders in one shipment',
          features: ['USA, UK, Dubai or China', 'Your orders in one box'],
          link: { label: 'See Online Purchase', page: 'services/online-purchase' },
        },
        {
          title: 'Door-to-Door',
          description: "We collect from the sender's address and deliver to yours.",
          badge: 'Premium',
          savings: 'from {door-to-door.price}',
          features: ['{door-to-door.time} from pickup', 'Customs clearance included'],
          link: { label: 'See Door-to-Door', page: 'services/door-to-door' },
        },
        {
          title: 'Local Delivery',
          description: 'Between addresses in Tanzania, for a parcel or a vanload.',
          badge: 'Fast',
          savings: 'from {local.price}',
          features: ['Same-day in select cities', 'From {local.shillings}, paid in shillings'],
          link: { label: 'See delivery areas', page: 'services/local-delivery', fragment: 'areas' },
        },
        {
          title: 'Sea & Air Freight',
          description: "Air when it's urgent, sea when it's heavy. We price both.",
          badge: 'Best Value',
          savings: 'Save 70%',
          basis: 'on large goods, by sea instead of air',
          features: ['Air in {air.time} from Dubai', 'Sea in {sea.time} from most countries'],
          link: { label: 'Compare sea and air', page: 'services/sea-air-freight' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Why Choose Us',
      intro:
        '10K+ customers, 50K+ shipments, 10+ countries, and 98% on-time (within the estimate given at booking).',
      layout: 'columns',
      background: 'linen',
      items: [
        {
          title: 'Addresses abroad',
          text: 'USA, UK, Dubai and China.',
        },
        {
          title: 'Open prices',
          text: 'Our rates and formula are public.',
        },
        {
          title: 'Fewer boxes',
          text: 'Your orders in one box.',
        },
        {
          title: 'Own customs team',
          text: 'Who books your cargo clears it.',
        },
        {
          title: 'Insurance',
          text: 'Up to {cover.basic}, or the full value you declare.',
        },
        {
          title: 'Delivery upcountry',
          text: 'Major cities and most towns.',
        },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'Example reviews',
      background: 'linen',
      items: [
        {
          quote:
            'Orders from four shops came in one carton, for less than two parcels cost last year.',
          author: 'Neema M.',
          role: 'Online shopper',
          location: 'Arusha',
          rating: 5,
          example: true,
        },
        {
          quote:
            'They told me to fly only the samples. What the tiles saved by sea paid for customs clearance.',
          author: 'Joseph K.',
          role: 'Building contractor',
          location: 'Dodoma',
          rating: 5,
          example: true,
        },
        {
          quote: 'Customs took two days longer than I hoped, but someone called me both days.',
          author: 'Asha R.',
          role: 'Electronics shop owner',
          location: 'Dar es Salaam',
          rating: 4,
          example: true,
        },
      ],
    },
    {
      kind: 'departures-board',
      id: 'routes',
      heading: 'Popular Routes',
      origins: ['usa', 'uk', 'china', 'germany'],
      note: 'See [all {origins.count} countries](shipping-routes).',
    },
    {
      kind: 'steps',
      heading: 'How It Works',
      items: [
        {
          title: 'Request a quote',
          text: 'Say what, from where, weight and size.',
        },
        {
          title: 'We handle shipping',
          text: 'You pay. We ship and clear customs.',
        },
        {
          title: 'Delivery to your door',
          text: 'Check the parcel before you sign.',
        },
      ],
    },
    {
      kind: 'testimonials',
      slides: true,
      heading: 'Reviews',
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
          quote: 'The supplier spoke no English, I no Chinese. The Guangzhou office sorted it out.',
          author: 'Salim S.',
          role: 'Clothing trader',
          location: 'Dar es Salaam',
          rating: 5,
          example: true,
        },
        {
          quote: 'The freight on the invoice was exactly what the calculator said.',
          author: 'Fatma H.',
          role: 'Online shopper',
          location: 'Tanga',
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
      kind: 'shipping-tools',
      heading: 'Shipping Tools',
      background: 'linen',
      trackingTab: 'Track Shipment',
      calculatorTab: 'Cost Calculator',
      tracking: {
        subject: 'Tracking Information Request',
        requestType: 'Tracking Request',
      },
    },
    {
      kind: 'get-in-touch',
      heading: 'Get In Touch',
      messageHeading: 'Send us a message',
      newsletterHeading: 'Subscribe to our newsletter',
      newsletterText: 'Rates, sailing dates and closures, monthly.',
    },
  ],
};
