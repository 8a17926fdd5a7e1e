import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Online Purchase',
  updated: '2026-11-23',
  listing: {
    order: 1,
    icon: 'cart',
    summary:
      'Buy from a shop abroad and have your order sent to our address there. We bring it to you in Tanzania.',
    want: 'Order from any shop abroad',
    price: 'from {usa.shillings} / kg',
    time: '{usa.rate} from the USA; {online-purchase.usa} with packing',
  },
  meta: {
    title: 'Online Purchase: shop abroad, ship to Tanzania | Nectarine',
    description:
      'Shop on Amazon, Shein or Alibaba with our addresses in the USA, UK, Dubai and China. From our USA office, your orders take {online-purchase.usa}, packed in one box.',
    keywords: [
      'online shopping Tanzania',
      'ship from USA to Tanzania',
      'parcel forwarding address',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'leaf',
      heading: 'Shop abroad, receive in Tanzania',
      lead: "Many shops abroad won't send a parcel to Tanzania, but they will send it to us. Give our address at checkout, and we bring it the rest of the way.",
      actions: [
        { label: 'Get Started', portal: 'getStarted' },
        { label: 'Work out the shipping cost', page: 'help/shipping-tools' },
      ],
      facts: [
        {
          value: '{online-purchase.usa}',
          label: 'from our USA office to Tanzania, packing time included',
        },
        { value: 'Save 40%', label: 'with several orders in one shipment' },
      ],
      picture: { scene: 'online-purchase' },
    },
    {
      kind: 'case',
      heading: 'Worked example: one order',
      intro:
        'This example adds up the goods, the freight to a door in Dar es Salaam, and the duty and taxes.',
      goods: 'shoes',
      origin: 'usa',
      action: { label: 'Work out your own total', page: 'help/landed-cost' },
    },
    {
      kind: 'steps',
      heading: 'From checkout to your door',
      background: 'linen',
      items: [
        {
          title: 'Open your account',
          pictures: [{ scene: 'shop-addresses' }],
          text: "In the customer portal you'll find our addresses and a code to add after your name. [See a filled-in form](help/shop-addresses).",
        },
        {
          title: 'Shop',
          pictures: [{ scene: 'shop' }],
          text: 'Order as if you lived in California, Milton Keynes, Dubai or Guangzhou. Shops often deliver to us free of charge.',
        },
        {
          title: "Tell us it's coming",
          pictures: [{ scene: 'papers' }],
          text: "Upload the shop's invoice and the courier's tracking number. This is your booking, and you get our tracking number.",
        },
        {
          title: 'Say when to send',
          pictures: [{ scene: 'office' }],
          text: 'We send each parcel as it arrives, or hold them and pack them together.',
        },
        {
          title: 'Pay the freight and get your parcel',
          pictures: [{ scene: 'door' }],
          text: "We weigh and measure the packed box and send you the invoice. Your shipment leaves once it's paid in full.",
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'What you pay, and to whom',
      items: [
        {
          title: 'To the shop',
          text: 'You pay for the goods, and for the postage to our address abroad.',
        },
        {
          title: 'To us',
          text: 'You pay freight by chargeable weight, customs clearance, and delivery by weight, size and town. Extra packing and insurance are only added if you ask: basic cover pays up to {cover.basic}, and full cover pays the value you declare. Each has its own line on the invoice.',
        },
        {
          title: 'To the tax authority',
          text: 'You pay duty and taxes, which depend on what the item is and what it cost. The recipient normally pays them on arrival, with a control number. Choose DDP (Delivered Duty Paid) and we add them to our invoice instead.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Before you press "Buy"',
      layout: 'boxes',
      items: [
        {
          object: 'power-banks',
          title: 'Is it allowed?',
          text: "We can't carry fresh food. Perfume, aerosols and loose lithium batteries can't fly as ordinary parcels. Check the [prohibited items](help/prohibited-items) first.",
        },
        {
          object: 'home-appliances',
          title: 'Will it work here?',
          text: 'Tanzania uses 230 volts and the British three-pin plug. Many American appliances only take 120 volts.',
        },
        {
          object: 'damaged-box',
          title: 'Will the shop take it back?',
          text: 'Open it and test it straight away. You have {returns.deadline} from delivery to start a return, and some shops allow less.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Who it suits',
      blocks: [
        {
          objects: [
            { object: 'books-and-documents', caption: 'Students order textbooks.' },
            { object: 'baby-goods', caption: 'Parents order pushchairs.' },
            { object: 'handbags', caption: 'Shop owners order samples.' },
          ],
        },
        {
          paragraph:
            'All you need is a card or mobile wallet that the shop accepts. You save most when several orders fit in one box.',
        },
        {
          paragraph:
            "If the shop refuses your card, or you can't read the site, [Buy For Me](services/buy-for-me) is the service for you: we place the order.",
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about shopping abroad',
      groups: [
        {
          id: 'online-purchase-questions',
          questions: [
            {
              id: 'how-long-usa',
              question: 'How long does an order from the USA take?',
              answer: [
                {
                  paragraph:
                    "It takes {online-purchase.usa}, counted from the day your last parcel reaches our California office. That includes checking your orders and packing them together, so it's longer than the {usa.air} on our USA route page, which start when the shipment leaves us. For standard shipping from our other offices, allow {order.office}. Add the days the shop takes to deliver to us, any days until you pay the invoice and, outside Dar es Salaam, {standard.local}.",
                },
              ],
            },
            {
              id: 'wrong-item',
              question: 'What if the shop sends the wrong item?',
              answer: [
                {
                  paragraph:
                    'Ask us for photos when it arrives at our office. While the parcel is still abroad, it only needs local postage to go back. From Tanzania it would need a second flight.',
                },
              ],
            },
            {
              id: 'hold-parcels',
              question: 'Can you wait for my other orders?',
              answer: [
                {
                  paragraph:
                    'Yes. That\'s called consolidation. Mark the parcels "hold" in the portal and release them together once the last one is in.',
                },
              ],
            },
            {
              id: 'other-countries',
              question: 'The shop is in Germany, where you have no office. Can you help?',
              answer: [
                {
                  paragraph:
                    'Yes. We collect from shops and private sellers in the other countries we ship from, too. [The page for your route](shipping-routes) explains how.',
                },
              ],
            },
          ],
        },
      ],
      actions: [{ label: 'More questions and answers', page: 'help/faq' }],
    },
    {
      kind: 'departures-board',
      heading: 'Shipping rates from the countries people shop in most',
      origins: ['usa', 'uk', 'germany'],
      note: 'Times are estimates. They start on the day your shipment leaves our office or partner abroad. [See what the times and rates mean](shipping-routes#meaning).',
    },
    {
      kind: 'call-to-action',
      ground: 'leaf',
      view: 'railway',
      heading: 'Get your address abroad',
      text: "The account is free, and there's no need to order anything today.",
      actions: [
        { label: 'Get Started', portal: 'getStarted' },
        { label: 'Get rate changes by email', page: 'newsletter' },
      ],
    },
  ],
};
