import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Careers',
  updated: '2026-11-22',
  meta: {
    title: 'Careers at Nectarine: working in freight',
    description:
      'What work at Nectarine is like in customs, warehousing and customer support, and how to apply: from your first email to an answer.',
    keywords: ['logistics jobs Tanzania', 'careers Nectarine', 'freight jobs Dar es Salaam'],
  },
  aliases: ['/about/careers'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'Work with us',
      lead: 'People wait for every box that we carry. We look for colleagues who work carefully and like talking to customers.',
      actions: [
        { label: 'See the kinds of work', fragment: 'openings' },
        { label: 'How to apply', fragment: 'hiring' },
      ],
      motif: 'truck',
    },
    {
      kind: 'openings',
      id: 'openings',
      heading: 'Positions',
      intro:
        'These are examples of the work we hire for, and not vacancies. Write to us to learn what is open today.',
      items: [
        {
          title: 'Customs documentation officer',
          place: 'Dar es Salaam',
          contract: 'Full time',
          description:
            'You check invoices, packing lists and permits before goods fly, classify them under the tariff, and prepare declarations. Useful: a customs certificate or experience with a clearing agent, and good English and Swahili.',
          action: { label: 'Ask about work as customs documentation officer', channel: 'email' },
          example: true,
        },
        {
          title: 'Consolidation clerk',
          place: 'Guangzhou',
          contract: 'Full time',
          description:
            'You receive goods from suppliers, count and photograph them, and repack them into smaller boxes. Useful: Mandarin and English, and experience in a warehouse.',
          action: { label: 'Ask about work as consolidation clerk', channel: 'email' },
          example: true,
        },
        {
          title: 'Customer support associate',
          place: 'Mwanza',
          contract: 'Part time, mornings',
          description:
            'You answer customers by phone, email and chat, follow up late consignments and note what should work better. Useful: clear written Swahili and English, and patience.',
          action: { label: 'Ask about work as customer support associate', channel: 'email' },
          example: true,
        },
      ],
      empty: 'No position is open at the moment. You can still send us your details.',
    },
    {
      kind: 'points',
      layout: 'checklist',
      heading: 'What you can expect of us',
      background: 'linen',
      items: [
        {
          title: 'Regular hours',
          text: 'Our offices work Monday to Friday, {office.hours}, and are closed on weekends.',
        },
        {
          title: 'A trade to learn',
          text: 'Freight, customs and delivery meet in one company, so you see the whole journey of a shipment.',
        },
        {
          title: 'Pay and contract in writing',
          text: 'You know both before you decide.',
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
          text: 'Send a CV and a few lines on the work you are looking for. Name the town or office where you would like to work.',
        },
        {
          title: 'Talk with us',
          text: 'If there is something that fits, the head of the team calls you. Ask as much as you like.',
        },
        {
          title: 'Meet the team',
          text: 'You see the place and the people. We name the pay and the contract before you decide.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'We never ask applicants for money',
      text: 'Nectarine charges no fee for an application, an interview, training or a uniform. Whoever asks you for one in our name does not work for us. Please tell us about it.',
      actions: [
        { label: 'Check a job offer with us', page: 'contact' },
        { label: 'Who we are', page: 'about' },
      ],
    },
  ],
};
