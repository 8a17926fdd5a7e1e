import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Shipping Tools',
  updated: '2026-11-23',
  meta: {
    title: 'Cargo cost calculator per kg, and tracking | Nectarine',
    description:
      'Work out what a parcel to Tanzania costs per kg from {origins.count} countries, see how volumetric weight works, and track a shipment by its number.',
    keywords: [
      'shipping calculator Tanzania',
      'volumetric weight',
      'track shipment',
      'rate per kg',
    ],
  },
  listing: {
    order: 40,
    summary: 'Track a shipment, and estimate the price of a parcel from {origins.count} countries.',
    icon: 'calculator',
  },
  sections: [
    {
      kind: 'page-hero',
      picture: { scene: 'quote' },
      heading: 'Cost calculator and tracking',
      lead: 'Find out where a shipment is, or estimate the price of shipping before you buy. Both tools are free and need no account.',
      actions: [
        { label: 'Estimate a price', fragment: 'calculator' },
        { label: 'Track a shipment', fragment: 'track' },
      ],
    },
    {
      kind: 'form',
      form: 'calculator',
      id: 'calculator',
      heading: 'What will it cost?',
      intro:
        'Choose where the parcel comes from and enter its packed weight and size. The price is calculated on your own device, and nothing is sent.',
      background: 'linen',
    },
    {
      kind: 'form',
      form: 'tracking',
      id: 'track',
      heading: 'Where is my shipment?',
      intro:
        'Enter the number from your booking, such as {tracking.example}. Our team gets your request and checks the shipment. News from a carrier can take {tracking.update} to reach us.',
      tracking: {
        subject: 'Shipment Tracking Request',
        requestType: 'Shipping Tools Page Tracking Request',
        status: true,
      },
    },
    {
      kind: 'volumetric-weight',
      id: 'volumetric-weight',
      heading: 'How volumetric weight works',
      intro:
        'Length × width × height in centimetres, divided by {weight.divisor}, gives kilograms. You pay for that or for the weight on the scale, whichever is larger, because a plane runs out of space before it gets too heavy.',
      background: 'linen',
      parcels: [
        { name: 'Running shoes', example: 'shoes', object: 'shoes' },
        { name: 'Laptop in its box', example: 'laptop', object: 'laptops' },
        { name: 'Textbooks', example: 'textbooks', object: 'books-and-documents' },
        { name: 'Duvet', example: 'duvet' },
        { name: 'The same duvet, vacuum packed', example: 'vacuum-duvet' },
      ],
      drawn: ['Duvet', 'The same duvet, vacuum packed'],
      words: {
        caption: 'Three more parcels: size, both weights and the one you pay for',
        columns: ['Parcel', 'Size in cm', 'Volumetric', 'On the scale', 'Charged'],
        size: '{length} × {width} × {height}',
        drawnSize: '{length} × {width} × {height} cm',
        kilograms: '{weight} kg',
        charged: 'charged',
      },
      note: 'The total is the chargeable weight times the rate per kilogram from the country of origin. Pressing the air out of the duvet cuts the price by {vacuum-duvet.saved-percent}.',
    },
    {
      kind: 'cards',
      layout: 'exclusions',
      heading: "What the estimate doesn't include",
      items: [
        {
          title: 'Customs duties and taxes',
          text: 'The recipient pays them, unless you choose <abbr title="Delivered Duty Paid">DDP</abbr> (Delivered Duty Paid).',
        },
        {
          title: 'Insurance',
          text: 'Basic cover pays up to {cover.basic} of the item value, and full cover pays the value you declare. [Each has its own price](help/insurance-claims#cover), which your quote or invoice shows if you ask for cover.',
        },
        {
          title: 'Clearance, collection and delivery',
          text: 'The rate per kilogram covers the freight only. Customs clearance, collection and delivery to your door each have their own line in the quote or invoice. Door-to-door includes all three.',
        },
        {
          title: 'Packing and special handling',
          text: 'The quote gives the price of extra packing, and of handling fragile or very large items.',
        },
      ],
    },
    {
      kind: 'landed-cost',
      heading: 'Freight, duty and taxes in one example',
      intro:
        "By sea, customs charges duty on the freight too; by air it usually doesn't. Here's one example by sea, with the rates of {2026-11}. Check today's rates with the [Tanzania Revenue Authority (TRA)](https://www.tra.go.tz). Port charges, our clearance fee and delivery within Tanzania are extra.",
      background: 'linen',
    },
    {
      kind: 'call-to-action',
      view: 'dar',
      heading: 'Ask for your price',
      text: 'The estimate is a guide. For a quote, a person checks the dimensions, weight, origin and destination.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Compare countries', page: 'shipping-routes' },
      ],
    },
  ],
};
