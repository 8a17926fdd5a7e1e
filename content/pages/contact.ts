import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Contact Us',
  updated: '2026-11-23',
  meta: {
    title: 'Contact us: cargo office in Dar es Salaam | Nectarine',
    description:
      'Call, email or WhatsApp Nectarine. Our offices in Dar es Salaam, California, Milton Keynes, Dubai and Guangzhou are open Monday-Friday 9:00 AM-5:00 PM.',
    keywords: ['contact Nectarine', 'shipping company Dar es Salaam', 'freight office Tanzania'],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'contact' },
      heading: 'Contact us',
      lead: 'Ask in English or Swahili about an order, a parcel on its way or a whole container. Our Dar es Salaam office answers, or passes your question to the right one.',
      main: { label: 'Ask on WhatsApp', channel: 'chat' },
      actions: [
        { label: 'Call us', channel: 'phone' },
        { label: 'Write to us', fragment: 'message' },
        { label: 'Find an office', fragment: 'offices' },
      ],
    },
    {
      kind: 'cards',
      layout: 'panels',
      heading: 'How to reach us',
      items: [
        {
          object: 'telephone',
          title: 'Phone',
          text: 'Call us if your shipment is on its way. Have your tracking number ready.',
          link: { label: 'Call', channel: 'phone' },
        },
        {
          object: 'letter',
          title: 'Email',
          text: 'Write to us if you have invoices, packing lists or photos for us to look at.',
          link: { label: 'Email', channel: 'email' },
        },
        {
          object: 'chat-bubbles',
          title: 'Live chat',
          text: "Chat with us on WhatsApp. Send a link to the item, and we'll tell you how it can travel.",
          link: { label: 'Start Chat', channel: 'chat' },
        },
        {
          object: 'clock',
          title: 'Working hours',
          text: 'Monday-Friday 9:00 AM-5:00 PM, East Africa Time. We answer weekend messages on Monday.',
          link: { label: 'Find an office', fragment: 'offices' },
        },
      ],
    },
    {
      kind: 'contact-form',
      id: 'message',
      heading: 'Send us a message',
      background: 'linen',
      intro:
        'For a price, use the [quote form](get-quote). For a late or lost shipment, use the [issue form](help/report-issue). If something arrived damaged, [file a claim](help/file-claim). For anything else, write here.',
      ready: {
        heading: 'Have this ready',
        items: [
          { title: 'A parcel on its way', text: 'Its tracking number' },
          { title: 'Something to send', text: 'A photo or a link, the weight and the size' },
          { title: 'A payment', text: 'The number on the invoice' },
        ],
      },
      socialHeading: 'Follow us',
      picture: { scene: 'faq' },
    },
    {
      kind: 'offices',
      id: 'offices',
      heading: 'Our locations',
      intro:
        'All five are open Monday to Friday, {office.hours} by their own clock. The four abroad receive and check goods before they leave. See [our licences](about/licences).',
      map: 'Map: {count} offices abroad, each with its route to Dar es Salaam',
      open: '{time} there, open now',
      closed: '{time} there, closed now',
      mapLabel: 'Show the street map',
      mapNote:
        'The map comes from another service and uses mobile data, so it only loads when you ask for it.',
    },
    {
      kind: 'faq',
      heading: 'Common questions',
      background: 'linen',
      groups: [
        {
          id: 'contact-questions',
          questions: [
            {
              id: 'what-to-include',
              question: 'What should I include so that you can answer straight away?',
              answer: [
                {
                  paragraph:
                    "If the shipment is on its way, give us the tracking number. If it's new, tell us what it is, where it is now, where it's going, its weight in kilograms and its size in centimetres. A photo helps if the goods have an unusual shape.",
                },
              ],
            },
            {
              id: 'opening-hours',
              question: 'When are you open?',
              answer: [
                {
                  paragraph:
                    'Monday to Friday, {office.hours}, East Africa Time. Our offices are closed on Saturdays and Sundays. If you come on a public holiday, call first.',
                },
                {
                  paragraph:
                    'Flights and ships arrive every day, but our offices are closed at weekends. We carry on with clearance on the next working day. Once customs has released your parcel, we arrange delivery with you.',
                },
              ],
            },
            {
              id: 'visit-office',
              question: 'Can I come to the office and pay there?',
              answer: [
                {
                  paragraph:
                    'Yes, during working hours. Please call before you come. We take cash at our local offices only. Cards, mobile money and bank transfers work from anywhere. If you pay in Tanzania, ask for your fiscal (EFD) receipt.',
                },
                {
                  paragraph:
                    "You'll find every way to pay in the [payment policy](help/payment-policy).",
                },
              ],
            },
            {
              id: 'business-account',
              question: 'I import every month. Can I deal with one person?',
              answer: [
                {
                  paragraph:
                    'Yes. Tell us your company name and what you import. Approved business clients can also get [credit terms](help/payment-policy#credit). Premium [membership](membership) includes a dedicated account manager.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'lagoon',
      heading: "Didn't find your answer?",
      text: 'The FAQ has what people ask most about prices, times, payment and customs.',
      actions: [{ label: 'Read the full FAQ', page: 'help/faq' }],
    },
  ],
};
