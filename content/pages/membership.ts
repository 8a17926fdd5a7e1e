import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Membership',
  updated: '2026-11-21',
  meta: {
    title: 'Nectarine membership: lower rates all year',
    description:
      'Basic costs TZS 50,000 per year and takes 5% off shipping. Premium costs TZS 100,000 and takes 15% off, with a free monthly shipment. See when each pays back.',
    keywords: ['shipping membership Tanzania', 'freight discount', 'Nectarine Premium'],
  },
  aliases: ['/about/membership'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'Membership for people who ship often',
      lead: 'For a yearly fee you pay less on every shipping invoice. Members save up to 20%; the table below shows from what amount it pays.',
      actions: [
        { label: 'Compare the plans', fragment: 'plans' },
        { label: 'When it pays back', fragment: 'pays-back' },
      ],
    },
    {
      kind: 'plans',
      id: 'plans',
      heading: 'Two plans',
      items: [
        {
          name: 'Basic',
          price: 'TZS 50,000',
          period: 'per year',
          recommended: false,
          features: [
            '5% shipping discount',
            'All ten origins, by air and by sea',
            'Valid for 12 months from the day you pay',
          ],
          action: { label: 'Join Basic', portal: 'getStarted' },
        },
        {
          name: 'Premium',
          price: 'TZS 100,000',
          period: 'per year',
          recommended: true,
          features: [
            '15% shipping discount',
            'A free monthly shipment up to 1 kg',
            'Dedicated account manager',
            'All ten origins, by air and by sea',
            'Valid for 12 months from the day you pay',
          ],
          action: { label: 'Join Premium', portal: 'getStarted' },
        },
      ],
      note: 'The discount is taken from our shipping charges. Duty, tax and the price of the goods stay as they are.',
    },
    {
      kind: 'table',
      id: 'pays-back',
      heading: 'When a plan pays back',
      background: 'linen',
      intro:
        'Add up what you spent on shipping in the last twelve months, without duty and tax, and find the nearest row.',
      table: {
        caption: 'What remains of the discount after the yearly fee, in TZS',
        columns: ['Shipping in a year', 'With Basic', 'With Premium', 'Premium and 12 free boxes'],
        rows: [
          ['500,000', '25,000 short', '25,000 short', '380,000 saved'],
          ['700,000', '15,000 short', '5,000 saved', '410,000 saved'],
          ['1,000,000', 'Even', '50,000 saved', '455,000 saved'],
          ['1,800,000', '40,000 saved', '170,000 saved', '575,000 saved'],
          ['3,000,000', '100,000 saved', '350,000 saved', '755,000 saved'],
        ],
      },
      note: 'A free box is counted as 1 kg from Dubai at $13.50, about TZS 33,750 at TZS 2,500 to the dollar (January 2026), sent on top of the shipping in the first column.',
    },
    {
      kind: 'prose',
      heading: 'A worked example',
      blocks: [
        {
          paragraph:
            'A phone repair stall in Morogoro orders screens and casings from Dubai and pays us TZS 150,000 for shipping in a usual month. That is TZS 1,800,000 a year.',
        },
        {
          list: [
            'Basic takes off 5%, which is TZS 90,000. After the fee of TZS 50,000, TZS 40,000 is left.',
            'Premium takes off 15%, which is TZS 270,000. After the fee of TZS 100,000, TZS 170,000 is left.',
            'The free shipment carries one small box a month. At the rate from Dubai, $13.50 per kg, twelve boxes of 1 kg are worth $162.00 a year, about TZS 405,000.',
          ],
        },
        {
          note: 'Premium is the better plan for almost everybody who needs one: its discount alone pays the fee from about TZS 667,000 of shipping a year, and three free boxes pay it without any other shipment. Basic pays back from TZS 1,000,000, where Premium already saves 50,000; choose it only if you want the smaller fee. If you ship less than that and would not use the free boxes, pay as you go.',
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
              question: 'Why "up to 20%" when Premium gives 15%?',
              answer: [
                {
                  paragraph:
                    'The standing discount of Premium is 15%, on every shipping invoice. Up to 20% is the most that a member can save on a shipment, and your quote says when that applies. Plan with 15%.',
                },
              ],
            },
            {
              id: 'free-shipment',
              question: 'What counts as the free monthly shipment?',
              answer: [
                {
                  paragraph:
                    'One box in a calendar month, from any of the ten origins, with a chargeable weight up to 1 kg. Chargeable means the larger of the scale weight and the volumetric weight: 1 kg is, for instance, 25 × 20 × 10 cm. Ask us whether a month that you did not use can be made up. Duty and tax are paid as usual.',
                },
              ],
            },
            {
              id: 'account-manager',
              question: 'What does the account manager do for me?',
              answer: [
                {
                  paragraph:
                    'You have one named person who knows your suppliers and your goods. They check your invoices before shipping, propose air or sea for each order, and answer in office hours, Monday to Friday 9:00 AM to 5:00 PM.',
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
