import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Licences',
  updated: '2026-11-23',
  meta: {
    title: 'Is Nectarine real? Licences and how to check them',
    description:
      'See which licences a freight forwarder and clearing agent in Tanzania needs, how to check them with BRELA, TRA, TASAC and TCRA, and where to visit us.',
    keywords: [
      'licensed clearing agent Dar es Salaam',
      'clearing and forwarding company Tanzania',
      'is Nectarine a real company',
      'BRELA company search',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'licences' },
      heading: "How to check that we're real",
      lead: "You're about to trust us with your money and your goods, so check us out first. A search and a few calls will do. The same checks work for any clearing agent in Tanzania.",
      actions: [
        { label: 'Our licences', fragment: 'registration' },
        { label: 'How to check them', fragment: 'checks' },
      ],
    },
    {
      kind: 'table',
      shows: { from: 'company-facts' },
      id: 'registration',
      heading: 'Our registration and licences',
    },
    {
      kind: 'table',
      id: 'what-it-takes',
      heading: 'What a forwarder in Tanzania needs',
      background: 'linen',
      table: {
        caption: 'The papers each job needs, and who issues them',
        columns: ['Job', 'Paper', 'From'],
        rows: [
          [
            'Do business as a company',
            'Certificate of incorporation and taxpayer number (TIN)',
            '<abbr title="Business Registrations and Licensing Agency">BRELA</abbr> and <abbr title="Tanzania Revenue Authority">TRA</abbr>',
          ],
          [
            'Declare goods to customs for others',
            'Customs agent licence, for one year at a time',
            'TRA, Commissioner for Customs',
          ],
          [
            'Clear and forward cargo at the port',
            'Registration as clearing and forwarding agent',
            '<abbr title="Tanzania Shipping Agencies Corporation">TASAC</abbr>',
          ],
          ['Share a container among customers', 'Cargo consolidator licence', 'TASAC'],
          [
            'Deliver parcels',
            'Courier licence',
            '<abbr title="Tanzania Communications Regulatory Authority">TCRA</abbr>',
          ],
        ],
      },
      note: "This was correct in {2026-11}. Some forwarders use a partner for one or more of these jobs. If so, ask for the partner's name and licence.",
    },
    {
      kind: 'steps',
      id: 'checks',
      heading: 'Check for yourself',
      items: [
        {
          title: 'Look up the company',
          text: 'Search for our legal name in the online registration system of [BRELA](https://www.brela.go.tz), the company register. The name and the number must match our invoice.',
        },
        {
          title: "Ask for this year's licences",
          text: 'We send you copies. Call [TRA](https://www.tra.go.tz) (customs), [TASAC](https://www.tasac.go.tz) (ports and cargo) or [TCRA](https://www.tcra.go.tz) (couriers) with the licence numbers, and use the phone number on their site, not one from us.',
        },
        {
          title: 'Come and see us',
          text: 'Call first, then visit the office in Dar es Salaam, Monday to Friday, {office.hours}. The licences are there, and so are the people who answer you. The [address](contact) is on the contact page.',
        },
        {
          title: 'Check the receipt',
          text: 'If you pay in Tanzania, ask for the fiscal (EFD) receipt. Enter the code on it at [verify.tra.go.tz](https://verify.tra.go.tz): TRA shows who issued it, and for how much.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'exclusions',
      id: 'warning-signs',
      heading: 'When to walk away',
      intro: 'Watch for these signs with anyone, even someone using our name.',
      items: [
        {
          title: 'Money to a private number',
          text: 'A company takes payments in its own name. Check the name that your phone shows before you confirm.',
        },
        {
          title: 'No office, only a chat',
          text: "A forwarder has to keep your goods somewhere. If they won't show you where, don't send anything.",
        },
        {
          title: 'Customs "solved" in cash',
          text: "Duty is paid to TRA with a control number, and you get TRA's receipt. Anything else may be a bribe, and your goods can still be seized.",
        },
        {
          title: 'A price far below all others',
          text: 'Something is missing from it: duty, clearance, or the delivery itself. Ask for each part of the price in writing.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'sun',
      view: 'highlands',
      heading: 'Something looks wrong?',
      text: 'If a message or an invoice in our name looks odd, call the number on this site before you pay.',
      actions: [
        { label: 'Call us', channel: 'phone' },
        { label: 'Find our offices', page: 'contact' },
      ],
    },
  ],
};
