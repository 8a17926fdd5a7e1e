import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Careers',
  updated: '2026-11-22',
  meta: {
    title: 'Careers at Nectarine: working in freight',
    description:
      "What it's like to work at Nectarine in customs, warehousing or customer support, and how to apply, from your first email to our answer.",
    keywords: ['logistics jobs Tanzania', 'careers Nectarine', 'freight jobs Dar es Salaam'],
  },
  aliases: ['/about/careers'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'Work with us',
      lead: 'Someone is waiting for every box we carry. We look for people who work carefully and enjoy talking to customers.',
      actions: [
        { label: 'See the kind of jobs we have', fragment: 'openings' },
        { label: 'How to apply', fragment: 'hiring' },
      ],
      motif: 'truck',
    },
    {
      kind: 'openings',
      id: 'openings',
      heading: 'Positions',
      intro:
        "These are examples of the jobs we hire for, not open vacancies. Email us to find out what's open today.",
      items: [
        {
          title: 'Customs documentation officer',
          place: 'Dar es Salaam',
          contract: 'Full time',
          description:
            'You check invoices, packing lists and permits before goods fly, find their tariff codes and prepare declarations. It helps to have a customs certificate or experience with a clearing agent, and good English and Swahili.',
          action: { label: 'Ask about work as customs documentation officer', channel: 'email' },
          example: true,
        },
        {
          title: 'Consolidation clerk',
          place: 'Guangzhou',
          contract: 'Full time',
          description:
            'You receive goods from suppliers, count and photograph them, and repack them into smaller boxes. It helps to speak Mandarin and English and to have worked in a warehouse.',
          action: { label: 'Ask about work as consolidation clerk', channel: 'email' },
          example: true,
        },
        {
          title: 'Customer support associate',
          place: 'Mwanza',
          contract: 'Part time, mornings',
          description:
            'You answer customers by phone, email and chat, chase late consignments and tell us what we could do better. It helps to write clear Swahili and English, and to be patient.',
          action: { label: 'Ask about work as customer support associate', channel: 'email' },
          example: true,
        },
      ],
      empty:
        "There are no open positions at the moment, but you're welcome to send us your details.",
    },
    {
      kind: 'points',
      layout: 'checklist',
      heading: 'What you can expect from us',
      background: 'linen',
      items: [
        {
          title: 'Regular hours',
          text: 'Our offices are open Monday to Friday, {office.hours}, and closed at weekends.',
        },
        {
          title: 'A trade to learn',
          text: 'We do freight, customs and delivery under one roof, so you see the whole journey of a shipment.',
        },
        {
          title: 'Pay and contract in writing',
          text: 'You see both before you decide.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'hiring',
      heading: 'How to apply',
      items: [
        {
          title: 'Write to us',
          text: "Send a CV and a few lines about the work you're looking for. Tell us which town or office you'd like to work in.",
        },
        {
          title: 'Talk with us',
          text: 'If something fits, the head of the team calls you. Ask as many questions as you like.',
        },
        {
          title: 'Meet the team',
          text: 'You see the place and the people. We tell you the pay and show you the contract before you decide.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'We never ask applicants for money',
      text: "Nectarine never charges for an application, an interview, training or a uniform. Anyone who asks you for money in our name doesn't work for us. Please tell us about them.",
      actions: [
        { label: 'Check a job offer with us', page: 'contact' },
        { label: 'Who we are', page: 'about' },
      ],
    },
  ],
};
