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
      heading: 'Ship often? Pay less each time',
      lead: 'One yearly fee takes a share off every shipping invoice. Members save up to 20%, and the sums below tell you whether you would.',
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
      note: 'The discount is taken from our shipping charges. Duty, tax and the price of the goods stay as they are, for they are not ours to lower.',
    },
    {
      kind: 'table',
      id: 'pays-back',
      heading: 'When a plan pays back',
      background: 'linen',
      intro:
        'Add up what you spent on shipping in the last twelve months, without duty and tax, and find the nearest row.',
      table: {
        caption: 'What is left of the discount after the yearly fee, in TZS',
        columns: ['Shipping in a year', 'With Basic', 'With Premium'],
        rows: [
          ['500,000', '25,000 short', '25,000 short'],
          ['700,000', '15,000 short', '5,000 saved'],
          ['1,000,000', 'Even', '50,000 saved'],
          ['1,800,000', '40,000 saved', '170,000 saved'],
          ['3,000,000', '100,000 saved', '350,000 saved'],
        ],
      },
      note: 'The free monthly shipment of Premium is not counted here; used even a few times, it moves the balance in your favor sooner.',
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
            'The free shipment carries one small box a month. At the rate from Dubai, 13.5 USD per kg, twelve boxes of 1 kg are worth $162.00 a year.',
          ],
        },
        {
          note: 'Counting the discount alone, Basic pays back from TZS 1,000,000 of shipping a year and Premium from about TZS 667,000. Choose Basic to keep the fee low while you find out how much you ship; below those sums, and without use for the free shipment, paying as you go is cheaper.',
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
                    ', choose a plan and pay by card, mobile money (M-Pesa, Tigo Pesa, Airtel Money) or bank transfer. The discount is on the next invoice after your payment arrives. Invoices already issued do not change.',
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
                    'The standing discount of Premium is 15%, on every shipping invoice. From time to time we offer members a larger share on a sailing or flight with open space, and the two together reach up to 20%. Such an offer states its figure before you book. Plan with 15%.',
                },
              ],
            },
            {
              id: 'free-shipment',
              question: 'What counts as the free monthly shipment?',
              answer: [
                {
                  paragraph:
                    'One box in a calendar month, from any of the ten origins, with a chargeable weight up to 1 kg. Chargeable means the larger of the scale weight and the volumetric weight: 1 kg is, for instance, 25 × 20 × 10 cm. A month that you do not use is not carried over. Duty and tax are paid as usual.',
                },
              ],
            },
            {
              id: 'account-manager',
              question: 'What does the account manager do for me?',
              answer: [
                {
                  paragraph:
                    'One named person who knows your suppliers and your goods, checks your invoices before shipping, proposes air or sea for each order, and answers your calls in office hours, Monday to Friday 9:00 AM to 5:00 PM.',
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
                    ' and pay the difference of TZS 50,000; the year keeps its first end date. A plan ends by itself after twelve months unless you renew it.',
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
