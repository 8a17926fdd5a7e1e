import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Shipment Problems',
  updated: '2026-11-22',
  meta: {
    title: 'Held, Silent, Damaged, Overcharged: What to Do | Nectarine',
    description:
      'Parcel held at customs, no tracking update, a damaged box or a duty that looks wrong: what to do today, which paper to have ready, who pays, when to escalate.',
    keywords: [
      'parcel held at customs Tanzania',
      'no tracking update',
      'damaged parcel',
      'wrong customs duty',
    ],
  },
  listing: {
    order: 45,
    summary: 'Held at customs, no update, box damaged, wrong duty: what to do today, and who pays.',
    icon: 'shield',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Problems with a shipment',
      lead: 'Find your case. For each one: what to do today, which paper to have ready, who pays, and when to go further.',
      actions: [
        { label: 'Report an issue', page: 'help/report-issue', fragment: 'issue-form' },
        { label: 'Chat with us', channel: 'chat' },
      ],
    },
    {
      kind: 'link-cards',
      heading: 'What has happened?',
      items: [
        {
          icon: 'document',
          text: 'Customs waits for a paper, a permit or a payment.',
          link: { label: 'Held at customs', fragment: 'held-at-customs' },
        },
        {
          icon: 'clock',
          text: 'Tracking shows nothing new, or the parcel is late.',
          link: { label: 'No update', fragment: 'no-update' },
        },
        {
          icon: 'parcel',
          text: 'The box or the goods are broken, wet or incomplete.',
          link: { label: 'Box damaged', fragment: 'box-damaged' },
        },
        {
          icon: 'coin',
          text: 'The duty is higher than you expected.',
          link: { label: 'Wrong duty', fragment: 'wrong-duty' },
        },
      ],
    },
    {
      kind: 'prose',
      id: 'held-at-customs',
      heading: 'Held at customs',
      background: 'linen',
      blocks: [
        {
          table: {
            caption: 'When a shipment is held at customs',
            columns: ['Question', 'Answer'],
            rows: [
              [
                'What to do today',
                'Answer our message, or chat with us and give the tracking number. We ask the officer what is missing.',
              ],
              [
                'Which paper',
                'Most often the shop invoice with the price paid, and proof of the payment. For some goods a permit, a Certificate of Conformity or your TIN.',
              ],
              [
                'Who pays',
                'Duty and taxes: the recipient, unless the quote says DDP. Storage while a paper or the duty is missing: the recipient, as in our payment policy.',
              ],
              [
                'When to go further',
                [
                  'If we have not answered within {support.review} on working days, call us. If customs asks for something that you think is wrong, read ',
                  { text: 'wrong duty', fragment: 'wrong-duty' },
                  '.',
                ],
              ],
            ],
          },
        },
        {
          paragraph: [
            'Duty is paid against a control number from the ',
            { text: 'Tanzania Revenue Authority', url: 'https://www.tra.go.tz' },
            ', at a bank or by mobile money. Do not give money to a person for it. What customs looks at is in our ',
            { text: 'customs guide', page: 'blog/customs-brokerage-guide' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'no-update',
      heading: 'No update',
      blocks: [
        {
          table: {
            caption: 'When tracking shows nothing new',
            columns: ['Question', 'Answer'],
            rows: [
              [
                'What to do today',
                'Wait {tracking.update}: a new stage needs that long to show. Check that the number reads NL, ten digits, TZ.',
              ],
              [
                'After 48 hours',
                [
                  { text: 'Report an issue', page: 'help/report-issue', fragment: 'issue-form' },
                  '. Support reviews it within {support.review} on working days.',
                ],
              ],
              ['Which paper', 'The tracking number and the booking confirmation or the invoice.'],
              [
                'Who pays',
                'The search costs you nothing. If the carrier confirms a loss, it becomes a claim under your cover.',
              ],
              [
                'When to go further',
                'If a working day passes without our answer, call us with the date of your report. By sea, weeks without a new stage are normal between two ports.',
              ],
            ],
          },
        },
        {
          paragraph: [
            'Compare the date with the estimate for ',
            { text: 'your origin', page: 'shipping-routes' },
            '. Estimates are not guaranteed, and delay alone is not covered by insurance.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'box-damaged',
      heading: 'Box damaged',
      background: 'linen',
      blocks: [
        {
          table: {
            caption: 'When a box arrives damaged or incomplete',
            columns: ['Question', 'Answer'],
            rows: [
              [
                'What to do today',
                'Write the damage on the delivery slip before you sign. Take photos of all sides of the box, then of the goods. Keep everything.',
              ],
              [
                'Within {claims.deadline} of receipt',
                [
                  { text: 'File a claim', page: 'help/file-claim' },
                  '. You can send an estimate or an invoice later.',
                ],
              ],
              [
                'Which paper',
                'Tracking number, proof of value, photos of damage and label, delivery slip.',
              ],
              [
                'Who pays',
                'Your cover: basic up to {cover.basic} of item value, full up to the declared value. Without agreed cover, only what the carrier owes by law.',
              ],
              [
                'When to go further',
                'If the review takes longer than {claims.review}, or {claims.complex} in a complex case, contact us with the date of the claim.',
              ],
            ],
          },
        },
        {
          paragraph: [
            'Are the {claims.deadline} over? Airlines accept written complaints about damaged cargo up to 14 days after receipt: ',
            {
              text: 'what can still be done',
              page: 'help/insurance-claims',
              fragment: 'carriers',
            },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'wrong-duty',
      heading: 'Wrong duty',
      blocks: [
        {
          table: {
            caption: 'When the duty looks wrong',
            columns: ['Question', 'Answer'],
            rows: [
              [
                'What to do today',
                'Send us the assessment. We compare the tariff code, the value and the exchange rate with your invoice.',
              ],
              [
                'Which paper',
                'The assessment or control number, the shop invoice, proof of payment, and a description or data sheet of the goods.',
              ],
              [
                'Who pays',
                'The recipient, unless the quote says DDP. Goods are normally released after payment; ask whether a deposit or security is possible while the question is open.',
              ],
              [
                'When to go further',
                'Within 30 days of the decision you, or your agent, can ask TRA in writing for a review and give the reasons. It can be taken to the Tax Revenue Appeals Board within 45 days of the answer.',
              ],
            ],
          },
        },
        {
          paragraph: [
            'The deadlines are those of the East African Community Customs Management Act, sections 229 and 230, as of {2026-11}. Check with ',
            { text: 'TRA', url: 'https://www.tra.go.tz' },
            ' before you rely on them. Our ',
            { text: 'customs brokers', page: 'services/customs-brokerage' },
            ' can write the application for you.',
          ],
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'If we do not solve it',
      text: [
        'Write to ',
        { text: 'our support mailbox', channel: 'support' },
        ' with the tracking number and the word "Complaint". Complaints about shipping agents, clearing agents and ports can also go to ',
        { text: 'TASAC', url: 'https://www.tasac.go.tz' },
        ', within twelve months (as of {2026-11}). Your rights against us are in the ',
        { text: 'terms', page: 'help/terms' },
        '.',
      ],
      actions: [
        { label: 'Call us', channel: 'phone' },
        { label: 'Contact Support', page: 'contact' },
      ],
    },
  ],
};
