import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Reviews',
  updated: '2026-11-23',
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
      heading: 'What a useful review looks like',
      lead: "We wrote the reviews on this page ourselves, as examples of what's useful to know about a shipment. Our customers' own reviews will replace them.",
      actions: [
        { label: 'Leave a review', fragment: 'leave-a-review' },
        { label: 'How to tell if one is real', fragment: 'real-reviews' },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'Example reviews',
      intro: 'Five examples, each with a tip for your own shipment.',
      items: [
        {
          quote:
            "I teach chemistry and needed forty second-hand textbooks from England. They weighed more than I do. Nectarine told me to wait for the ship, and that saved me half a term's salary.",
          author: 'Neema K.',
          lesson:
            '**Send heavy goods by sea. **Books, machines and furniture cost less that way. See [how to choose](blog/best-shipping-options).',
          object: 'books-and-documents',
          role: 'Teacher',
          location: 'Moshi',
          rating: 5,
          example: true,
        },
        {
          quote:
            "The clothes arrived in good condition, but tracking showed nothing for two days and I thought the box was lost. Support answered the next morning. I'd like faster updates.",
          author: 'Upendo S.',
          lesson:
            '**Give tracking a day or two. **An update comes from the carrier and can take {tracking.update} to show.',
          object: 'clothes',
          role: 'Online shopper',
          location: 'Dodoma',
          rating: 4,
          example: true,
        },
        {
          quote:
            'My blender arrived with a cracked jar. I had full cover, sent photos the same evening, and they paid the claim in a week. One star off because they should have packed it better.',
          author: 'Zawadi P.',
          lesson:
            '**Insure anything valuable. **You must raise a claim within {claims.deadline} of receipt. See [cover and claims](help/insurance-claims).',
          object: 'damaged-box',
          role: 'Online shopper',
          location: 'Dar es Salaam',
          rating: 4,
          example: true,
        },
        {
          quote:
            "Ten days from the USA became sixteen because I had no permit for my water-testing kit. They'd warned me I might need one and I didn't listen. Three stars for the wait, but full marks for honesty.",
          author: 'Elia T.',
          lesson:
            '**Ask about permits first. **A missing permit can keep goods at the airport for days. See [what customs asks for](blog/customs-brokerage-guide).',
          object: 'chemicals',
          role: 'Borehole contractor',
          location: 'Iringa',
          rating: 3,
          example: true,
        },
        {
          quote:
            "Our bedding reached the lodge in Arusha two days after it was released. The driver couldn't find our street at first, so put a landmark in your address.",
          author: 'Lomayani L.',
          lesson:
            "**Give the driver a landmark. **Add a school, a mosque or a petrol station to the address, and the number of a phone that's switched on.",
          object: 'bedding',
          role: 'Lodge manager',
          location: 'Arusha',
          rating: 4,
          example: true,
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'rows',
      id: 'leave-a-review',
      heading: 'Leave a review',
      background: 'leaf',
      stars: 'Tap a star: your email opens with the rating filled in.',
      ends: ['Bad', 'Excellent'],
      items: [
        {
          title: 'Open the box, then write to us',
          object: 'phone-photo',
          text: 'Say what you shipped, from where, and why you chose these stars, and add your tracking number. With your review, we publish only your first name, initial and town.',
        },
        {
          title: 'Something wrong? Report it instead',
          object: 'invoice',
          text: "A review doesn't open a case. For damage, [file a claim](help/file-claim). For loss or delay, use the [issue form](help/report-issue). Our support team looks at reports within {support.review} on working days.",
        },
      ],
      actions: [{ label: 'Write by email', channel: 'email' }],
    },
    {
      kind: 'steps',
      id: 'real-reviews',
      heading: 'How to tell if a review is real',
      intro: 'Look for these signs before you trust any forwarder, us included.',
      chat: {
        caption: 'A review that fits every company, and one that helps you',
        messages: [
          { who: '★★★★★ It says nothing', text: 'Great service! Very fast and cheap.' },
          {
            who: '★★★★☆ It says what, from where and how long',
            ours: true,
            text: 'A blender from the UK to Dar es Salaam, nine days by air. The jar was cracked. I sent photos, and they paid the claim in a week.',
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
      kind: 'call-to-action',
      ground: 'sun',
      view: 'highlands',
      heading: 'Try us with one small parcel',
      text: "Start with a box that isn't urgent, and then decide.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Why choose us', page: 'about/why-choose-us' },
      ],
    },
  ],
};
