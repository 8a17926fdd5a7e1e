import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'File a Claim',
  updated: '2026-11-23',
  meta: {
    title: 'File an Insurance Claim Online | Nectarine',
    description:
      'Claim for damage within {claims.deadline} of receipt, for a lost shipment within {claims.deadline} of our message about it. Most claims are reviewed in {claims.review}.',
    keywords: ['file a claim', 'cargo insurance claim', 'damaged parcel', 'lost shipment'],
  },
  listing: {
    order: 70,
    summary:
      'Claim for damage within {claims.deadline} of receipt, for a loss within {claims.deadline} of our message about it.',
    icon: 'document',
  },
  sections: [
    {
      kind: 'page-hero',
      picture: { scene: 'file-claim' },
      heading: 'File an insurance claim',
      lead: "Are your goods broken, wet or missing? Claim here within {claims.deadline} of receipt, even if you're still waiting for a repair estimate or an invoice. You can send those later.",
    },
    {
      kind: 'form',
      form: 'issue',
      id: 'claim-form',
      heading: 'Your claim',
      intro:
        'The person who reads your claim has not seen the parcel. See also [what the cover pays](help/insurance-claims#cover).',
      background: 'linen',
      purpose: {
        submit: 'Send claim',
        hint: 'Start with the word "Claim", so that it goes straight to our claims desk.',
      },
      guide: {
        heading: 'What to put in your claim',
        items: [
          { title: 'The item', text: 'Make, model and how many.' },
          { title: 'Its value', text: 'In the currency you paid in.' },
          {
            title: 'The loss',
            text: "What's broken or missing, and whether the item still works.",
          },
          {
            title: 'The box',
            text: 'Was it open, crushed or wet when you got it, and did you write that on the delivery slip?',
          },
        ],
        note: 'You can attach one file, so put your photos and the invoice in one PDF if you can. Email anything else to [our support mailbox](channel:support) with the tracking number as the subject. See all [required documents](help/insurance-claims#required-documents). Keep the goods, the box and all the packing until the claim is closed. We may ask to see them.',
      },
    },
    {
      kind: 'table',
      id: 'timetable',
      heading: 'When you will hear from us',
      table: {
        caption: 'The stages of a claim, from receiving the goods to a decision',
        columns: ['Stage', 'Time'],
        rows: [
          [
            'You raise the claim',
            'Within {claims.deadline} of receipt, or of our message that the shipment is lost',
          ],
          [
            'Support reads it and asks for anything missing',
            'Within {support.review} on working days',
          ],
          ['Review of an ordinary claim', '{claims.review}'],
          ['Review of a complex case', 'Up to {claims.complex}'],
        ],
      },
      note: 'A case is complex when a carrier or someone else abroad has to answer first. If we take longer than the times above, [contact us](contact).',
    },
  ],
};
