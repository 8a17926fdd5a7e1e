import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Help Center',
  updated: '2026-11-21',
  meta: {
    title: 'Help Center: Shipping to Tanzania | Nectarine',
    description:
      'Find answers on shipping to Tanzania: tracking, payment, customs, claims and returns. Search the help pages or reach our 24/7 support.',
    keywords: ['help center', 'shipping support Tanzania', 'parcel help', '24/7 support'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'How can we help?',
      lead: [
        'Search, pick a topic, or ask a person. Is a shipment held at customs, silent, damaged or charged wrongly? Go to ',
        { text: 'problems with a shipment', page: 'help/shipment-problems' },
        '.',
      ],
      motif: 'search',
    },
    {
      kind: 'help-search',
      id: 'search',
      heading: 'Search the help pages',
      intro: 'Type a word or two, such as "customs", "refund" or "battery".',
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
            { label: 'Times from each country', page: 'shipping-routes' },
            { label: 'Problems with a shipment', page: 'help/shipment-problems' },
            {
              label: 'Questions about delivery times',
              page: 'help/faq',
              fragment: 'delivery-and-shipping-times',
            },
          ],
        },
        {
          id: 'payments',
          title: 'Payments',
          links: [
            { label: 'Ways to pay, and when', page: 'help/payment-policy' },
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
            { label: 'Guides to ordering and receiving', page: 'help/how-to-guides' },
            {
              label: 'Do I need an account?',
              page: 'help/faq',
              fragment: 'do-i-need-an-account',
            },
            { label: 'Open an account on the customer portal', portal: 'getStarted' },
          ],
        },
      ],
    },
    {
      kind: 'link-cards',
      id: 'topics',
      heading: 'Common topics',
      background: 'linen',
      items: [
        {
          icon: 'chat',
          text: 'Short answers about prices, times, payment and customs.',
          link: { label: 'Frequently Asked Questions', page: 'help/faq' },
        },
        {
          icon: 'document',
          text: 'What to do, step by step, when you order, track and receive.',
          link: { label: 'How-To Guides', page: 'help/how-to-guides' },
        },
        {
          icon: 'headset',
          text: 'Tell us about a late, lost or wrong parcel. Support reviews reports within {support.review} on working days.',
          link: { label: 'Report an Issue', page: 'help/report-issue' },
        },
        {
          icon: 'calculator',
          text: 'Ask about a shipment, or work out what a parcel will cost.',
          link: { label: 'Shipping Tools', page: 'help/shipping-tools' },
        },
        {
          icon: 'shield',
          text: 'Two levels of cover, and how to claim within {claims.deadline} of receipt.',
          link: { label: 'Insurance and Claims', page: 'help/insurance-claims' },
        },
        {
          icon: 'no-entry',
          text: 'Nine kinds of goods that we cannot carry, and those that need a permit.',
          link: { label: 'Prohibited Items', page: 'help/prohibited-items' },
        },
        {
          icon: 'parcel',
          text: 'Send goods back: start within {returns.deadline} of delivery.',
          link: { label: 'Return Policy', page: 'help/insurance-claims', fragment: 'returns' },
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'support',
      heading: 'Not here? Ask us',
      text: 'Have your tracking number at hand if the question is about a parcel. Our offices answer Monday to Friday, {office.hours}, and you can leave a message at any hour.',
      actions: [{ label: 'Contact Support', page: 'contact' }],
    },
  ],
};
