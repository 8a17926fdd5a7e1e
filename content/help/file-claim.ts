import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'File a Claim',
  updated: '2026-11-21',
  meta: {
    title: 'File an Insurance Claim Online | Nectarine',
    description:
      'Claim for a lost or damaged shipment within {claims.deadline} of receipt. Send the details and one file here; most reviews take {claims.review}.',
    keywords: ['file a claim', 'cargo insurance claim', 'damaged parcel', 'lost shipment'],
  },
  listing: {
    order: 70,
    summary:
      'Ask for payment for loss or damage. Claims must reach us within {claims.deadline} of receipt.',
    icon: 'document',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'File an insurance claim',
      lead: 'Goods broken, wet or missing? Claim here within {claims.deadline} of receipt, even if you are still waiting for a repair estimate or an invoice. You can send those later.',
      actions: [
        { label: 'Start the claim', fragment: 'claim-form' },
        { label: 'What the cover pays', page: 'help/insurance-claims', fragment: 'cover' },
      ],
      motif: 'shield',
    },
    {
      kind: 'prose',
      heading: 'Write the claim so that it can be decided',
      blocks: [
        {
          paragraph:
            'The person who reads your claim has not seen the parcel. In the description, give these four things in this order:',
        },
        {
          numbered: [
            'The item: make, model, number of pieces.',
            'Its value, and the currency you paid in.',
            'The loss: what is broken or missing, and whether the item still works.',
            'The box: was it open, crushed or wet when it was handed over, and did you note that on the delivery slip?',
          ],
        },
        {
          paragraph: [
            'The form takes one file, so put photos and invoice together in one PDF if you can. Send anything more to ',
            { text: 'our support mailbox', channel: 'support' },
            ' with the tracking number as the subject. The full list of papers is under ',
            {
              text: 'required documents',
              page: 'help/insurance-claims',
              fragment: 'required-documents',
            },
            '.',
          ],
        },
        {
          note: 'Keep the goods, the box and all packing until the claim is closed. We may ask to see them.',
        },
      ],
    },
    {
      kind: 'issue-form',
      id: 'claim-form',
      heading: 'Your claim',
      intro:
        'Begin the description with the word "Claim". It then goes straight to the claims desk.',
      background: 'linen',
    },
    {
      kind: 'table',
      id: 'timetable',
      heading: 'When you will hear from us',
      table: {
        caption: 'Stages of a claim, from receipt of the goods to a decision',
        columns: ['Stage', 'Time'],
        rows: [
          ['You raise the claim', 'Within {claims.deadline} of receipt'],
          [
            'Support reads it and asks for anything missing',
            'Within {support.review} on working days',
          ],
          ['Review of an ordinary claim', '{claims.review}'],
          ['Review of a complex case', 'Up to {claims.complex}'],
        ],
      },
      note: [
        'A case is complex when a carrier or an insurer abroad has to answer first. If the time is up and you have heard nothing, ',
        { text: 'contact us', page: 'contact' },
        '.',
      ],
    },
  ],
};
