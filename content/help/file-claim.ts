import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'File a Claim',
  updated: '2026-11-23',
  meta: {
    title: 'File an insurance claim online | Nectarine',
    description:
      'Claim for damage within {claims.deadline} of receipt, or for a lost shipment within {claims.deadline} of our message about it. We review most claims in {claims.review}.',
    keywords: ['file a claim', 'cargo insurance claim', 'damaged parcel', 'lost shipment'],
  },
  listing: {
    order: 70,
    summary:
      'Claim for damage within {claims.deadline} of receipt, or for a loss within {claims.deadline} of our message about it.',
    icon: 'document',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'file-claim' },
      formFollows: true,
      heading: 'File an insurance claim',
      lead: 'Are your goods broken, wet or missing? Keep the box, and claim within {claims.deadline} of receiving it. If a paper is still missing, claim now and send it later.',
      actions: [{ label: 'Start the claim', fragment: 'claim-form' }],
    },
    {
      kind: 'form',
      form: 'issue',
      id: 'claim-form',
      heading: 'Your claim',
      intro: 'It takes a few minutes if you have [these four things](help/file-claim#ready) ready.',
      purpose: {
        submit: 'Send claim',
        hint: "Say what's broken, wet or missing, how many there were, what they cost, and whether they still work. Was the box open, crushed or wet, and did you write that on the delivery slip?",
      },
      guide: {
        id: 'ready',
        heading: 'What to have ready',
        items: [
          {
            title: 'The item',
            object: 'televisions',
            text: 'Its make and model, and how many there are.',
          },
          {
            title: 'The invoice',
            object: 'invoice',
            text: 'It shows the value, in the currency you paid in.',
          },
          {
            title: 'Photos of the damage',
            object: 'phone-photo',
            text: "They show what's broken or missing.",
          },
          {
            title: 'The box',
            object: 'damaged-box',
            text: '**Keep it, all the packing and the goods until the claim is closed.** We may ask to see them.',
          },
        ],
        note: 'The form takes one file. Send the other photos and the invoice [on WhatsApp](channel:chat), or email big files to [our support address](channel:support), with the tracking number. See all [required documents](help/insurance-claims#required-documents) and [what the cover pays](help/insurance-claims#cover).',
      },
      next: {
        id: 'timetable',
        heading: 'From claim to answer',
        items: [
          {
            title: 'You raise the claim',
            takes: 'Within {claims.deadline}',
            text: 'Count from the day you received it, or the day we told you it was lost.',
          },
          {
            title: 'Support reads it',
            takes: 'Within {support.review}',
            text: 'We count working days. If something is missing, we ask you for it.',
          },
          {
            title: 'We answer you',
            takes: 'In {claims.review}',
            text: 'Or in up to {claims.complex}, if a carrier or someone else abroad has to answer first.',
          },
        ],
        note: 'If we take longer than this, [contact us](contact).',
      },
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'lagoon',
      heading: 'Not insured? Tell us what happened',
      text: 'The carrier may still owe you something by law, and we help you ask for it.',
      actions: [
        { label: 'Report an issue', page: 'help/report-issue' },
        {
          label: 'What you get without insurance',
          page: 'help/insurance-claims',
          fragment: 'without-cover',
        },
      ],
    },
  ],
};
