import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Total Cost With Duty and VAT',
  updated: '2026-11-23',
  meta: {
    title: 'Duty and VAT Calculator for Tanzania | Nectarine',
    description:
      'What will it cost in total? Add up price, freight, import duty, levies and VAT for goods to Tanzania, in shillings, with every rate and its source.',
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
      heading: 'What will it cost in total?',
      lead: 'Price, freight, duty, VAT and delivery, added up in shillings before you buy.',
      actions: [
        { label: 'See worked examples', fragment: 'examples' },
        { label: 'All goods', page: 'goods' },
      ],
    },
    {
      kind: 'landed-cost-tool',
      id: 'total',
      heading: 'Work out your total',
      intro:
        "Choose what you're shipping, and enter the price on the invoice and the weight and size of the packed box. The total is worked out on your own device, and nothing is sent.",
      background: 'linen',
    },
    {
      kind: 'landed-cost-examples',
      id: 'examples',
      heading: 'Worked examples',
      intro:
        'Totals for things people often order, by air to a door in Dar es Salaam, at the rates that the tool uses.',
      examples: [
        { goods: 'laptops', origin: 'usa' },
        { goods: 'smartphones', origin: 'dubai' },
        { goods: 'shoes', origin: 'uk' },
        { goods: 'wigs-and-hair', origin: 'china' },
        { goods: 'car-parts', origin: 'germany' },
      ],
      note: [
        'To work it out yourself, take the price and add {customs.assumed-insurance}, which customs counts for insurance if you buy none: that is the customs value by air. Duty and the railway levy are percentages of it. Excise, if there is any, is charged on the value plus the duty. The customs processing fee is charged on the price alone. VAT is charged on the customs value plus all these charges. Freight and delivery come on top. By sea, the freight is added before the {customs.assumed-insurance}, and the port charges a quay fee (wharfage) with its own VAT. Our ',
        { text: 'freight calculator', page: 'help/shipping-tools', fragment: 'calculator' },
        ' gives you the freight alone.',
      ],
    },
    {
      kind: 'customs-rates',
      id: 'rates',
      heading: 'Every rate and its source',
      intro:
        'New rates normally start on {07-01}. In the tables, "Usually" means that sources disagree, or that customs decides case by case. Where it says "Check with TRA" (the Tanzania Revenue Authority), we found only one source or haven\'t seen the newest law. "EAC" is the East African Community, and "(copy)" marks a document that we read as a public copy. The last table shows who or what pays less.',
      background: 'linen',
    },
    {
      kind: 'call-to-action',
      heading: 'Want a figure in writing?',
      text: "Send us the invoice or the shop page. We'll quote the freight and our fees, and tell you which tariff code we'd declare. TRA still has the last word on duty.",
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
    },
  ],
};
