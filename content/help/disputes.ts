import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'When We Disagree',
  updated: '2026-11-28',
  meta: {
    title: 'Refused claim or extra charge: what you can do',
    description:
      'Were you charged more than the quote, or was your claim refused? See what to ask us for, by when, and which authority outside our company decides.',
    keywords: [
      'refused cargo claim Tanzania',
      'charged more than the quote',
      'complaint against clearing agent',
      'TASAC complaint',
    ],
  },
  listing: {
    order: 49,
    summary: 'See what to do about a refused claim or an extra charge, by when, and who decides.',
    icon: 'headset',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'disputes' },
      heading: 'When we disagree',
      lead: "Sometimes we get things wrong. Here's how to ask for a review, how long it takes, and who decides if we still say no.",
      actions: [
        { label: 'Write to support', channel: 'support' },
        { label: 'Call us', channel: 'phone' },
      ],
    },
    {
      kind: 'prose',
      id: 'extra-charge',
      heading: 'You were charged more than the quote',
      blocks: [
        {
          paragraph:
            'Ask us for the quote and the invoice, and lay them side by side. A charge that is not on the quote needs a reason on the invoice, and four reasons are fair:',
        },
        {
          list: [
            '**The parcel was larger or heavier than you wrote.** We charge the larger of weight and size: ask for the photo of the scale and the three measurements.',
            '**Customs set another duty or value.** You pay it to the revenue authority, and it is on their assessment. See [what to do if it looks wrong](help/shipment-problems#wrong-duty).',
            '**You owe storage, because a paper or a payment was missing.** Ask from which day it is counted.',
            '**The exchange rate moved** between quote and invoice. Each of the two papers shows its rate.',
          ],
        },
        {
          paragraph:
            'For anything else, email [our support mailbox](channel:support) before you pay. Write "Complaint" and your tracking number, and ask for a corrected invoice. The goods leave once it is paid in full.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'refused-claim',
      heading: 'Your claim was refused',
      background: 'linen',
      blocks: [
        {
          paragraph:
            'If we refuse your claim, we tell you why. Reply with the evidence that was missing, such as a clearer photo, the invoice or the delivery slip with your note. Someone who did not decide the first time then reads your claim again, within {claims.review}, or {claims.complex} in a complex case.',
        },
        {
          list: [
            '**"Raised too late."** Our own deadline is {claims.deadline}, but the law gives you longer to complain to the carrier. See [what you can still do](help/insurance-claims#carriers).',
            '**"Badly packed."** If we packed it, that is our fault and not yours. Say so.',
            '**"Not covered."** Ask for the wording of the cover that you paid for, and for the name of the insurer.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'who-decides',
      heading: 'Who decides if we still say no',
      table: {
        caption: 'Where to turn outside our company, and by when',
        columns: ['It is about', 'Turn to', 'By when'],
        rows: [
          [
            'A forwarder, a clearing agent, a port or a shipping agent',
            'The [Tanzania Shipping Agencies Corporation (TASAC)](https://www.tasac.go.tz)',
            'Within twelve months',
          ],
          [
            'A courier parcel',
            'The communications authority, [TCRA](https://www.tcra.go.tz)',
            'First complain to us, then ask TCRA',
          ],
          [
            'Insurance',
            'The insurance regulator, [TIRA](https://www.tira.go.tz)',
            'First complain to the insurer',
          ],
          [
            'Duty, value or tariff code',
            'A review by [TRA](https://www.tra.go.tz), then the Tax Revenue Appeals Board',
            '30 days for the review, 45 days for the appeal',
          ],
          [
            'Damage or delay on a flight',
            'The airline, in writing',
            '14 days after you received damaged goods, 21 days for delay',
          ],
          ['Goods that a shop sold you', 'The shop, or the platform', 'See its own deadline'],
        ],
      },
      note: 'Sources, checked in {2026-11}: EAC Customs Management Act, sections 229 and 230; Montreal Convention, article 31; TASAC on complaints. You can also go to court: our [terms](help/terms) say which one.',
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'lagoon',
      heading: 'Start with us',
      text: 'Most disagreements end with one message that has the tracking number, the quote and the invoice in it.',
      actions: [
        { label: 'Write to support', channel: 'support' },
        { label: 'File a claim', page: 'help/file-claim' },
      ],
    },
  ],
};
