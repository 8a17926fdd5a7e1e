import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Home',
  updated: '2026-11-22',
  meta: {
    title: 'Shipping to Tanzania in {delivery.Time} | Nectarine',
    description:
      'Parcels and cargo to Tanzania from {origins.count} countries in {delivery.time}: air and sea freight, customs, delivery to your door. Save up to 60%.',
    keywords: ['shipping to Tanzania', 'freight forwarding', 'air freight', 'sea freight'],
  },
  sections: [
    {
      kind: 'home-hero',
      heading: 'Shipped to Tanzania in {delivery.time}',
      lead: 'Buy anywhere in {origins.count} countries. We collect, consolidate, clear customs and bring it to your door in all major cities and most towns of Tanzania.',
      actions: [
        { label: 'Get FREE Quote', page: 'get-quote' },
        { label: 'Track My Package', page: 'tracking' },
      ],
      times: {
        origin: 'uk',
        text: '{time} is by air from {origin}. Every country has its own time and price per kilogram:',
      },
      statistics: [
        { value: '10,000+', label: 'customers', basis: 'people and businesses' },
        {
          value: 'Up to 60%',
          label: 'saved on shipping',
          basis: 'against a courier, for several small parcels',
        },
        {
          value: '{origins.figure}',
          label: 'countries to buy from',
          basis: 'each with a published rate',
        },
      ],
      promo: 'Free packaging when we pack your orders together. Crates cost extra.',
    },
    {
      kind: 'service-cards',
      id: 'services',
      heading: 'What we do',
      cards: [
        {
          title: 'Online Purchase',
          description:
            'Send your order to our address abroad. We check it, pack it with your others and bring it home.',
          badge: 'Most Popular',
          savings: 'Save 40%',
          basis: 'with several orders in one shipment',
          features: ['Addresses in the USA, UK, UAE and China', 'Several orders in one shipment'],
          link: { label: 'How Online Purchase works', page: 'services/online-purchase' },
        },
        {
          title: 'Door-to-Door',
          description: "We collect at the sender's address and deliver to yours.",
          badge: 'Premium',
          savings: 'from {door-to-door.price}',
          features: ['{door-to-door.time}', 'Customs papers included'],
          link: { label: 'See Door-to-Door', page: 'services/door-to-door' },
        },
        {
          title: 'Local Delivery',
          description: 'From one Tanzanian address to another, for a parcel or a vanload.',
          badge: 'Fast',
          savings: 'from {local.price}',
          features: ['Same-day in select cities', 'About {local.shillings}, paid in shillings'],
          link: { label: 'See delivery areas', page: 'services/local-delivery', fragment: 'areas' },
        },
        {
          title: 'Sea & Air Freight',
          description:
            'Air when it is urgent, sea when it is heavy. We price both and say which is cheaper.',
          badge: 'Best Value',
          savings: 'Save 70%',
          basis: 'by sea in place of air',
          features: ['Air in {air.time}', 'Sea in {sea.time}'],
          link: { label: 'Compare sea and air', page: 'services/sea-air-freight' },
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Why Choose Us',
      layout: 'columns',
      background: 'linen',
      items: [
        {
          title: 'An address abroad',
          text: 'Stores that do not ship to Tanzania deliver to our offices in their country.',
        },
        {
          title: 'A price you can check',
          text: 'The invoice shows actual and volumetric weight, so you can repeat the sum.',
        },
        {
          title: 'Fewer boxes to pay for',
          text: 'We hold your orders until the last one is in. A smaller box costs less.',
        },
        {
          title: 'Customs in our own hands',
          text: 'The team that books your cargo also declares it, and tells you early if a paper is missing.',
        },
        {
          title: 'Cover that fits the goods',
          text: 'Basic cover pays up to {cover.basic} of the item value, full cover the value you declare.',
        },
        {
          title: 'Delivery inside Tanzania',
          text: 'Our vans reach Arusha, Dodoma, Mwanza and Mbeya too, and other towns on request.',
        },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'What a review can look like',
      background: 'linen',
      items: [
        {
          quote:
            'I ordered from four shops in one week. It all came in one carton, for less than two parcels last year.',
          author: 'Neema M.',
          role: 'Online shopper',
          location: 'Arusha',
          rating: 5,
          initial: 'N',
          example: true,
        },
        {
          quote:
            'They told me to send the tiles by sea, only the samples by air. That alone paid for the clearing.',
          author: 'Joseph K.',
          role: 'Building contractor',
          location: 'Dodoma',
          rating: 5,
          initial: 'J',
          example: true,
        },
        {
          quote: 'Customs took two days longer than I hoped, but someone called me both days.',
          author: 'Asha R.',
          role: 'Electronics shop owner',
          location: 'Dar es Salaam',
          rating: 4,
          initial: 'A',
          example: true,
        },
      ],
    },
    {
      kind: 'statistics',
      heading: 'Nectarine in figures',
      background: 'linen',
      items: [
        { value: '10K+', label: 'customers', basis: 'people and businesses' },
        { value: '50K+', label: 'shipments', basis: 'parcels and cargo' },
        {
          value: '10+',
          label: 'countries',
          basis: '{origins.count} by published rate, more by quote',
        },
        { value: '98%', label: 'on-time', basis: 'air and sea, within the booked estimate' },
      ],
    },
    {
      kind: 'departures-board',
      id: 'routes',
      heading: 'Popular Routes',
      origins: ['usa', 'uk', 'china', 'germany'],
      linkLabel: 'See route',
      note: 'Times are estimates. Customs clearance and local delivery can change them.',
      actions: [{ label: 'See all {origins.count} routes', page: 'shipping-routes' }],
    },
    {
      kind: 'steps',
      heading: 'How It Works',
      items: [
        {
          title: 'Request a quote',
          text: 'Tell us what it is, where, how heavy and how big. You get a price for air, sea or both.',
        },
        {
          title: 'We handle shipping',
          text: 'We receive, weigh and pack the goods. Once the invoice is paid in full, we ship and clear them.',
        },
        {
          title: 'Delivery to your door',
          text: 'We call before the van sets out. Check the parcel before you sign.',
        },
      ],
      actions: [{ label: 'See each step in detail', page: 'help/how-it-works' }],
    },
    {
      kind: 'testimonial-carousel',
      heading: 'Reviews',
      items: [
        {
          quote:
            'My sister in Leeds had the boxes picked up on a Tuesday. I opened them the Wednesday after.',
          author: 'Grace L.',
          role: 'Door-to-door customer',
          location: 'Mwanza',
          rating: 5,
          initial: 'G',
          example: true,
        },
        {
          quote:
            'The supplier spoke no English and I no Chinese. The Guangzhou office sorted it out before loading.',
          author: 'Salim S.',
          role: 'Clothing trader',
          location: 'Dar es Salaam',
          rating: 5,
          initial: 'S',
          example: true,
        },
        {
          quote:
            'The calculator and the invoice said the same amount. I had never seen that with freight.',
          author: 'Fatma H.',
          role: 'Online shopper',
          location: 'Tanga',
          rating: 5,
          initial: 'F',
          example: true,
        },
        {
          quote:
            'Our clinic needed a printer part quickly. From Frankfurt to our bench took six days.',
          author: 'Daniel P.',
          role: 'Clinic manager',
          location: 'Mbeya',
          rating: 5,
          initial: 'D',
          example: true,
        },
        {
          quote:
            'One carton arrived dented. I sent photos, and the claim was settled the week after.',
          author: 'Rehema T.',
          role: 'Small business owner',
          location: 'Morogoro',
          rating: 4,
          initial: 'R',
          example: true,
        },
      ],
    },
    {
      kind: 'shipping-tools',
      heading: 'Shipping Tools',
      background: 'linen',
      intro: 'Ask where a parcel is, or work out a price before you buy.',
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
      intro: 'Ask about a shipment, a price or an unusual item.',
      messageHeading: 'Send us a message',
      newsletterHeading: 'Subscribe to our newsletter',
      newsletterText:
        'Rates, sailing dates and holiday closures, once a month. Your address stays with us.',
    },
  ],
};
