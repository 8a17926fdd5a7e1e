import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Reviews',
  updated: '2026-11-30',
  meta: {
    title: 'Reviews: shipping cargo to Tanzania with Nectarine',
    description:
      'Learn how to tell if a review of a cargo company in Tanzania is real, what a useful one says, and how to leave your own.',
    keywords: ['Nectarine reviews', 'shipping to Tanzania reviews', 'customer experience'],
  },
  aliases: ['/about/reviews'],
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'reviews' },
      heading: 'Tell others how your shipment went',
      lead: "We haven't published any customer reviews here yet. Write one of the first, and see how to tell if a review is real, ours included.",
      actions: [
        { label: 'Leave a review', fragment: 'leave-a-review' },
        { label: 'How to tell if one is real', fragment: 'real-reviews' },
      ],
    },
    {
      kind: 'cards',
      layout: 'rows',
      id: 'leave-a-review',
      heading: 'Leave a review',
      stars: 'Tap a star: WhatsApp opens with your rating filled in.',
      ends: ['Bad', 'Excellent'],
      items: [
        {
          title: 'Open the box, then write to us',
          object: 'phone-photo',
          text: 'Say what you shipped, from where, and why you chose these stars, and add your tracking number. With your review, we publish only your first name, initial and town.',
        },
        {
          title: 'Something wrong? Report it instead',
          object: 'letter',
          text: "A review alone doesn't start a search or a claim. For damage, [file a claim](help/file-claim). For loss or delay, use the [issue form](help/report-issue). Our support team looks at reports within {support.review} on working days.",
        },
      ],
      actions: [{ label: 'Write by email', channel: 'email' }],
    },
    {
      kind: 'steps',
      id: 'real-reviews',
      background: 'ink',
      heading: 'How to tell if a review is real',
      intro: 'Look for these signs before you trust any forwarder, us included.',
      chat: {
        caption: 'Two invented examples',
        areReviews: true,
        messages: [
          {
            who: 'Fits every company, and tells you nothing',
            text: '★★★★★ Great service! Very fast and cheap.',
          },
          {
            who: 'Says what, from where and how long',
            ours: true,
            text: '★★★★☆ A blender from the UK to Dar es Salaam, nine days by air. The jar was cracked. I sent photos, and they paid the claim in a week.',
          },
        ],
      },
      items: [
        {
          title: 'It says what, from where and when',
          text: '"Great service!" fits every company. A real customer remembers the box.',
        },
        {
          title: 'Some have fewer than five stars',
          text: 'Flights are late and boxes break. Read how the company answered.',
        },
        {
          title: 'Reviews come one by one',
          text: 'If twenty appear in one week and then none for a year, someone bought or invented them.',
        },
        {
          title: 'Somebody can confirm it',
          text: 'Ask a friend who ships, or [check the company itself](about/licences).',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'rows',
      id: 'worth-knowing',
      heading: 'Five things worth knowing',
      intro: 'Each of them saves you money, time or worry on your first shipment.',
      items: [
        {
          title: 'Send heavy goods by sea',
          object: 'books-and-documents',
          text: 'Books, machines and furniture cost much less by ship, if you can wait a few weeks. See [how to choose](blog/best-shipping-options).',
        },
        {
          title: 'Give tracking a day or two',
          object: 'clock',
          text: "An update comes from the carrier and can take {tracking.update} to show. A day without news doesn't mean that your box is lost.",
        },
        {
          title: 'Insure anything valuable',
          object: 'damaged-box',
          text: 'Full cover pays the value you declare. You must raise a claim within {claims.deadline} of receipt, with photos. See [cover and claims](help/insurance-claims).',
        },
        {
          title: 'Ask about permits first',
          object: 'invoice',
          text: 'A missing permit can keep goods at the airport for days. See [what customs asks for](blog/customs-brokerage-guide).',
        },
        {
          title: 'Give the driver a landmark',
          object: 'church',
          text: "Add a school, a church, a mosque or a petrol station to the address, and the number of a phone that's switched on.",
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'sun',
      view: 'railway',
      heading: 'Try us with one small parcel',
      text: "Start with a box that isn't urgent, and then decide.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Why choose us', page: 'about/why-choose-us' },
      ],
    },
  ],
};
