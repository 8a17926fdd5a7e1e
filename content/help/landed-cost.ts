import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Total Cost With Duty and VAT',
  updated: '2026-11-23',
  meta: {
    title: 'Duty and VAT calculator for Tanzania | Nectarine',
    description:
      'See what your goods will cost in Tanzania before you buy them. We add up the price, freight, import duty, levies and VAT in shillings, line by line.',
    keywords: [
      'Tanzania import duty calculator',
      'landed cost Tanzania',
      'VAT on imports',
      'total cost shipping Dar es Salaam',
    ],
  },
  listing: {
    order: 42,
    summary: 'Add up price, freight, duty and VAT, and see the total in shillings.',
    icon: 'coin',
  },
  sections: [
    {
      kind: 'page-hero',
      picture: { scene: 'landed-cost' },
      heading: 'What will it cost with duty and VAT?',
      lead: 'The price in the shop is only the beginning. We add the freight, duty, VAT and delivery in shillings, so you know the total before you buy.',
      actions: [
        { label: 'Work out your total', fragment: 'total' },
        { label: 'See four examples', fragment: 'examples' },
      ],
    },
    {
      kind: 'form',
      form: 'landed-cost',
      id: 'total',
      heading: 'Work out your total',
      intro:
        'The total is worked out on your phone or computer, and nothing is sent to us. For a car, bus, lorry, motorcycle or bajaji, use our [vehicle tax tool](help/vehicle-tax).',
      background: 'linen',
    },
    {
      kind: 'table',
      id: 'examples',
      heading: 'What four orders cost at the door',
      intro:
        'We priced them by air to a door in Dar es Salaam. A light thing that carries no duty costs little more than in the shop. A heavy one, or one with high duty, can cost several times as much.',
      shows: {
        byAir: [
          { goods: 'smartphones', origin: 'dubai' },
          { goods: 'car-parts', origin: 'germany' },
          { goods: 'laptops', origin: 'usa' },
          { goods: 'wigs-and-hair', origin: 'china' },
        ],
      },
      note: 'The [freight calculator](help/shipping-tools#calculator) gives the freight alone. See also [every customs rate and its source](help/customs-sources).',
    },
    {
      kind: 'call-to-action',
      view: 'dar',
      heading: 'Want a figure in writing?',
      text: "Send us the invoice or the shop page. We'll quote the freight and our fees, and tell you which tariff code we'd declare. TRA still has the last word on duty.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
    },
  ],
};
