import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Track a Shipment',
  updated: '2026-11-21',
  meta: {
    title: 'Track Your Shipment to Tanzania | Nectarine',
    description:
      'Enter your tracking number, such as NL1234567890TZ, to ask where your shipment is. Find a lost number and learn what each stage means.',
    keywords: ['track shipment Tanzania', 'parcel tracking', 'Nectarine tracking number'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Where is my shipment?',
      lead: 'Send us the tracking number that you got when you booked. Our tracking desk looks it up and answers at the phone number or email address of the booking.',
    },
    {
      kind: 'tracking-form',
      heading: 'Track by number',
      intro: 'The number begins with NL, has ten digits and ends with TZ: NL1234567890TZ.',
      subject: 'Shipment Tracking Request',
      requestType: 'Tracking Page Request',
      status: false,
    },
    {
      kind: 'callout',
      heading: "Can't Find Your Tracking Number",
      text: 'Look in the booking confirmation that we emailed, on your invoice, or under your orders in the customer portal. If someone abroad sent the parcel, ask them: the number went to the person who booked. Still nothing? Tell us the name on the booking and the date, and we find it.',
      actions: [
        { label: 'Contact Support', page: 'contact' },
        { label: 'Chat with us', channel: 'chat' },
      ],
    },
    {
      kind: 'shipment-updates',
      heading: 'Recent Shipment Updates',
      prompt: 'Enter a tracking number above to ask for the latest update on your shipment.',
    },
    {
      kind: 'table',
      heading: 'What the stages mean',
      background: 'linen',
      table: {
        caption: 'Stages of a shipment and what you need to do at each',
        columns: ['Stage', 'Where it is', 'What you do'],
        rows: [
          [
            'Booked',
            'With the sender or the store',
            'Nothing. The number exists before the parcel moves.',
          ],
          [
            'Received',
            'At our office abroad, weighed and measured',
            'Pay the invoice; it leaves after full payment.',
          ],
          [
            'In Transit',
            'On a flight or a ship',
            'Nothing. Sea cargo can show this stage for weeks.',
          ],
          [
            'Customs clearance',
            'At the airport or port in Tanzania',
            'Answer quickly if we ask for a paper or for duty.',
          ],
          ['Out for delivery', 'On a van near you', 'Keep your phone on; the driver calls.'],
        ],
      },
      note: [
        'A new stage may take 24-48 hours to show. If nothing has changed for longer than that, ',
        { text: 'report an issue', page: 'help/report-issue' },
        '.',
      ],
    },
  ],
};
