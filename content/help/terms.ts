import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Terms and Conditions',
  updated: '2025-04-30',
  aliases: ['/help/terms-conditions'],
  meta: {
    title: 'Terms and Conditions of Shipping | Nectarine',
    description:
      'The terms on which we quote, carry, clear and deliver goods to Tanzania: your duties and ours, delivery times, insurance, claims and returns.',
    keywords: [
      'terms and conditions',
      'shipping terms',
      'freight forwarding Tanzania',
      'liability',
    ],
  },
  listing: {
    order: 110,
    summary: 'The terms on which we quote, carry, clear and deliver your goods.',
    icon: 'scale',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Terms and conditions',
      lead: 'These terms apply when you use this site or ship with us. We have kept them short, so that you can read them before you book.',
      motif: 'document',
    },
    {
      kind: 'document',
      parts: [
        {
          id: 'who-and-what',
          heading: 'Who these terms bind',
          blocks: [
            {
              paragraph:
                'In these terms "we" is Nectarine, with headquarters in Dar es Salaam, and "you" is the person or company that asks for a service. If you book for somebody else, you confirm that you may do so and that they accept these terms. A written agreement with a business client comes before these terms where the two differ.',
            },
          ],
        },
        {
          id: 'quotes-and-contract',
          heading: 'Quotes, and when a contract is made',
          blocks: [
            {
              paragraph:
                'A quote or an estimate on this site is not yet a contract. The contract is made when you accept a quote and we confirm the booking. Prices rest on the details you give. If the goods turn out larger, heavier or of another kind, we correct the invoice before they go on.',
            },
            {
              paragraph: [
                'A shipment is processed only after full payment of the invoice. How to pay, and what happens when you cancel, is in the ',
                { text: 'payment policy', page: 'help/payment-policy' },
                '.',
              ],
            },
          ],
        },
        {
          id: 'your-part',
          heading: 'Your part',
          blocks: [
            {
              list: [
                'Describe the goods truthfully: what they are, how many, what they cost.',
                'Pack them for a long journey, or ask us to pack them for an extra fee.',
                'Give a full address and a phone number that is answered.',
                'Provide the invoice, permits and other papers that customs asks for.',
                'Be there for delivery, or name a person who is.',
              ],
            },
            {
              paragraph:
                'Costs that arise because one of these was missing are yours: storage, a second delivery, a fine, a return.',
            },
          ],
        },
        {
          id: 'goods-we-refuse',
          heading: 'Goods we do not carry',
          blocks: [
            {
              paragraph: [
                'You must not send goods on the list of ',
                { text: 'prohibited items', page: 'help/prohibited-items' },
                ', or goods that the law of any country on the way forbids. We may open and inspect a parcel for safety or when an authority asks. We may refuse, hold, return or hand over forbidden goods, and no compensation is due for them.',
              ],
            },
          ],
        },
        {
          id: 'our-part',
          heading: 'Our part',
          blocks: [
            {
              paragraph:
                'We arrange carriage with care, choose carriers that are fit for the goods, pass on your instructions and tell you when something changes. We may use partners for flights, sea legs, storage and delivery, and may change the route or carrier if that serves the shipment.',
            },
            {
              paragraph:
                "Times on this site and in quotes are estimates, not guaranteed. They can vary with customs clearance and local delivery, and with weather, strikes or a carrier's schedule. We are not liable for loss of profit or other consequences of delay.",
            },
          ],
        },
        {
          id: 'customs',
          heading: 'Customs',
          blocks: [
            {
              paragraph:
                'When we clear goods, we act on your behalf and on the papers you give. Duties and taxes are paid by the recipient unless the quote says DDP (Delivered Duty Paid). If the recipient does not pay, the sender does. Customs may examine, hold or seize goods; that decision is not ours.',
            },
          ],
        },
        {
          id: 'insurance-and-liability',
          heading: 'Insurance, claims and returns',
          blocks: [
            {
              list: [
                'Basic insurance covers up to {cover.basic} of item value. Full insurance covers the declared value.',
                'Claims must be raised within {claims.deadline} of receipt.',
                'Review takes {claims.review}, in complex cases up to {claims.complex}.',
                'Returns must be initiated within {returns.deadline} of delivery.',
              ],
            },
            {
              paragraph: [
                'What we owe for lost or damaged goods is limited to the cover you chose, and never more than their proven value. International conventions on carriage by air or sea can set other limits and then apply. Nothing here limits liability that the law does not let us limit. The details are under ',
                { text: 'insurance and claims', page: 'help/insurance-claims' },
                '.',
              ],
            },
          ],
        },
        {
          id: 'goods-left-with-us',
          heading: 'Goods that are not collected',
          blocks: [
            {
              paragraph:
                'If goods cannot be delivered, we store them and write to you. Storage is charged after the time we name in that message. We may keep goods until what is owed on them is paid. Goods that nobody claims after repeated notice may be returned, sold or disposed of as the law allows, and anything left over after costs is yours.',
            },
          ],
        },
        {
          id: 'this-site',
          heading: 'Use of this site',
          blocks: [
            {
              paragraph: [
                'You may read, print and share these pages. Please do not send false requests or try to disturb the site. We keep it correct as best we can, but a figure here does not replace a quote. Accounts belong to the customer portal, which has terms of its own. How we treat your data is in the ',
                { text: 'privacy policy', page: 'help/privacy-policy' },
                '.',
              ],
            },
          ],
        },
        {
          id: 'law-and-changes',
          heading: 'Law, disputes and changes',
          blocks: [
            {
              paragraph: [
                'The law of the United Republic of Tanzania applies, and its courts decide, unless a law that protects you as a consumer says otherwise. Before going to court, please ',
                { text: 'contact us', page: 'contact' },
                '; we would rather settle a matter in a phone call. If we change these terms, the date above changes too. A booking keeps the terms that stood when it was made.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
