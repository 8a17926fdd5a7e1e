import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Payment Policy',
  updated: '2026-11-21',
  meta: {
    title: 'Payment Policy: Ways and Terms of Payment | Nectarine',
    description:
      'Pay for shipping to Tanzania by card, M-Pesa, Tigo Pesa, Airtel Money, bank transfer or PayPal. When payment is due and what a quote covers.',
    keywords: ['payment policy', 'M-Pesa shipping', 'bank transfer', 'customs duty payment'],
  },
  listing: {
    order: 90,
    summary: 'Ways to pay, when payment is due, what a quote covers and how refunds work.',
    icon: 'coin',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Payment policy',
      lead: 'You get a quote, then an invoice. A shipment is processed only after full payment of the invoice.',
    },
    {
      kind: 'document',
      parts: [
        {
          id: 'ways-to-pay',
          heading: 'Ways to pay',
          blocks: [
            {
              table: {
                caption: 'Means of payment that we accept, and what to know about each',
                columns: ['Means', 'What to know'],
                rows: [
                  ['Credit and debit cards', 'Your bank may ask you to confirm the payment.'],
                  [
                    'M-Pesa, Tigo Pesa, Airtel Money',
                    'Use the invoice number as the reference. Daily limits of your provider apply.',
                  ],
                  [
                    'Bank transfer',
                    'The account stands on the invoice. A transfer from abroad can take several days.',
                  ],
                  ['PayPal', 'We send a payment request to your e-mail address.'],
                  ['Cash', 'At our local offices only, against a printed receipt.'],
                  ['Credit terms', 'For approved business clients, by written agreement.'],
                ],
              },
            },
            {
              paragraph:
                'Please do not send cash inside a parcel, and never give cash or card details to a driver. Our staff will not ask for your PIN or password.',
            },
            {
              note: [
                'If a message asks you to pay to a new number or account, do not pay. ',
                { text: 'Call us', channel: 'phone' },
                ' on the number shown on this site and ask.',
              ],
            },
          ],
        },
        {
          id: 'when-to-pay',
          heading: 'When payment is due',
          blocks: [
            {
              paragraph:
                'An invoice follows the quote you accept. We book space, buy goods for you or send a collector once the full amount has reached us, not before. With mobile money and cards that is usually at once; with a bank transfer it is when the money is on our account. A part payment holds neither a place nor a price.',
            },
            {
              paragraph:
                'Approved business clients pay by the date in their credit agreement. If an account is overdue, new shipments wait until it is settled.',
            },
          ],
        },
        {
          id: 'what-a-quote-covers',
          heading: 'What a quote covers',
          blocks: [
            {
              paragraph:
                'A quote is based on the dimensions, weight, origin and destination that you give, and on speed and special handling. We measure and weigh the goods when they reach us. If the figures differ, so does the chargeable weight, and we send a corrected invoice before the goods go on. If they turn out lighter, the price goes down in the same way.',
            },
            {
              paragraph:
                'Some services have a price of their own and stand on the invoice line by line: the service fee of Buy For Me, extra packing, full insurance, storage beyond the agreed time.',
            },
          ],
        },
        {
          id: 'duties-and-taxes',
          heading: 'Customs duties and taxes',
          blocks: [
            {
              paragraph: [
                'Customs duties and import taxes are normally not in the quote. They are set by the ',
                { abbr: 'TRA', meaning: 'Tanzania Revenue Authority' },
                ' when the goods arrive, and the recipient pays them. Only if you choose ',
                { abbr: 'DDP', meaning: 'Delivered Duty Paid' },
                ' are they part of our price. Then the sender pays, and the recipient owes nothing at the door.',
              ],
            },
            {
              paragraph:
                'We can tell you in advance what duty is likely to be. The final amount is decided by customs, and goods are released after it is paid. Storage that builds up while duty is unpaid is charged to the recipient.',
            },
          ],
        },
        {
          id: 'currency-and-fees',
          heading: 'Currency and bank fees',
          blocks: [
            {
              paragraph:
                'Rates are set in the currency of the route, such as US dollars, British pounds or euros; memberships are in Tanzanian shillings. The invoice names the currency and the amount. If you pay in another, the amount that arrives must cover the invoice after exchange. Charges by your bank, card issuer or mobile network are yours to pay.',
            },
          ],
        },
        {
          id: 'refunds',
          heading: 'Cancellation and refunds',
          blocks: [
            {
              list: [
                'Canceled before we have booked or bought anything: the full amount goes back to you.',
                'Canceled later: we refund what has not been spent. Freight already booked, goods already bought, and duty already paid cannot be returned by us.',
                'Paid twice or too much: the difference goes back to you, or stands to your credit if you prefer.',
                'Goods that we may not carry: freight is refunded, less the cost of storage and return.',
              ],
            },
            {
              paragraph: [
                'Refunds go by the means you paid with. Loss and damage are not refunds but claims, and have a ',
                { text: 'way and deadline of their own', page: 'help/insurance-claims' },
                '. If a charge looks wrong, tell us before you ask your bank to reverse it; most cases are solved by reading the invoice together.',
              ],
            },
          ],
        },
        {
          id: 'contact-us',
          heading: 'Questions about an invoice',
          blocks: [
            {
              paragraph: [
                'Have the invoice number ready and ',
                { text: 'contact us', page: 'contact' },
                '. Businesses that ship often can ask for credit terms in the same way.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
