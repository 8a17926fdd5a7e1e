import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Membership',
  updated: '2026-11-23',
  meta: {
    title: 'Nectarine membership: lower rates all year',
    description:
      'Basic costs {basic.fee} per year and takes {basic.discount} off shipping. Premium costs {premium.fee} and takes {premium.discount} off, with a free monthly shipment. See when each pays off.',
    keywords: ['shipping membership Tanzania', 'freight discount', 'Nectarine Premium'],
  },
  aliases: ['/about/membership'],
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'membership' },
      heading: 'Membership for people who ship often',
      lead: 'You pay once a year, and every shipping invoice gets cheaper: by {basic.discount} with Basic, by {premium.discount} with Premium.',
      actions: [
        { label: 'Compare the plans', fragment: 'plans' },
        { label: 'See when it pays off', fragment: 'pays-back' },
      ],
    },
    {
      kind: 'plans',
      id: 'plans',
      heading: 'Two plans',
      intro:
        "Take Premium if you spend {premium.break-even} or more a year on shipping, or if you'd use its free box in at least three months. Either one pays the fee. If neither is true for you, wait.",
      items: [
        {
          name: 'Basic',
          plan: 'basic',
          period: 'per year; pays off from {basic.break-even} of shipping',
          recommended: false,
          features: [
            '{basic.discount} shipping discount',
            'For 12 months, on every shipping invoice',
          ],
          object: 'invoice',
          example: {
            title: 'A shop that spends TZS {yearly.more} a year on shipping',
            lines: [
              { label: '{basic.discount} off every invoice', value: '{basic.off-more}' },
              { label: 'The fee', value: '−{basic.fee}' },
              { label: 'It saves, in TZS', value: '{basic.after-more}' },
            ],
          },
          action: { label: 'Join Basic', portal: 'getStarted' },
        },
        {
          name: 'Premium',
          plan: 'premium',
          period: 'per year; pays off from {premium.break-even} of shipping',
          recommended: true,
          features: [
            '{premium.discount} shipping discount',
            'A free monthly shipment up to 1 kg',
            'Dedicated account manager',
          ],
          object: 'gifts',
          example: {
            title: 'The same shop, which also sends a free box each month',
            lines: [
              { label: '{premium.discount} off every invoice', value: '{premium.off-more}' },
              { label: 'Twelve free boxes of 1 kg', value: '{free-boxes.shillings}' },
              { label: 'The fee', value: '−{premium.fee}' },
              { label: 'It saves, in TZS', value: '{premium.with-boxes-more}' },
            ],
          },
          action: { label: 'Join Premium', portal: 'getStarted' },
        },
      ],
      note: 'Both cover all {origins.count} origins, by air and by sea, for 12 months from your payment. The discount is on our shipping charges, not on duty, tax or the goods. From {premium.ahead-from} a year, Premium leaves you with more than Basic, so choose Basic only if {basic.fee} is the most you can pay in advance.',
    },
    {
      kind: 'table',
      id: 'pays-back',
      heading: 'Premium pays for itself from {premium.break-even} a year',
      background: 'linen',
      intro:
        'Add up what you spent on shipping last year. From {premium.break-even} on, the discount alone pays the fee. If you ship less, the free boxes can pay it: each is worth about {free-box.shillings}, so three are enough.',
      shows: {
        breakEven: {
          saved: 'What you save in a year',
          figures: 'See the figures, with free boxes',
          spent: 'Your shipping in a year, up to TZS {yearly.high}',
          loss: 'at a loss',
          lines: [
            { plan: 'basic', name: 'Basic' },
            { plan: 'premium', name: 'Premium' },
          ],
        },
      },
      table: {
        caption: 'How much you gain or lose in a year, after the fee (TZS)',
        onPhones: 'columns',
        kinds: ['figures', 'figures', 'figures'],
        columns: ['Shipping in a year, TZS', 'Basic', 'Premium', 'Premium with 12 free boxes'],
        rows: [
          ['{yearly.low}', '{basic.after-low}', '{premium.after-low}', '{premium.with-boxes-low}'],
          [
            '{yearly.some}',
            '{basic.after-some}',
            '{premium.after-some}',
            '{premium.with-boxes-some}',
          ],
          [
            '{yearly.middle}',
            '{basic.after-middle}',
            '{premium.after-middle}',
            '{premium.with-boxes-middle}',
          ],
          [
            '{yearly.more}',
            '{basic.after-more}',
            '{premium.after-more}',
            '{premium.with-boxes-more}',
          ],
          [
            '{yearly.high}',
            '{basic.after-high}',
            '{premium.after-high}',
            '{premium.with-boxes-high}',
          ],
        ],
      },
      note: 'A free box counts as 1 kg from Dubai at {dubai.rate}, or about {free-box.shillings} at {shilling.per-dollar} to the dollar ({shilling.as-of}). The last column adds one a month; if you send fewer, you save less.',
    },
    {
      kind: 'faq',
      heading: 'Questions about membership',
      groups: [
        {
          id: 'membership-questions',
          questions: [
            {
              id: 'how-to-join',
              question: 'How do I join, and when does the discount start?',
              answer: [
                {
                  paragraph:
                    'Open an account or sign in on the [customer portal](portal:getStarted), choose a plan and pay by card, mobile money (M-Pesa, Tigo Pesa, Airtel Money; Tigo Pesa is now "Mixx by Yas") or bank transfer. The discount starts with the first invoice after your payment arrives. Earlier invoices don\'t change.',
                },
              ],
            },
            {
              id: 'up-to-20',
              question: 'Can I save more than {premium.discount} with Premium?',
              answer: [
                {
                  paragraph:
                    'Sometimes. Premium always takes off {premium.discount}, and on some shipments members save up to {premium.most}, apart from the free box. Your quote or invoice says when. To plan your costs, count on {premium.discount}.',
                },
              ],
            },
            {
              id: 'free-shipment',
              question: 'What counts as the free monthly shipment?',
              answer: [
                {
                  paragraph:
                    "You can send one box per calendar month, from any of our {origins.count} origins, with a chargeable weight of up to 1 kg. That's the larger of the weight on the scale and the volumetric weight: a box of 25 × 20 × 10 cm is 1 kg, for example. Only the freight is free: clearance, delivery, duty and tax are charged as usual. If you skip a month, you may lose its free shipment, so ask us whether you can use it later.",
                },
              ],
            },
            {
              id: 'account-manager',
              question: 'What does the account manager do for me?',
              answer: [
                {
                  paragraph:
                    'You deal with one named person, who knows your suppliers and your goods, checks your invoices before shipping, recommends air or sea for each order, and answers in office hours, Monday to Friday {office.hours}.',
                },
              ],
            },
            {
              id: 'change-plan',
              question: 'Can I move from Basic to Premium during the year?',
              answer: [
                {
                  paragraph:
                    "Yes. [Write to us](contact), and we'll tell you what it costs and when your new membership ends.",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'sun',
      view: 'market',
      heading: 'Join, and save on your next invoice',
      text: 'The discount starts with the first invoice after your payment arrives.',
      actions: [
        { label: 'Join on the portal', portal: 'getStarted' },
        { label: 'Ask about membership', page: 'contact' },
      ],
    },
  ],
};
