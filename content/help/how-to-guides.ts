import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'How-To Guides',
  updated: '2026-11-22',
  meta: {
    title: 'How-To Guides: Ship, Track and Receive | Nectarine',
    description:
      'Guides to starting a shipment, tracking it, receiving it in Tanzania and paying for it, with tips and fixes for the most common problems.',
    keywords: ['how to ship to Tanzania', 'shipping guide', 'track parcel', 'cancel order'],
  },
  listing: {
    order: 30,
    summary:
      'Guides to starting, tracking and receiving a shipment, with fixes for common trouble.',
    icon: 'check',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'How-to guides',
      lead: 'Guides for shipping, tracking, receiving and paying, with tips and answers to common problems.',
      motif: 'parcel',
    },
    {
      kind: 'link-cards',
      id: 'guides',
      heading: 'Pick a guide',
      items: [
        {
          icon: 'plane',
          text: 'From the first quote to the parcel in your hands, one stage at a time.',
          link: { label: 'Ship to Tanzania for the first time', page: 'help/how-it-works' },
        },
        {
          icon: 'search',
          text: 'Where to find the number, what it looks like and how to ask with it.',
          link: { label: 'Track your shipment', page: 'tracking' },
        },
        {
          icon: 'truck',
          text: 'Which towns we reach, how soon, and what to have ready at the door.',
          link: { label: 'Receive a local delivery', page: 'services/local-delivery' },
        },
        {
          icon: 'coin',
          text: 'What the quote covers, when payment is due and which ways to pay there are.',
          link: { label: 'Pay for a shipment', page: 'help/how-it-works', fragment: 'payment' },
        },
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      heading: 'Three tips',
      background: 'linen',
      items: [
        {
          title: 'Measure the packed box, not the product',
          text: [
            'A light parcel in a large box is charged by its size. Ask the seller for the box measurements and put them into the ',
            { text: 'calculator', page: 'help/shipping-tools', fragment: 'calculator' },
            ' before you buy.',
          ],
        },
        {
          title: 'Write your phone number as +255',
          text: 'The driver calls before coming. A number without the country code, or one that is switched off, is a common reason for a second trip.',
        },
        {
          title: 'Keep the invoice from the shop',
          text: 'Customs asks what you paid. An order page saved as a PDF is clearer than a photo of a screen, and it also serves as proof in a claim.',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'troubleshooting',
      heading: 'Troubleshooting',
      groups: [
        {
          id: 'common-problems',
          questions: [
            {
              id: 'wrong-address',
              question: 'I gave the wrong delivery address. What now?',
              answer: [
                {
                  paragraph: [
                    { text: 'Call us', channel: 'phone' },
                    ' or ',
                    { text: 'chat with us', channel: 'chat' },
                    ' at once, with the tracking number and the right address. Before the parcel goes out for local delivery, a change within the same city is usually simple. A change to another town can add a fee, which we name before we act.',
                  ],
                },
              ],
            },
            {
              id: 'no-tracking-updates',
              question: 'Why does my tracking show no updates?',
              answer: [
                {
                  paragraph: [
                    'Tracking may take {tracking.update} to update, most often after booking, during a flight and over a weekend. If nothing has changed after 48 hours, check that the number reads NL, ten digits, TZ, and then ',
                    { text: 'report it', page: 'help/report-issue', fragment: 'issue-form' },
                    '. ',
                    {
                      text: 'What follows then',
                      page: 'help/shipment-problems',
                      fragment: 'no-update',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'cancel-order',
              question: 'How do I cancel an order?',
              answer: [
                {
                  paragraph: [
                    'Sign in to your account on the ',
                    { text: 'customer portal', portal: 'getStarted' },
                    ', open the order and choose to cancel. That works until the goods leave our office abroad. If you booked without an account, or the goods have left, ',
                    { text: 'write to support', page: 'contact' },
                    ' and we will say what can still be stopped and what it costs.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Something else?',
      text: 'The question list covers prices, times and customs. For a case of your own, write to us.',
      actions: [
        { label: 'Read the questions and answers', page: 'help/faq' },
        { label: 'Contact us', page: 'contact' },
      ],
    },
  ],
};
