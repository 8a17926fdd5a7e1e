import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Shipping Tools',
  updated: '2026-11-22',
  meta: {
    title: 'Shipping Cost Calculator and Tracking | Nectarine',
    description:
      'Ask about a shipment by its tracking number and estimate what a parcel to Tanzania costs from {origins.count} countries. See how volumetric weight works.',
    keywords: [
      'shipping calculator Tanzania',
      'volumetric weight',
      'track shipment',
      'rate per kg',
    ],
  },
  listing: {
    order: 40,
    summary:
      'Ask about a shipment, and estimate the price of a parcel from {origins.count} countries.',
    icon: 'calculator',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Shipping tools',
      lead: 'Ask where a shipment is, or see what a parcel costs before you buy. Both are free and need no account.',
      actions: [
        { label: 'Estimate a price', fragment: 'calculator' },
        { label: 'Ask about a shipment', fragment: 'track' },
      ],
      motif: 'calculator',
    },
    {
      kind: 'tracking-form',
      id: 'track',
      heading: 'Where is my shipment?',
      intro:
        'Enter the number from your booking: NL, ten digits, TZ, as in {tracking.example}. Our team receives your request and checks the shipment. News from a carrier may take {tracking.update} to reach us.',
      subject: 'Shipment Tracking Request',
      requestType: 'Shipping Tools Page Tracking Request',
      status: true,
    },
    {
      kind: 'calculator',
      id: 'calculator',
      heading: 'What will it cost?',
      intro:
        'Choose where the parcel starts and enter the packed weight and size. The sum is done on your device; nothing is sent.',
      background: 'linen',
    },
    {
      kind: 'volumetric-weight',
      id: 'volumetric-weight',
      heading: 'How volumetric weight works',
      intro:
        'A plane is often full before it is heavy. So large, light boxes are charged for the room they take: length × width × height in centimeters, divided by {weight.divisor}, gives kilograms. The larger of that figure and the scale weight is the chargeable weight.',
      parcels: [
        { name: 'Running shoes', example: 'shoes' },
        { name: 'Laptop in its box', example: 'laptop' },
        { name: 'Textbooks', example: 'textbooks' },
        { name: 'Duvet', example: 'duvet' },
        { name: 'The same duvet, vacuum packed', example: 'vacuum-duvet' },
      ],
      drawn: ['Duvet', 'The same duvet, vacuum packed'],
      words: {
        caption: 'Worked examples: size, both weights and the one that is charged',
        columns: ['Parcel', 'Size in cm', 'Volumetric', 'On the scale', 'Charged'],
        size: '{length} × {width} × {height}',
        drawnSize: '{length} × {width} × {height} cm',
        kilograms: '{weight} kg',
        charged: 'charged',
      },
      note: 'The total is the charged weight times the rate per kilogram of the country it leaves. Pressing the air out of the duvet cuts its price by {vacuum-duvet.saved-percent}.',
    },
    {
      kind: 'points',
      layout: 'exclusions',
      heading: 'What is not in the estimate',
      items: [
        {
          title: 'Customs duties and taxes',
          text: [
            'The recipient pays them, unless you choose ',
            { abbr: 'DDP', meaning: 'Delivered Duty Paid' },
            '.',
          ],
        },
        {
          title: 'Full insurance',
          text: [
            'Basic cover, if your quote names it, goes up to {cover.basic} of item value. ',
            { text: 'Full cover', page: 'help/insurance-claims', fragment: 'cover' },
            ' is quoted on the declared value.',
          ],
        },
        {
          title: 'Collection and delivery',
          text: 'Collection at the sender and delivery to your door are priced in the quote.',
        },
        {
          title: 'Packing and special handling',
          text: 'Extra packing, fragile goods and very large pieces are priced in the quote.',
        },
      ],
    },
    {
      kind: 'landed-cost',
      heading: 'What it costs at the door',
      intro: [
        'Customs counts the freight too. One example, by sea, with the percentages of {2026-11}: check with ',
        { text: 'TRA', url: 'https://www.tra.go.tz' },
        '. Port charges, our fee and delivery within Tanzania come on top.',
      ],
      background: 'linen',
    },
    {
      kind: 'call-to-action',
      heading: 'Get a firm price',
      text: 'An estimate is a guide. A person checks a quote, which is made for your dimensions, weight, origin and destination.',
      actions: [
        { label: 'Get a quote', page: 'get-quote' },
        { label: 'Compare countries', page: 'shipping-routes' },
      ],
    },
  ],
};
