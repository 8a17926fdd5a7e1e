import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Track a Shipment',
  updated: '2026-11-23',
  meta: {
    title: 'Track your shipment to Tanzania | Nectarine',
    description:
      'Enter your tracking number, such as {tracking.example}, to ask where your parcel or cargo is. Find a lost number, and see what each stage means.',
    keywords: ['track shipment Tanzania', 'parcel tracking', 'Nectarine tracking number'],
  },
  sections: [
    {
      kind: 'page-hero',
      picture: { scene: 'tracking' },
      heading: 'Where is my shipment?',
      lead: 'Send us your tracking number, day or night. In office hours a person looks it up, then calls or emails you with the answer.',
      tool: {
        form: 'tracking',
        tracking: {
          subject: 'Shipment Tracking Request',
          requestType: 'Tracking Page Request',
          status: false,
        },
        waiting: {
          heading: 'Recent Shipment Updates',
          text: 'Enter a tracking number above. Our answer looks like this one:',
          example: {
            stage: 3,
            text: 'It left London by plane on Tuesday. Next comes customs in Dar es Salaam.',
          },
        },
      },
    },
    {
      kind: 'shipment-stages',
      heading: 'What the stages mean',
      intro:
        'At two of them you pay. News can take {tracking.update} to reach us, so a quiet day is normal.',
      background: 'linen',
      note: 'If your shipment seems late, or is held or damaged, see [problems with a shipment](help/shipment-problems).',
    },
    {
      kind: 'call-to-action',
      view: 'dar',
      heading: "Can't Find Your Tracking Number",
      text: "It's in the booking confirmation we emailed, on your invoice and under your orders in the customer portal. If someone abroad sent the parcel, ask them. Still can't find it? Tell us the name on the booking and when it was made.",
      actions: [
        { label: 'Contact Support', page: 'contact' },
        { label: 'Chat with us', channel: 'chat' },
      ],
    },
  ],
};
