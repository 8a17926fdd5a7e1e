import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Contact Us',
  updated: '2026-11-22',
  meta: {
    title: 'Contact Us: Phone, Email, Chat, Offices | Nectarine',
    description:
      'Call, write or chat with Nectarine. Offices in Dar es Salaam, California, Milton Keynes, Dubai and Guangzhou, Monday-Friday 9:00 AM-5:00 PM.',
    keywords: ['contact Nectarine', 'shipping company Dar es Salaam', 'freight office Tanzania'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Contact us',
      lead: 'Ask about a purchase, a parcel under way or a container. Our head office in Dar es Salaam answers.',
      motif: 'headset',
    },
    {
      kind: 'contact-cards',
      heading: 'How to reach us',
      items: [
        {
          icon: 'phone',
          title: 'Phone',
          text: 'Quickest for a shipment that is already on its way. Have your tracking number at hand.',
          link: { label: 'Call us', channel: 'phone' },
        },
        {
          icon: 'mail',
          title: 'Email',
          text: 'Best when you have invoices, packing lists or photos for us to look at.',
          link: { label: 'Write an email', channel: 'email' },
        },
        {
          icon: 'chat',
          title: 'Live Chat',
          text: 'Ask on WhatsApp. Send a link to the item and we tell you how it can travel.',
          link: { label: 'Start Chat', channel: 'chat' },
        },
        {
          icon: 'clock',
          title: 'Working Hours',
          text: 'Monday-Friday 9:00 AM-5:00 PM, East Africa Time. Weekends closed. Write at any hour; what comes in on a weekend is answered on Monday.',
        },
      ],
    },
    {
      kind: 'contact-form',
      heading: 'Send us a message',
      intro: [
        'For a price, the ',
        { text: 'quote form', page: 'get-quote' },
        ' asks for all we need at once. For a late or lost shipment, use the ',
        { text: 'issue report', page: 'help/report-issue' },
        '; for damage, ',
        { text: 'file a claim', page: 'help/file-claim' },
        '. For anything else, write here.',
      ],
      officeHeading: 'Head office',
      socialHeading: 'Follow us',
    },
    {
      kind: 'offices',
      heading: 'Our Locations',
      background: 'linen',
      intro:
        'Dar es Salaam is the headquarters. The other four receive and check goods before they leave for Tanzania. Call before you visit any of them.',
      mapLabel: 'Show the map',
      mapNote:
        'The map comes from an outside service and uses mobile data, so it loads only when you ask for it.',
    },
    {
      kind: 'faq',
      heading: 'Common questions',
      groups: [
        {
          id: 'contact-questions',
          questions: [
            {
              id: 'what-to-include',
              question: 'What should I write so that you can answer at once?',
              answer: [
                {
                  paragraph:
                    'For a shipment under way, its tracking number. For a new one, what it is, where it is now, where it goes, its weight in kilograms and its size in centimeters. A photo helps when the shape is unusual.',
                },
              ],
            },
            {
              id: 'visit-office',
              question: 'Can I come to the office and pay there?',
              answer: [
                {
                  paragraph:
                    'Yes, during working hours. Cash is accepted at our local offices only. Cards, mobile money and bank transfer work from anywhere. For a payment in Tanzania, ask for the fiscal (EFD) receipt.',
                },
                {
                  paragraph: [
                    'All methods are listed in the ',
                    { text: 'payment policy', page: 'help/payment-policy' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'weekend-arrival',
              question: 'My parcel lands on a Saturday. Does it wait until Monday?',
              answer: [
                {
                  paragraph:
                    'Flights and ships arrive on any day. Our offices are closed on weekends, so we arrange the delivery with you on the next working day.',
                },
              ],
            },
            {
              id: 'business-account',
              question: 'I import every month. Is there one person I can deal with?',
              answer: [
                {
                  paragraph: [
                    'Yes. Write with your company name and what you import, and ask for credit terms if you need them; they are for approved business clients. A dedicated account manager is also part of the Premium plan of our ',
                    { text: 'membership', page: 'membership' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
      ],
      actions: [{ label: 'Read all questions and answers', page: 'help/faq' }],
    },
  ],
};
