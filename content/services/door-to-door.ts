import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Door-to-Door',
  updated: '2026-11-23',
  listing: {
    order: 3,
    icon: 'pin',
    summary: "We collect from the sender's address abroad, clear customs and deliver to your home.",
    want: 'Fetch a box from family abroad',
    price: 'from {door-to-door.shillings}',
    time: '{door-to-door.price} for the smallest parcel; {door-to-door.time}',
  },
  meta: {
    title: 'Door-to-door cargo to Tanzania | Nectarine',
    description:
      'We collect the parcel from the sender, clear it through customs and bring it to your door in Tanzania in {door-to-door.time}. Prices start at {door-to-door.price}.',
    keywords: ['door to door shipping Tanzania', 'parcel pickup abroad', 'send parcel to Tanzania'],
  },
  priceFrom: { amount: '25.00', currency: 'USD' },
  sections: [
    {
      kind: 'page-hero',
      ground: 'leaf',
      heading: 'Door-to-door shipping to Tanzania',
      lead: 'Someone abroad packs a box. We collect it at their door, clear customs and bring it to yours.',
      actions: [
        { label: 'Book a Pickup', portal: 'bookPickup' },
        { label: 'Get a quote', page: 'get-quote' },
      ],
      facts: [
        { value: '{door-to-door.time}', label: 'from pickup to delivery, longer from Canada' },
        {
          value: 'From {door-to-door.price}',
          label: 'for the smallest parcel, with pickup and delivery',
        },
      ],
      picture: { scene: 'door-to-door' },
    },
    {
      kind: 'case',
      heading: 'Worked example: a box from family',
      intro:
        'An aunt in London packs clothes, and we bring them to a door in Dar es Salaam. Here is what it costs.',
      goods: 'clothes',
      origin: 'uk',
      owned: true,
      besides: 'plus pickup and customs clearance, which are in your quote',
      onTop: [
        { label: 'Pickup from the sender', text: 'in your quote' },
        { label: 'Customs clearance', text: 'in your quote' },
      ],
      leftOut: 'permits, inspections, insurance, storage and handling.',
      points: [
        {
          title: 'Why it is more than {door-to-door.price}',
          text: 'That is the price of the smallest parcel, with pickup and delivery, before duty and taxes. This box is large and light, so we charge its size, not its weight.',
        },
        {
          title: 'Why it says {uk.air}',
          text: 'That is the air freight from London to Dar es Salaam. Count from pickup to delivery, and it is {door-to-door.time}.',
        },
        {
          title: 'When it is paid',
          text: 'Before the flight, you pay our invoice in full: freight, pickup, customs clearance and delivery. Before delivery, the recipient pays duty and taxes, unless you choose Delivered Duty Paid (DDP).',
        },
      ],
      action: { label: 'Work out your own total', page: 'help/landed-cost' },
    },
    {
      kind: 'cards',
      layout: 'checklist',
      heading: 'What the price includes',
      background: 'linen',
      halves: { included: 'In your quote', extra: 'Costs extra' },
      items: [
        {
          title: 'Pickup from the sender',
          text: 'Ask us about islands and remote areas.',
        },
        {
          title: 'Freight',
          text: 'We charge by weight or by size, whichever is more.',
        },
        { title: 'Customs clearance', text: 'Permits and inspections cost extra.' },
        { title: 'Delivery to your door', text: 'We deliver to all major cities and most towns.' },
        {
          title: 'Packing by us',
          extra: true,
          text: 'Padding, and crates around glass and screens.',
        },
        {
          title: 'Insurance, if you ask for it',
          extra: true,
          text: 'Basic cover pays up to {cover.basic}. Full cover pays up to the value you declare.',
        },
        {
          title: 'Duty and taxes',
          extra: true,
          text: 'The recipient pays them. With Delivered Duty Paid (DDP) you do, and a gift costs the recipient nothing.',
        },
      ],
    },
    {
      kind: 'departures-board',
      heading: 'Freight rates by country',
      intro:
        'These rates are for the freight alone. Your quote adds pickup, customs clearance and delivery, each on a line of its own.',
      origins: ['uk', 'usa', 'canada'],
      note: '[See what the times and rates mean](shipping-routes#meaning).',
    },
    {
      kind: 'steps',
      heading: 'How it works',
      background: 'linen',
      items: [
        {
          title: 'Booking',
          pictures: [{ scene: 'contact' }],
          text: "Give us both addresses and phone numbers, a list of what's inside and a day for the pickup. You get the tracking number straight away.",
        },
        {
          title: 'Pickup',
          pictures: [{ scene: 'pickup' }],
          text: 'The driver brings the label. The sender needs no printer and pays the driver nothing.',
        },
        {
          title: 'Our office or partner abroad',
          pictures: [{ scene: 'office' }],
          text: "We weigh and measure the box, check for anything that can't fly, and send you the invoice to pay in full.",
        },
        {
          title: 'Flight and customs',
          pictures: [{ scene: 'plane' }],
          text: "Once you've paid, the box leaves on the next flight with space. We declare it to customs while it's in the air.",
        },
        {
          title: 'Your door',
          pictures: [{ scene: 'door' }],
          text: 'We agree on a day with you. Check the box with the driver before you sign.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How to pack the box',
      background: 'sun',
      picture: { scene: 'how-to-guides' },
      blocks: [
        {
          list: [
            'Use a new double-walled box with 5 cm of padding on every side.',
            "Leave lithium batteries in their devices, switch the devices off and tell us about them. Loose batteries can't fly in the box.",
            "Don't write the value or a brand on the outside.",
            'Put a sheet with both phone numbers inside, in case the label comes off.',
          ],
        },
        { paragraph: 'If the sender has no box, say so when you book and ask what ours cost.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about pickup and delivery',
      groups: [
        {
          id: 'door-to-door-questions',
          questions: [
            {
              id: 'who-uses-it',
              question: 'Who uses it?',
              answer: [
                {
                  list: [
                    'Families: relatives send gifts, baby clothes or a laptop. They only have to hand over the box.',
                    'Buyers of used goods: a private seller online may refuse to ship abroad, but will happily hand a parcel to a driver.',
                    'Small importers: samples and spare parts come straight from the factory, with the commercial invoice attached.',
                  ],
                },
              ],
            },
            {
              id: 'why-a-range',
              question: 'Why is it {door-to-door.time}?',
              answer: [
                {
                  paragraph:
                    'It counts from pickup to delivery in Dar es Salaam. The shortest times are for the fastest flights: {dubai.air} from Dubai, {netherlands.air} from the Netherlands. From Canada, the freight alone can take {canada.air}, so add the days of the pickup. A late payment, a customs inspection or a village address adds the most days.',
                },
              ],
            },
            {
              id: 'not-home',
              question: 'What if nobody is home?',
              answer: [
                {
                  paragraph:
                    'The driver calls first. If nobody answers, the parcel goes back to the nearest depot, and we call you to agree on another day.',
                },
              ],
            },
            {
              id: 'receiver-abroad',
              question: "Can I book if I'm neither the sender nor the recipient?",
              answer: [
                {
                  paragraph:
                    'Yes. You book and pay in the portal. The sender only needs to answer the phone. So does the recipient, who also pays the duty unless you chose DDP.',
                },
              ],
            },
            {
              id: 'largest-box',
              question: 'How big can the parcel be?',
              answer: [
                {
                  paragraph:
                    'Any box that one person can lift. For anything bigger, put the size and weight in a quote request. Barrels, furniture and pallets usually travel as [sea freight](services/sea-air-freight), and we can still collect and deliver them.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'leaf',
      view: 'railway',
      heading: 'Book a pickup',
      text: 'Book in the customer portal. If you can drop off or collect the box yourself, another service may cost less.',
      actions: [
        { label: 'Book a Pickup', portal: 'bookPickup' },
        { label: 'Compare our services', page: 'home', fragment: 'services' },
      ],
    },
  ],
};
