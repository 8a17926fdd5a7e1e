import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Track a Shipment',
  updated: '2026-11-22',
  meta: {
    title: 'Track Your Shipment to Tanzania | Nectarine',
    description:
      'Enter your tracking number, such as {tracking.example}, to ask where your shipment is. Find a lost number and learn what each stage means.',
    keywords: ['track shipment Tanzania', 'parcel tracking', 'Nectarine tracking number'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Where is my shipment?',
      lead: 'Send us the tracking number that you got when you booked. We look it up and answer at the phone number or email address of the booking.',
      motif: 'pin',
    },
    {
      kind: 'tracking-form',
      heading: 'Track by number',
      intro: 'The number begins with NL, has ten digits and ends with TZ: {tracking.example}.',
      subject: 'Shipment Tracking Request',
      requestType: 'Tracking Page Request',
      status: false,
    },
    {
      kind: 'callout',
      heading: "Can't Find Your Tracking Number",
      text: 'Look in the booking confirmation that we emailed, on your invoice, or under your orders in the customer portal. If someone abroad sent the parcel, ask them, because the number went to the person who booked. If you still cannot find it, tell us the name on the booking and the date.',
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
      kind: 'shipment-stages',
      heading: 'What the stages mean',
      intro: 'At a filled stop it is your turn.',
      background: 'linen',
      show: 'tracking',
      note: [
        'A new stage may take {tracking.update} to show. If nothing has changed for longer, or the shipment is held or damaged, see ',
        { text: 'problems with a shipment', page: 'help/shipment-problems' },
        '.',
      ],
    },
  ],
};
