import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Report an Issue',
  updated: '2026-11-23',
  meta: {
    title: 'Report a problem with a shipment | Nectarine',
    description:
      'Is your parcel late, missing or in the wrong place? Report it with your tracking number. Support reviews every report within {support.review} on working days.',
    keywords: ['report shipping issue', 'late parcel', 'missing package', 'support Tanzania'],
  },
  listing: {
    order: 36,
    summary:
      'Tell us what went wrong with a shipment. Support reviews reports within {support.review} on working days.',
    icon: 'headset',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'shipment-problems' },
      formFollows: true,
      heading: 'Report an issue',
      lead: 'Tell us here if a shipment is late, lost or on its way to the wrong address. If the goods are broken, [file a claim](help/file-claim).',
    },
    {
      kind: 'form',
      form: 'issue',
      id: 'issue-form',
      heading: 'Tell us what went wrong',
      guide: {
        heading: 'Report it in three steps',
        items: [
          {
            title: 'Find your tracking number',
            object: 'smartphones',
            text: 'It came with your booking and looks like {tracking.example}. It tells us which parcel is yours.',
          },
          {
            title: 'Say what happened',
            object: 'clock',
            text: 'Tell us what you expected, what you got instead, and when. If the address is wrong, give us the right one.',
          },
          {
            title: 'Add a photo and send',
            object: 'phone-photo',
            text: 'You can add one PNG, JPG or PDF of up to 10MB. A photo of the label and the box answers most of our questions.',
          },
        ],
        note: 'If something is missing from the box, or the carrier has confirmed that it is lost, [file a claim](help/file-claim) instead. See also [what you can do yourself](help/shipment-problems).',
      },
      next: {
        id: 'what-happens-next',
        heading: 'What happens next',
        items: [
          {
            title: 'You send the report',
            text: 'This page tells you once it has been sent.',
          },
          {
            title: 'We review it',
            takes: 'Within {support.review}',
            text: 'Our support team reviews your report on working days. We review weekend reports on Monday.',
          },
          {
            title: 'We email or call you',
            text: 'We tell you what the next step is. Tracking can take {tracking.update} to show a change, so we may already be dealing with the problem.',
          },
        ],
        note: 'If goods are heading to the wrong place, call or chat now.',
        actions: [
          { label: 'Call Us', channel: 'phone' },
          { label: 'Live Chat', channel: 'chat' },
        ],
      },
    },
  ],
};
