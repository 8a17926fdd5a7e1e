import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Help Center',
  updated: '2026-11-23',
  meta: {
    title: 'Help Center: shipping to Tanzania | Nectarine',
    description:
      'Find answers about shipping to Tanzania: tracking, payment, customs, claims and returns. Search the answers, or leave us a message 24/7.',
    keywords: ['help center', 'shipping support Tanzania', 'parcel help', '24/7 support'],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'help' },
      heading: 'How can we help?',
      lead: "Most answers are here. If yours isn't, write to us at any hour, and we reply on working days.",
      tool: {
        form: 'search',
        search: { label: 'What do you need help with?', placeholder: 'refund, late parcel' },
      },
      actions: [
        { label: 'How long does it take?', page: 'help/how-it-works' },
        { label: 'How do I pay?', page: 'help/payment-policy' },
        { label: "What can't I send?", page: 'help/prohibited-items' },
      ],
    },
    {
      kind: 'cards',
      layout: 'boxes',
      id: 'start',
      heading: 'Start here',
      items: [
        {
          link: { label: 'Where is my parcel?', page: 'tracking' },
          picture: { scene: 'tracking' },
          text: 'Track it with its number.',
        },
        {
          link: { label: 'What will it cost?', page: 'help/landed-cost' },
          picture: { scene: 'quote' },
          text: 'See freight, duty and taxes.',
        },
        {
          link: { label: 'It arrived damaged', page: 'help/file-claim' },
          picture: { scene: 'file-claim' },
          text: 'Claim within {claims.deadline} of receipt.',
        },
      ],
    },
    {
      kind: 'link-tabs',
      id: 'quick-links',
      heading: 'Quick links',
      tabs: [
        {
          id: 'shipping',
          title: 'Shipping',
          links: [
            { label: 'Track a shipment', page: 'tracking' },
            { label: 'Delivery times by country', page: 'shipping-routes' },
            { label: 'Problems with a shipment', page: 'help/shipment-problems' },
            {
              label: 'Questions about delivery times',
              page: 'help/faq',
              fragment: 'delivery-and-shipping-times',
            },
            { label: 'Cargo to Zanzibar', page: 'help/zanzibar' },
            { label: 'Cargo to Rwanda, Congo and beyond', page: 'help/beyond-tanzania' },
          ],
        },
        {
          id: 'payments',
          title: 'Payments',
          links: [
            { label: 'How and when to pay', page: 'help/payment-policy' },
            { label: 'Estimate a price', page: 'help/shipping-tools', fragment: 'calculator' },
            {
              label: 'Questions about prices and payment',
              page: 'help/faq',
              fragment: 'pricing-and-payments',
            },
          ],
        },
        {
          id: 'account',
          title: 'Account',
          links: [
            { label: 'How to order and receive goods', page: 'help/how-to-guides' },
            {
              label: 'Do I need an account?',
              page: 'help/faq',
              fragment: 'do-i-need-an-account',
            },
            { label: 'Open an account in the customer portal', portal: 'getStarted' },
          ],
        },
      ],
    },
    {
      kind: 'topics',
      id: 'topics',
      heading: 'Common topics',
      background: 'linen',
      groups: [
        {
          title: 'When something goes wrong',
          picture: { scene: 'shipment-problems' },
          items: [
            {
              text: "Tell us about a parcel that's late, lost or going to the wrong address. Support reviews reports within {support.review} on working days.",
              link: { label: 'Report an Issue', page: 'help/report-issue' },
            },
            {
              text: 'Choose between two levels of cover. If something breaks, claim within {claims.deadline} of receipt.',
              link: { label: 'Insurance and Claims', page: 'help/insurance-claims' },
            },
            {
              text: 'If you want to send goods back, start within {returns.deadline} of delivery.',
              link: { label: 'Return Policy', page: 'help/insurance-claims', fragment: 'returns' },
            },
            {
              text: "What to do if your claim was refused, or you were charged for something that wasn't in the quote.",
              link: { label: 'When we disagree', page: 'help/disputes' },
            },
          ],
        },
        {
          title: 'Before you order',
          picture: { scene: 'shop' },
          items: [
            {
              text: 'Short answers about prices, times, payment and customs.',
              link: { label: 'Frequently Asked Questions', page: 'help/faq' },
            },
            {
              text: 'Order, track and receive your goods, step by step.',
              link: { label: 'How-To Guides', page: 'help/how-to-guides' },
            },
            {
              text: 'Give the seller the right address, pay safely and avoid fakes.',
              link: { label: 'Alibaba, 1688, Taobao and Temu', page: 'help/buying-from-china' },
            },
            {
              text: 'What our offices abroad check, and what to do if the quality is bad.',
              link: { label: 'Before your goods are loaded', page: 'help/before-loading' },
            },
            {
              text: 'Follow the whole journey from the first quote to your door, with times and payments.',
              link: { label: 'How It Works', page: 'help/how-it-works' },
            },
            {
              text: "What we can't carry, and what needs a permit.",
              link: { label: 'Prohibited Items', page: 'help/prohibited-items' },
            },
          ],
        },
        {
          title: 'Price, papers and customs',
          picture: { scene: 'papers' },
          items: [
            {
              text: 'Track a shipment, or work out the price of a parcel.',
              link: { label: 'Shipping Tools', page: 'help/shipping-tools' },
            },
            {
              text: 'What they charge, how many days are free, and who pays.',
              link: { label: 'Out of the port or airport', page: 'help/port-and-airport' },
            },
            {
              text: 'How to get a TIN, and which paper you need when.',
              link: { label: 'TIN and import papers', page: 'help/tin-and-import-papers' },
            },
            {
              text: 'The rates by engine and age, the papers you need, and what we ship.',
              link: { label: 'A car, motorcycle or bajaji', page: 'help/car-or-bajaji' },
            },
            {
              text: 'Choose the year and the engine, and see every tax and fee on it.',
              link: { label: 'Tax on a vehicle', page: 'help/vehicle-tax' },
            },
            {
              text: "Families who move home, churches, schools and public servants don't pay every tax.",
              link: { label: 'Who pays less tax, or none', page: 'help/who-pays-less' },
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'lagoon',
      id: 'support',
      heading: "Can't find it? Ask us",
      text: "If it's about a parcel, have your tracking number ready. You can leave a message 24/7. We answer Monday to Friday, {office.hours}.",
      actions: [{ label: 'Contact Support', page: 'contact' }],
    },
  ],
};
