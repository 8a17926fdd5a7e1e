import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Terms and Conditions',
  updated: '2025-04-30',
  aliases: ['/help/terms-conditions'],
  meta: {
    title: 'Terms and conditions of shipping | Nectarine',
    description:
      'These are the terms for shipping cargo to Tanzania with us: what you do, what we do, delivery times, customs, insurance, claims and returns.',
    keywords: [
      'terms and conditions',
      'shipping terms',
      'freight forwarding Tanzania',
      'liability',
    ],
  },
  listing: {
    order: 110,
    summary: 'Read what you and we agree on when you ship with us.',
    icon: 'scale',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'customs-sources' },
      heading: 'Terms and conditions',
      lead: "These terms apply when you use this site or ship with us. They're short, so that you can read them before you book. Each part has a summary in a few words; the full text is what counts.",
      facts: [
        { value: '{claims.deadline}', label: 'to claim after receipt' },
        { value: '{returns.deadline}', label: 'to start a return' },
        { value: '{cover.basic}', label: 'basic cover of the item value, at most' },
      ],
    },
    {
      kind: 'document',
      numbered: true,
      inOtherLanguages: [
        {
          language: 'sw',
          text: 'Masharti haya yapo kwa Kiingereza tu. Kama kuna jambo ambalo hulielewi, [tuulize kwa WhatsApp](channel:chat).',
        },
      ],
      parts: [
        {
          id: 'who-and-what',
          heading: 'Who these terms are between',
          short: 'You, us, and whoever you book for.',
          blocks: [
            {
              paragraph:
                '"We" are Nectarine, with headquarters in Dar es Salaam. "You" are the person or company that asks for a service. If you book for someone else, you confirm that they allowed it and accept these terms. If your business has a written agreement with us, that agreement comes first where the two differ.',
            },
          ],
        },
        {
          id: 'quotes-and-contract',
          heading: 'When we have a contract',
          short:
            'We have a contract once we confirm your booking. We ship once the invoice is paid.',
          blocks: [
            {
              paragraph:
                "A quote, or an estimate on this site, isn't a contract. You and we have a contract once we confirm your booking, whether you accepted a quote or booked by phone or in the customer portal. The price is in the quote or, where we weigh the goods first, in the invoice. It depends on what you told us: if the goods turn out to be larger, heavier or something else, we correct the invoice before they leave.",
            },
            {
              paragraph:
                'We only process a shipment after full payment of the invoice. The [payment policy](help/payment-policy) explains how to pay and what you get back if you cancel.',
            },
          ],
        },
        {
          id: 'your-part',
          heading: 'What you do',
          short: 'Tell us the truth about the goods, pack them well, and be reachable.',
          blocks: [
            {
              list: [
                'Tell us truthfully what the goods are, how many, and what they cost.',
                'Pack them for a long journey, or ask us to pack them for an extra fee.',
                'Give a full address, and a phone number that someone answers.',
                'Send the invoice, permits and other documents that customs asks for.',
                'Be there for the delivery, or name someone who will be.',
              ],
            },
            {
              paragraph:
                "If one of these things isn't done, you pay for what follows from it: storage, a second delivery, a fine or a return.",
            },
          ],
        },
        {
          id: 'goods-we-refuse',
          heading: "What we don't carry",
          short: 'We leave forbidden goods behind, and pay you nothing for them.',
          blocks: [
            {
              paragraph:
                "Don't send anything on the list of [prohibited items](help/prohibited-items), or anything that is against the law in a country on the way. We may open a parcel for safety, or because an authority asks. We may refuse, hold or return forbidden goods, or give them to the authorities. You get no compensation for them.",
            },
          ],
        },
        {
          id: 'our-part',
          heading: 'What we do',
          short: 'We arrange the transport with care. Times are estimates.',
          blocks: [
            {
              paragraph:
                'We arrange the transport with care, choose carriers that suit the goods, pass on your instructions, and tell you when something changes. Partners may fly, ship, store or deliver for us. We may change the route or the carrier if that is better for the shipment.',
            },
            {
              paragraph:
                "Times on this site and in quotes are estimates, not guaranteed. They can vary with customs clearance and local delivery, and with weather, strikes or a carrier's schedule. We don't pay for lost profit or anything else that a delay costs you.",
            },
          ],
        },
        {
          id: 'customs',
          heading: 'Customs',
          short: 'The recipient pays duty and tax. If they do not, you do.',
          blocks: [
            {
              paragraph:
                "When we clear goods, we act for you, with the documents you give us. The recipient pays duties and taxes, unless the quote or invoice says DDP (Delivered Duty Paid). If the recipient doesn't pay, you do. Customs may examine, hold or seize goods. That isn't our decision.",
            },
          ],
        },
        {
          id: 'insurance-and-liability',
          heading: 'Insurance, claims and returns',
          short: 'Claim within {claims.deadline} of receipt. Basic cover is {cover.basic} at most.',
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
              paragraph:
                "If goods are lost or damaged, we pay up to the cover you chose, and never more than you lost. If you chose none, you get what the law requires us or the carrier to pay. If international conventions on air or sea transport set other limits, those limits apply. Where the law doesn't let us limit what we owe, there is no limit. You'll find the details under [insurance and claims](help/insurance-claims).",
            },
          ],
        },
        {
          id: 'goods-left-with-us',
          heading: 'Goods that nobody collects',
          short: 'Collect your goods, or storage costs you money.',
          blocks: [
            {
              paragraph:
                "If we can't deliver, we store the goods and write to you. The message says how long storage is free. We may keep goods until you've paid what you owe for them. If nobody claims them after several messages, we may return, sell or dispose of them as the law allows. If a sale brings in more than you owe, the rest is yours.",
            },
          ],
        },
        {
          id: 'this-site',
          heading: 'Using this site',
          short: 'Only a quote or an invoice gives your price.',
          blocks: [
            {
              paragraph:
                "You may read, print and share these pages. Please don't send false requests or try to disrupt the site. We do our best to keep it correct, but only a quote or an invoice gives your price. Accounts are in the customer portal, which has its own terms of use. What happens to your data is in the [privacy policy](help/privacy-policy).",
            },
          ],
        },
        {
          id: 'law-and-changes',
          heading: 'Law, disputes and changes',
          short: 'Tanzanian law applies. Talk to us before you go to court.',
          blocks: [
            {
              paragraph:
                "The law of the United Republic of Tanzania applies, and its courts decide, unless a law that protects you as a consumer says otherwise. Please [contact us](contact) before you go to court: we'd rather settle the matter by phone. If we change these terms, the date on this page changes too. Your booking keeps the terms that applied when you made it.",
            },
          ],
        },
      ],
    },
  ],
};
