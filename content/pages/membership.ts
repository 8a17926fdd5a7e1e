import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Membership',
  updated: '2026-11-21',
  meta: {
    title: 'Nectarine membership: lower rates all year',
    description:
      'Basic costs {basic.fee} per year and takes {basic.discount} off shipping. Premium costs {premium.fee} and takes {premium.discount} off, with a free monthly shipment. See when each pays back.',
    keywords: ['shipping membership Tanzania', 'freight discount', 'Nectarine Premium'],
  },
  aliases: ['/about/membership'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'Membership for people who ship often',
      lead: 'For a yearly fee you pay less on every shipping invoice. Members save up to {premium.most}; the table below shows from what amount it pays.',
      actions: [
        { label: 'Compare the plans', fragment: 'plans' },
        { label: 'When it pays back', fragment: 'pays-back' },
      ],
      motif: 'coin',
    },
    {
      kind: 'plans',
      id: 'plans',
      heading: 'Two plans',
      items: [
        {
          name: 'Basic',
          plan: 'basic',
          period: 'per year',
          recommended: false,
          features: [
            '{basic.discount} shipping discount',
            'All {origins.count} origins, by air and by sea',
            'Valid for 12 months from the day you pay',
          ],
          action: { label: 'Join Basic', portal: 'getStarted' },
        },
        {
          name: 'Premium',
          plan: 'premium',
          period: 'per year',
          recommended: true,
          features: [
            '{premium.discount} shipping discount',
            'A free monthly shipment up to 1 kg',
            'Dedicated account manager',
            'All {origins.count} origins, by air and by sea',
            'Valid for 12 months from the day you pay',
          ],
          action: { label: 'Join Premium', portal: 'getStarted' },
        },
      ],
      note: 'The discount is taken from our shipping charges. Duty, tax and the price of the goods stay as they are.',
    },
    {
      kind: 'pay-back',
      id: 'pays-back',
      heading: 'When a plan pays back',
      background: 'linen',
      intro:
        'Add up what you spent on shipping in the last twelve months, without duty and tax, and find the nearest row.',
      drawing: {
        spending: 2_000_000,
        axis: 'Shipping in a year, TZS',
        saved: 'You save',
        short: 'The fee is more',
        point: '{plan} pays from TZS {amount}',
      },
      table: {
        caption: 'What remains of the discount after the yearly fee, in TZS',
        columns: ['Shipping in a year', 'With Basic', 'With Premium', 'Premium and 12 free boxes'],
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
      note: 'A free box is counted as 1 kg from Dubai at {dubai.rate}, about {free-box.shillings} at {shilling.per-dollar} to the dollar ({shilling.as-of}), sent on top of the shipping in the first column.',
    },
    {
      kind: 'prose',
      heading: 'A worked example',
      blocks: [
        {
          paragraph:
            'A phone repair stall in Morogoro orders screens and casings from Dubai and pays us TZS 150,000 for shipping in a usual month. That is TZS {yearly.more} a year.',
        },
        {
          list: [
            'Basic takes off {basic.discount}, which is {basic.off-more}. After the fee of {basic.fee} that is {basic.after-more}.',
            'Premium takes off {premium.discount}, which is {premium.off-more}. After the fee of {premium.fee} that is {premium.after-more}.',
            'The free shipment carries one small box a month. At the rate from Dubai, {dubai.rate} per kg, twelve boxes of 1 kg are worth {free-boxes.total} a year, about {free-boxes.shillings}.',
          ],
        },
        {
          note: 'Premium is the better plan for almost everybody who needs one: its discount alone pays the fee from about {premium.break-even} of shipping a year, and three free boxes pay it without any other shipment. Basic pays back from {basic.break-even}; choose it only if you want the smaller fee. If you ship less than that and would not use the free boxes, pay as you go.',
        },
      ],
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
              question: 'How do I join, and when does the discount begin?',
              answer: [
                {
                  paragraph: [
                    'Open or sign in to your account on the ',
                    { text: 'customer portal', portal: 'getStarted' },
                    ', choose a plan and pay by card, mobile money (M-Pesa, Tigo Pesa, Airtel Money; Tigo Pesa is now called Mixx by Yas) or bank transfer. The discount is on the next invoice after your payment arrives. Invoices already issued do not change.',
                  ],
                },
              ],
            },
            {
              id: 'up-to-20',
              question: 'Why "up to {premium.most}" when Premium gives {premium.discount}?',
              answer: [
                {
                  paragraph:
                    'The standing discount of Premium is {premium.discount}, on every shipping invoice. Up to {premium.most} is the most that a member can save on a shipment, and your quote says when that applies. Plan with {premium.discount}.',
                },
              ],
            },
            {
              id: 'free-shipment',
              question: 'What counts as the free monthly shipment?',
              answer: [
                {
                  paragraph:
                    'One box in a calendar month, from any of the {origins.count} origins, with a chargeable weight up to 1 kg. Chargeable means the larger of the scale weight and the volumetric weight: 1 kg is, for instance, 25 × 20 × 10 cm. Ask us whether a month that you did not use can be made up. Duty and tax are paid as usual.',
                },
              ],
            },
            {
              id: 'account-manager',
              question: 'What does the account manager do for me?',
              answer: [
                {
                  paragraph:
                    'You have one named person who knows your suppliers and your goods. They check your invoices before shipping, propose air or sea for each order, and answer in office hours, Monday to Friday {office.hours}.',
                },
              ],
            },
            {
              id: 'change-plan',
              question: 'Can I move from Basic to Premium during the year?',
              answer: [
                {
                  paragraph: [
                    'Yes. ',
                    { text: 'Write to us', page: 'contact' },
                    '; we tell you what the change costs and when your year then ends.',
                  ],
                },
              ],
            },
          ],
        },
      ],
      actions: [
        { label: 'Join on the portal', portal: 'getStarted' },
        { label: 'Ask about membership', page: 'contact' },
      ],
    },
  ],
};
