import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Report an Issue',
  updated: '2026-11-22',
  meta: {
    title: 'Report a Problem With a Shipment | Nectarine',
    description:
      'Parcel late, missing or sent to the wrong place? Report it with your tracking number. Support reviews each report within {support.review} on working days.',
    keywords: ['report shipping issue', 'late parcel', 'missing package', 'support Tanzania'],
  },
  listing: {
    order: 50,
    summary:
      'Tell us what went wrong with a shipment. Support reviews reports within {support.review} on working days.',
    icon: 'headset',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Report an issue',
      lead: [
        'Use this form when a shipment has gone wrong: late, lost or on its way to the wrong address. For damage, a missing item or a loss that the carrier has confirmed, ',
        { text: 'file an insurance claim', page: 'help/file-claim' },
        ' instead. What you can do yourself is under ',
        { text: 'problems with a shipment', page: 'help/shipment-problems' },
        '.',
      ],
      actions: [{ label: 'Go to the form', fragment: 'issue-form' }],
      facts: [
        { value: '{support.review}', label: 'on working days, until support has reviewed it' },
        { value: '10 MB', label: 'largest photo or PDF' },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to report, in three steps',
      items: [
        {
          title: 'Find your tracking number',
          text: 'It came with your booking: NL, ten digits, TZ, as in {tracking.example}. Without it we cannot tell your parcel from the next one.',
        },
        {
          title: 'Say what happened',
          text: 'Write what you expected, what you got instead, and when. If something is missing, name it. If the address is wrong, give the right one.',
        },
        {
          title: 'Add a photo and send',
          text: 'One PNG, JPG or PDF of up to 10 MB. A picture of the label and the box answers most of the questions we would ask.',
        },
      ],
    },
    {
      kind: 'issue-form',
      id: 'issue-form',
      heading: 'Tell us what went wrong',
      intro: 'We reply to the email address or phone number that you give here.',
      background: 'linen',
    },
    {
      kind: 'callout',
      id: 'what-happens-next',
      heading: 'What happens next',
      text: 'Our support team reviews your report within {support.review} on working days and then writes or calls with the next step. A report sent on a weekend is reviewed on Monday. Tracking may take {tracking.update} to show a change, so a fix can be under way before you see it. If goods are on their way to the wrong place, call or chat now.',
      actions: [
        { label: 'Call Us', channel: 'phone' },
        { label: 'Live Chat', channel: 'chat' },
      ],
    },
  ],
};
