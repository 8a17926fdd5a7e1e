import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Payment Policy',
  updated: '2026-11-27',
  meta: {
    title: 'Payment policy: how and when you pay | Nectarine',
    description:
      'You can pay for shipping to Tanzania by card, M-Pesa, Tigo Pesa, Airtel Money, bank transfer or PayPal. See when payment is due and what a quote covers.',
    keywords: ['payment policy', 'M-Pesa shipping', 'bank transfer', 'customs duty payment'],
  },
  listing: {
    order: 90,
    summary: 'See how to pay, when payment is due, what a quote covers and how refunds work.',
    icon: 'coin',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'payment-policy' },
      heading: 'Payment policy',
      lead: "Nothing leaves before its invoice is paid in full. Here's when the invoice comes, how you can pay it and what it covers.",
    },
    {
      kind: 'document',
      numbered: true,
      parts: [
        {
          id: 'ways-to-pay',
          heading: 'Ways to pay',
          blocks: [
            {
              table: {
                caption: 'The payment methods we accept, and what to know about each',
                columns: ['Method', 'What to know'],
                rows: [
                  ['Credit and debit cards', 'Your bank may ask you to confirm the payment.'],
                  [
                    'M-Pesa, Tigo Pesa, Airtel Money',
                    'Use the invoice number as the reference. Your provider\'s daily limits apply. Since {2024-11}, Tigo Pesa has been called "Mixx by Yas".',
                  ],
                  [
                    'Bank transfer',
                    'The account number is on the invoice. A transfer from abroad can take a few days.',
                  ],
                  ['PayPal', 'On request. We send a payment request to your email address.'],
                  ['Cash', 'At our local offices only. Ask for the fiscal (EFD) receipt.'],
                  [
                    'Credit terms',
                    'For approved business clients, by written agreement. See [how to ask](#credit).',
                  ],
                ],
              },
            },
            {
              paragraph:
                "Please don't send cash in a parcel, and never give cash or card details to a driver. Our staff will never ask for your PIN or password.",
            },
            {
              note: "If a message asks you to pay to a new number or account, don't pay. [Call us](channel:phone) on the number shown on this site and check.",
            },
          ],
        },
        {
          id: 'when-to-pay',
          heading: 'When payment is due',
          blocks: [
            {
              list: [
                "**If we know the weight and size: **the invoice comes with the booking. We reserve space once it's paid in full.",
                "**If we weigh the goods first **(Online Purchase, Buy For Me, Door-to-Door): the invoice comes once we've received, weighed and measured them. They leave once it's paid in full.",
                "**Buy For Me: **you pay for the item and the service fee before we buy, and for the freight once we've weighed the packed box.",
              ],
            },
            {
              paragraph:
                "Payments by mobile money and card usually arrive straight away. A bank transfer counts once the money is in our account. A part payment doesn't hold your place or your price. For the full sequence, see [When you get the invoice](help/how-it-works#stages).",
            },
            {
              paragraph:
                'If you pay in Tanzania, ask for the fiscal receipt from our electronic fiscal device (EFD). By law, the seller must issue it and the buyer must ask for it. For the rules, see the [Tanzania Revenue Authority (TRA)](https://www.tra.go.tz).',
            },
            {
              paragraph:
                "Approved business clients pay by the date in their credit agreement. If an account is overdue, new shipments wait until it's paid.",
            },
          ],
        },
        {
          id: 'what-a-quote-covers',
          heading: 'What a quote covers',
          blocks: [
            {
              paragraph:
                'We base your quote on the dimensions, weight, origin and destination you give us, and on speed and special handling. We measure and weigh the goods when they reach us. If the figures differ from the invoice, we correct it, up or down, before the goods leave.',
            },
            {
              paragraph:
                'The rate per kilogram covers the freight only. Everything else has its own line on the invoice: customs clearance, collection and delivery (door-to-door includes all three), the Buy For Me service fee, extra packing, insurance, and storage after the [free days](services/warehousing#free-days). Where VAT applies to a service of ours, the price you see includes it, and the fiscal receipt shows how much it is.',
            },
          ],
        },
        {
          id: 'duties-and-taxes',
          heading: 'Customs duties and taxes',
          blocks: [
            {
              paragraph:
                'Customs duties and import taxes are normally not in the quote. They\'re set by <abbr title="Tanzania Revenue Authority">TRA</abbr> when the goods arrive, and the recipient pays them. Only if you choose <abbr title="Delivered Duty Paid">DDP</abbr> (Delivered Duty Paid) do we include them in our price. Then they\'re on our invoice, and the recipient owes customs nothing.',
            },
            {
              paragraph:
                "We can tell you in advance what the duty is likely to be. Customs decides the final amount and releases the goods once it's paid. While the duty is unpaid, the recipient pays the storage; while a document is missing, the person who booked does.",
            },
          ],
        },
        {
          id: 'currency-and-fees',
          heading: 'Currency and bank fees',
          blocks: [
            {
              paragraph:
                'Since {2025-03-28}, prices for goods and services within Tanzania have had to be quoted and paid in Tanzanian shillings (Government Notice 198 of 2025; see the [Bank of Tanzania](https://www.bot.go.tz)). So we invoice local delivery, membership and our other services within Tanzania in shillings. Where this site shows a dollar price for local delivery, you owe the shilling amount on the invoice.',
            },
            {
              paragraph:
                'We publish international freight rates in British pounds for shipments from the UK, in euros for those from France, Germany and the Netherlands, and in US dollars for all others. Your invoice shows the currency and the amount. If we have to convert it, you see the exchange rate before you pay. Approximate shilling amounts on this site use {shilling.per-dollar} to the dollar, a rounded rate from {shilling.as-of}. You pay any charges from your bank, card issuer or mobile network.',
            },
          ],
        },
        {
          id: 'refunds',
          heading: 'Cancellation and refunds',
          blocks: [
            {
              list: [
                "Cancelled before we've booked or bought anything: you get the full amount back.",
                "Cancelled later: we refund what we haven't spent. We can't refund freight already booked, goods already bought or duty already paid. If a seller gives the money back, we pass it on.",
                'Paid twice or too much: you get the difference back, or keep it as credit with us if you prefer.',
                "Goods we can't carry: we refund the freight, minus the cost of storage and return.",
              ],
            },
            {
              paragraph:
                "We refund you the way you paid. When we agree to a refund, we tell you the day we'll send it. How long the money then takes depends on your bank or network. Loss and damage are handled as claims, with a [separate procedure and deadline](help/insurance-claims). If a charge looks wrong, tell us before you ask your bank to reverse it. Most cases are solved by going through the invoice together.",
            },
          ],
        },
        {
          id: 'credit',
          heading: 'Credit terms for businesses',
          blocks: [
            {
              paragraph:
                'You can ask once we have carried a few shipments that you paid in advance. [Write to us](contact) with the name, company registration and TIN of your business, what you import in a month, and two suppliers who already give you credit.',
            },
            {
              paragraph:
                'If we approve it, a written agreement sets the limit, the days to pay and what happens if you pay late. Credit covers our own charges. Duty and taxes stay due before customs releases the goods.',
            },
          ],
        },
        {
          id: 'contact-us',
          heading: 'Questions about an invoice',
          blocks: [
            {
              paragraph: 'Have the invoice number ready and [contact us](contact).',
            },
          ],
        },
      ],
    },
  ],
};
