import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Payment Policy',
  updated: '2026-11-22',
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
      lead: 'A shipment is processed only after full payment of the invoice. This page says when the invoice comes, how you can pay it and what it covers.',
      motif: 'coin',
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
                    'Use the invoice number as the reference. Daily limits of your provider apply. Tigo Pesa has been called Mixx by Yas since {2024-11}.',
                  ],
                  [
                    'Bank transfer',
                    'The account number is on the invoice. A transfer from abroad can take several days.',
                  ],
                  ['PayPal', 'We send a payment request to your email address.'],
                  ['Cash', 'At our local offices only. Ask for the fiscal (EFD) receipt.'],
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
              list: [
                [
                  { strong: 'Weight and size are known: ' },
                  'the invoice comes with the booking. We book space once it is paid in full.',
                ],
                [
                  { strong: 'Goods are weighed first ' },
                  '(Online Purchase, Buy For Me, Door-to-Door): the invoice comes when we have received, weighed and measured them. They leave once it is paid in full.',
                ],
                [
                  { strong: 'Buy For Me: ' },
                  'you pay for the item and the service fee before we buy, and for the freight when the packed box has been weighed.',
                ],
              ],
            },
            {
              paragraph: [
                'With mobile money and cards a payment usually arrives at once; with a bank transfer it counts when the money is on our account. A part payment does not hold a place or a price. The full order is in the table ',
                { text: 'What comes when', page: 'help/how-it-works', fragment: 'stages' },
                '.',
              ],
            },
            {
              paragraph: [
                'For a payment in Tanzania, ask for the fiscal receipt from our electronic fiscal device (EFD). The law asks the seller to issue it and the buyer to ask for it; see ',
                { text: 'TRA', url: 'https://www.tra.go.tz' },
                '.',
              ],
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
                'A quote is based on the dimensions, weight, origin and destination that you give, and on speed and special handling. We measure and weigh the goods when they reach us. If the figures differ from an invoice already sent, we correct it before the goods go on, up or down.',
            },
            {
              paragraph:
                'Some services have a price of their own and a line of their own on the invoice: the service fee of Buy For Me, extra packing, full insurance, storage beyond the agreed time.',
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
                ' are they part of our price. Then they are on our invoice, and the recipient owes nothing at the door.',
              ],
            },
            {
              paragraph:
                'We can tell you in advance what duty is likely to be. The final amount is decided by customs, and goods are released after it is paid. Storage that builds up while a paper or the duty is missing is charged to the recipient.',
            },
          ],
        },
        {
          id: 'currency-and-fees',
          heading: 'Currency and bank fees',
          blocks: [
            {
              paragraph: [
                'Since {2025-03-28}, prices for goods and services inside Tanzania have to be quoted and paid in Tanzanian shillings (Government Notice 198 of 2025; see the ',
                { text: 'Bank of Tanzania', url: 'https://www.bot.go.tz' },
                '). Local delivery, membership and our other services inside Tanzania are therefore invoiced in shillings. Where this site gives a dollar price for local delivery, the shilling amount on the invoice is what you owe.',
              ],
            },
            {
              paragraph:
                'Rates for international freight are published in the currency of the origin: US dollars, British pounds or euros. The invoice names the currency and the amount that you owe. If it is exchanged, ask in the quote which rate counts, and of which day. Approximate shilling amounts on this site use {shilling.per-dollar} to the dollar, a rounded rate of {shilling.as-of}. Charges by your bank, card issuer or mobile network are yours to pay.',
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
                'Canceled later: we refund what has not been spent. We cannot return freight already booked, goods already bought or duty already paid.',
                'Paid twice or too much: the difference goes back to you, or stays as credit with us if you prefer.',
                'Goods that we may not carry: freight is refunded, less the cost of storage and return.',
              ],
            },
            {
              paragraph: [
                'Refunds go by the means you paid with. We name the day when we agree to one; how long the money then takes depends on your bank or network. Loss and damage are claims and have a ',
                { text: 'procedure and deadline of their own', page: 'help/insurance-claims' },
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
