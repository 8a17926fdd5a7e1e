import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Shipment Problems',
  updated: '2026-11-23',
  meta: {
    title: 'Held at customs, late or damaged: what to do | Nectarine',
    description:
      'Is your parcel held at customs, late or damaged, or does the duty look wrong? See what to do today, which document you need, who pays and who to turn to.',
    keywords: [
      'parcel held at customs Tanzania',
      'no tracking update',
      'damaged parcel',
      'wrong customs duty',
    ],
  },
  listing: {
    order: 45,
    summary:
      'If your shipment is held, late, damaged or wrongly taxed, see what to do today and who pays.',
    icon: 'shield',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'shipment-problems' },
      heading: 'Shipment held, late or damaged?',
      lead: "Please don't wait. Pick your problem, and see what to do today, which document you need and who pays.",
      actions: [
        { label: 'Report an issue', page: 'help/report-issue', fragment: 'issue-form' },
        { label: 'Chat with us', channel: 'chat' },
      ],
    },
    {
      kind: 'cards',
      layout: 'boxes',
      heading: 'What has happened?',
      items: [
        {
          object: 'invoice',
          text: 'Customs is waiting for a document, a permit or a payment.',
          link: { label: 'Held at customs', fragment: 'held-at-customs' },
        },
        {
          object: 'clock',
          text: 'Tracking shows nothing new, or the parcel is late.',
          link: { label: 'No update', fragment: 'no-update' },
        },
        {
          object: 'damaged-box',
          text: 'The box or the goods are broken, wet or incomplete.',
          link: { label: 'Box damaged', fragment: 'box-damaged' },
        },
        {
          object: 'cash-and-cards',
          text: 'The duty is higher than you expected.',
          link: { label: 'Wrong duty', fragment: 'wrong-duty' },
        },
      ],
    },
    {
      kind: 'prose',
      id: 'held-at-customs',
      heading: 'Held at customs',
      object: 'invoice',
      background: 'linen',
      blocks: [
        { subheading: 'What to do today' },
        {
          paragraph:
            'Answer our message. If you got none, chat with us and give us the tracking number.',
          pulled: true,
        },
        {
          paragraph: "We'll ask the customs officer what's missing.",
        },
        {
          table: {
            caption: 'When a shipment is held at customs',
            onPhones: 'opening',
            bare: true,
            columns: ['Question', 'What to know'],
            rows: [
              [
                'Which document',
                'Usually the shop invoice showing the price, and proof of payment. For some goods, a permit, a [Certificate of Conformity](services/customs-brokerage#papers) or your taxpayer number (TIN).',
              ],
              [
                'Who pays',
                'The recipient pays duty and taxes, unless your quote or invoice includes them (DDP). While the duty is unpaid, the recipient also pays for storage. While a document is missing, the person who booked pays for it (see our payment policy).',
              ],
              [
                'When to take it further',
                "If we haven't answered by the next working day, call us. If you think customs has got it wrong, see [wrong duty](#wrong-duty).",
              ],
            ],
          },
        },
        {
          note: 'Goods that nobody declares within 21 days go to a customs warehouse, and customs can auction them [after 30 more days and a notice](services/warehousing#free-days). Send us such a notice on the day you get it. If customs has seized your goods, its notice says why: write to TRA at once, and ask how long you have to object.',
        },
        {
          paragraph:
            'You pay duty with a control number (a payment reference) from the [Tanzania Revenue Authority (TRA)](https://www.tra.go.tz), at a bank or by mobile money. Never hand the money to a person. For what customs looks at, see our [customs guide](blog/customs-brokerage-guide).',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'no-update',
      heading: 'No update',
      object: 'clock',
      blocks: [
        { subheading: 'What to do today' },
        {
          paragraph: 'Wait {tracking.update}: a new stage can take that long to show.',
          pulled: true,
        },
        {
          paragraph:
            'Check your number too: it begins with NL and ends with TZ, with ten digits in between.',
        },
        {
          table: {
            caption: 'When tracking shows nothing new',
            onPhones: 'opening',
            bare: true,
            columns: ['Question', 'What to know'],
            rows: [
              [
                'If nothing changes',
                '[Report an issue](help/report-issue#issue-form). Support reviews your report within {support.review} on working days.',
              ],
              [
                'Which document',
                'The tracking number and the booking confirmation or the invoice.',
              ],
              [
                'Who pays',
                "We don't charge for the search. If the carrier confirms the loss, you can claim under your cover.",
              ],
              [
                'When to take it further',
                "If a working day passes without an answer, call us with the date of your report. During a sea voyage, it's normal that nothing new shows for weeks.",
              ],
            ],
          },
        },
        {
          paragraph:
            "Count the days so far, and compare them with the estimate for [the country your goods come from](shipping-routes). Estimates aren't guaranteed, and insurance doesn't cover delay alone. An airline may have to pay you for a delay, if you complain [in time](help/insurance-claims#carriers). You can also ask us for part of our price back: send us the tracking number.",
        },
      ],
    },
    {
      kind: 'prose',
      id: 'box-damaged',
      heading: 'Box damaged',
      object: 'damaged-box',
      background: 'linen',
      blocks: [
        { subheading: 'What to do today' },
        {
          paragraph: 'Note the damage on the delivery slip before you sign.',
          pulled: true,
        },
        {
          paragraph: 'Take photos of every side of the box, then of the goods. Keep everything.',
        },
        {
          table: {
            caption: 'When a box arrives damaged or incomplete',
            onPhones: 'opening',
            bare: true,
            columns: ['Question', 'What to know'],
            rows: [
              [
                'Within {claims.deadline} of receipt',
                '[File a claim](help/file-claim). You can send a repair estimate or an invoice later.',
              ],
              [
                'Which document',
                'Tracking number, proof of value, photos of the damage and the label, delivery slip.',
              ],
              [
                'Who pays',
                'Your cover pays: basic cover up to {cover.basic} of the item value, full cover up to the value you declared. If neither your quote nor your invoice shows cover, you only get what we or the carrier owe by law.',
              ],
              [
                'When to take it further',
                'The review takes {claims.review}, or up to {claims.complex} in a complex case. If yours takes longer, contact us with the date of your claim.',
              ],
            ],
          },
        },
        {
          paragraph:
            'Did you receive it more than {claims.deadline} ago? Airlines accept written complaints about damaged cargo up to 14 days after you receive it. See [what you can still do](help/insurance-claims#carriers).',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'wrong-duty',
      heading: 'Wrong duty',
      object: 'cash-and-cards',
      blocks: [
        { subheading: 'What to do today' },
        {
          paragraph: "Send us the assessment (customs' calculation of the duty).",
          pulled: true,
        },
        {
          paragraph:
            'We compare the value and the tariff code (the number that sets the rate of duty) with your invoice, and check the exchange rate.',
        },
        {
          table: {
            caption: 'When the duty looks wrong',
            onPhones: 'opening',
            bare: true,
            columns: ['Question', 'What to know'],
            rows: [
              [
                'Which document',
                'The assessment or control number, the shop invoice, proof of payment, and a description or data sheet for the goods.',
              ],
              [
                'Who pays',
                'The recipient, unless your quote or invoice includes it (DDP). Goods are normally released after payment. Ask whether you can leave a deposit while you dispute the duty.',
              ],
              [
                'When to take it further',
                'You or your agent can ask TRA for a review, in writing and with reasons, within 30 days of the decision. If you disagree with its answer, you have 45 days to appeal to the Tax Revenue Appeals Board.',
              ],
            ],
          },
        },
        {
          paragraph:
            'These deadlines come from the East African Community Customs Management Act, sections 229 and 230 (checked in {2026-11}). Check with [TRA](https://www.tra.go.tz) before you rely on them. Our [customs brokers](services/customs-brokerage) can write the request for you.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      quiet: true,
      heading: "If we don't solve it",
      text: 'Write to [our support mailbox](channel:support) with the tracking number and the word "Complaint". You can also complain about shipping agents, clearing agents and ports to the [Tanzania Shipping Agencies Corporation (TASAC)](https://www.tasac.go.tz), within twelve months of what went wrong (checked in {2026-11}). For more, read [when we disagree](help/disputes) and our [terms](help/terms).',
      actions: [
        { label: 'Call us', channel: 'phone' },
        { label: 'Contact Support', page: 'contact' },
      ],
    },
  ],
};
