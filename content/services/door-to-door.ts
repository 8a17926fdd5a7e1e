import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Door-to-Door',
  updated: '2026-11-21',
  listing: {
    order: 3,
    icon: 'pin',
    summary:
      "Collected at the sender's address abroad and handed to you at home, customs included, in {door-to-door.time}.",
  },
  meta: {
    title: 'Door-to-Door Shipping to Tanzania | Nectarine',
    description:
      "We collect at the sender's door, fly the parcel, clear customs and deliver to yours in Tanzania in {door-to-door.time}. Prices from {door-to-door.price}.",
    keywords: ['door to door shipping Tanzania', 'parcel pickup abroad', 'send parcel to Tanzania'],
  },
  priceFrom: { amount: '25.00', currency: 'USD' },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Door-to-door shipping to Tanzania',
      lead: 'Someone abroad packs a box. We collect it at their address, clear customs and bring it to yours.',
      actions: [
        { label: 'Book a Pickup', portal: 'bookPickup' },
        { label: 'Get a Quote', page: 'get-quote' },
      ],
      facts: [
        { value: '{door-to-door.time}', label: 'from pickup to delivery' },
        { value: 'from {door-to-door.price}', label: 'pickup and delivery included' },
      ],
      picture: { illustration: 'door-to-door' },
    },
    {
      kind: 'steps',
      heading: 'How it works',
      items: [
        {
          title: 'Booking',
          text: 'Give both addresses and phone numbers, a list of what is inside, and a day for the pickup. You get the tracking number at once.',
        },
        {
          title: 'Pickup',
          text: 'The driver brings the label. The sender needs no printer and pays nothing.',
        },
        {
          title: 'Our office abroad',
          text: 'We weigh and measure the box, look for items that may not fly, and send you the invoice. You pay it in full.',
        },
        {
          title: 'Flight and customs',
          text: 'Once the invoice is paid, the box leaves on the next flight. We declare it in Tanzania while it is in the air.',
        },
        {
          title: 'Your door',
          text: 'You agree on a day with our dispatcher. Check the box with the driver before you sign.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the price includes',
      background: 'linen',
      table: {
        caption: 'What is part of the door-to-door price and what is not',
        columns: ['Item', 'In the price', 'Worth knowing'],
        rows: [
          ['Pickup at the sender', 'Yes', 'We price islands and remote areas on request'],
          ['Freight', 'Yes', 'By actual or volumetric weight, whichever is larger'],
          ['Customs declaration', 'Yes', 'For goods that need no special permit'],
          [
            'Delivery to your door',
            'Yes',
            'In all major cities and most towns; elsewhere on request',
          ],
          ['Packing by us', 'For an extra fee', 'Padding and crates for glass and screens'],
          [
            'Full insurance',
            'For an extra fee',
            'Covers the declared value; basic covers up to {cover.basic}',
          ],
          ['Duty and taxes', 'No, unless DDP', 'Paid by the recipient on arrival'],
        ],
      },
      note: [
        { abbr: 'DDP', meaning: 'Delivered Duty Paid' },
        ' is worth choosing for a gift: the person at the door then pays nothing. Which cover a parcel has when you choose none is in your quote; ask before you pay.',
      ],
    },
    {
      kind: 'points',
      heading: 'Who uses it',
      layout: 'rows',
      items: [
        {
          title: 'Families',
          text: 'Relatives send gifts, baby clothes or a laptop. They hand over the box and have no more to do.',
        },
        {
          title: 'Buyers of used goods',
          text: 'A private seller on a marketplace will not ship abroad, but will hand a parcel to a driver.',
        },
        {
          title: 'Small importers',
          text: 'Samples and spare parts come straight from the factory gate, with the commercial invoice in the pouch.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How to pack the box',
      blocks: [
        {
          list: [
            'Use a new double-walled box, and leave 5 cm of padding on each side.',
            'Take batteries out where they come out, and tell us where they do not.',
            'Write no value and no brand on the outside.',
            'Put a sheet with both phone numbers inside, in case the label is torn off.',
          ],
        },
        { paragraph: 'If the sender has no box, say so in the booking and ask what a box costs.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about pickups and doors',
      groups: [
        {
          id: 'door-to-door-questions',
          questions: [
            {
              id: 'why-a-range',
              question: 'Why {door-to-door.time}? That is a wide range.',
              answer: [
                {
                  paragraph:
                    'A parcel from a city with a daily flight to a house in Dar es Salaam is near the low end. A pickup in the countryside, a customs inspection or a village address moves it to the high end.',
                },
              ],
            },
            {
              id: 'not-home',
              question: 'What if nobody is home?',
              answer: [
                {
                  paragraph:
                    'The driver calls first. If nobody answers, the parcel goes back to the nearest depot, and the dispatcher agrees on another day with you.',
                },
              ],
            },
            {
              id: 'receiver-abroad',
              question: 'Can I book for two people who are both somewhere else?',
              answer: [
                {
                  paragraph:
                    'Yes. You book and pay in the portal; sender and recipient only need to answer their phones.',
                },
              ],
            },
            {
              id: 'largest-box',
              question: 'How large may the parcel be?',
              answer: [
                {
                  paragraph: [
                    'A box that one person can lift goes on any van. For larger pieces give the size and weight and ask in the quote. Furniture and pallets travel as ',
                    { text: 'sea or air freight', page: 'services/sea-air-freight' },
                    ', and can still be collected and delivered.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'From these doors to yours',
      origins: ['uk', 'usa', 'canada'],
      linkLabel: 'See route',
    },
    {
      kind: 'call-to-action',
      heading: 'Book a pickup',
      text: 'Book in the customer portal. If you can bring or collect the box yourself, another service may cost less.',
      actions: [
        { label: 'Book a Pickup', portal: 'bookPickup' },
        { label: 'Compare our main services', page: 'home', fragment: 'services' },
      ],
    },
  ],
};
