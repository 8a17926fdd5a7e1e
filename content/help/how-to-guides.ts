import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'How-To Guides',
  updated: '2026-11-23',
  meta: {
    title: 'How-to guides: ship, track and receive | Nectarine',
    description:
      'Learn how to ship cargo to Tanzania, track it, receive it and pay for it, whether you shop abroad, send a barrel, fill a container or move home.',
    keywords: ['how to ship to Tanzania', 'shipping guide', 'track parcel', 'cancel order'],
  },
  listing: {
    order: 30,
    summary: 'Learn how to start, track and receive a shipment, and how to fix common problems.',
    icon: 'check',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'how-to-guides' },
      listFollows: true,
      heading: 'How-to guides',
      lead: 'The first shipment is the hardest. These guides take you through it, from the first quote to the box at your door.',
    },
    {
      kind: 'cards',
      layout: 'boxes',
      id: 'guides',
      heading: 'Pick a guide',
      items: [
        {
          picture: { scene: 'office' },
          text: 'Follow your parcel from the first quote to your hands, one step at a time.',
          link: { label: 'Ship to Tanzania for the first time', page: 'help/how-it-works' },
        },
        {
          picture: { scene: 'tracking' },
          text: 'Find your tracking number, and see what each stage means.',
          link: { label: 'Track your shipment', page: 'tracking' },
        },
        {
          picture: { scene: 'local-delivery' },
          text: 'See which towns we deliver to, how fast, and what to have ready at the door.',
          link: { label: 'Receive a local delivery', page: 'services/local-delivery' },
        },
        {
          picture: { scene: 'payment-policy' },
          text: 'See what the quote covers, when you pay and how.',
          link: { label: 'Pay for a shipment', page: 'help/how-it-works', fragment: 'payment' },
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      id: 'by-plan',
      heading: 'Guides by what you bring',
      background: 'linen',
      items: [
        {
          picture: { scene: 'shop-addresses' },
          text: 'At the checkout of Amazon, Alibaba, AliExpress or Shein, give one of our addresses. See what to write in each field.',
          link: { label: 'Shopping from abroad', page: 'help/shop-addresses' },
        },
        {
          picture: { scene: 'uk' },
          text: 'A barrel takes up to about 100 kg and goes by sea. Learn how to fill it and hand it over.',
          link: { label: 'A barrel or a box from London', page: 'routes/uk', fragment: 'barrel' },
        },
        {
          picture: { scene: 'sea-air-freight' },
          text: 'Sea freight is priced by the container or by the cubic metre. Read what decides the price.',
          link: {
            label: 'A container or pallets by sea',
            page: 'services/sea-air-freight',
            fragment: 'sea-prices',
          },
        },
        {
          picture: { scene: 'door' },
          text: 'If you move back for good, the things you used abroad can come free of duty. Get the papers first.',
          link: { label: 'Moving home to Tanzania', page: 'goods/household-effects' },
        },
        {
          picture: { scene: 'shipping-routes' },
          text: "Get a price for goods from a country that isn't on our list.",
          link: {
            label: 'Goods from Turkey, India or Japan',
            page: 'shipping-routes',
            fragment: 'other-countries',
          },
        },
        {
          picture: { scene: 'landed-cost' },
          text: 'Add up the price, the freight, duty and VAT of one item, in shillings.',
          link: { label: 'The total cost of one item', page: 'help/landed-cost' },
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'boxes',
      heading: 'Three tips',
      items: [
        {
          object: 'household-effects',
          title: 'Measure the packed box, not the product',
          text: 'We charge a light parcel in a large box by its size. Ask the seller for the box measurements and put them in the [calculator](help/shipping-tools#calculator) before you buy.',
        },
        {
          object: 'smartphones',
          title: 'Write your phone number with +255',
          text: 'The driver calls before coming. If the country code is missing or the phone is off, the driver often has to come twice.',
        },
        {
          object: 'invoice',
          title: 'Keep the invoice from the shop',
          text: "Customs asks what you paid. An order page saved as a PDF is clearer than a photo of a screen, and it's also your proof of the price if you need to claim.",
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
              question: 'I gave you the wrong delivery address. What now?',
              answer: [
                {
                  paragraph:
                    '[Call us](channel:phone) or [chat with us](channel:chat) straight away, with the tracking number and the right address. Before the parcel goes out for local delivery, a change within the same city is usually simple. Another town can cost extra, and we tell you how much before we do anything.',
                },
              ],
            },
            {
              id: 'no-tracking-updates',
              question: 'Why does my tracking show no updates?',
              answer: [
                {
                  paragraph:
                    'Tracking can take {tracking.update} to update, especially after booking, during a flight and over a weekend. If nothing has changed after that, check your number (NL, ten digits, TZ), and then [report the problem](help/report-issue#issue-form). See [what happens next](help/shipment-problems#no-update).',
                },
              ],
            },
            {
              id: 'cancel-order',
              question: 'How do I cancel an order?',
              answer: [
                {
                  paragraph:
                    "Sign in to your account in the [customer portal](portal:getStarted), open the order and cancel it. You can do that until the goods leave for Tanzania. With Buy For Me, it's up to the seller once we've bought the item. If you booked without an account, or the goods have left, [write to support](contact) and we'll tell you what we can still stop. If we haven't reserved space or bought anything for you yet, you get everything back. If we have, we refund what we haven't spent: see [cancellation and refunds](help/payment-policy#refunds).",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'lagoon',
      heading: 'Something else?',
      text: 'The FAQ covers prices, times and customs. For anything else, write to us.',
      actions: [
        { label: 'Read the FAQ', page: 'help/faq' },
        { label: 'Contact us', page: 'contact' },
      ],
    },
  ],
};
