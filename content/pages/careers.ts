import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Careers',
  updated: '2026-11-21',
  meta: {
    title: 'Careers at Nectarine: open positions in freight',
    description:
      'Open positions at Nectarine in customs, warehousing and customer support, what the work is like, and how hiring goes from your first e-mail to your first day.',
    keywords: ['logistics jobs Tanzania', 'careers Nectarine', 'freight jobs Dar es Salaam'],
  },
  aliases: ['/about/careers'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'Work that arrives somewhere',
      lead: 'Every box has somebody waiting for it. If you like things to be right, and like to tell people so, you may be at home in one of our teams.',
      actions: [
        { label: 'See open positions', fragment: 'openings' },
        { label: 'How hiring goes', fragment: 'hiring' },
      ],
    },
    {
      kind: 'openings',
      id: 'openings',
      heading: 'Open positions',
      items: [
        {
          title: 'Customs documentation officer',
          place: 'Dar es Salaam',
          contract: 'Full time',
          description:
            'You check invoices, packing lists and permits before goods fly, classify them under the tariff, and prepare declarations for lodging. You bring a customs certificate or two years with a clearing agent, and you read English and Swahili with care.',
          action: { label: 'Apply for customs documentation officer', channel: 'email' },
        },
        {
          title: 'Consolidation clerk',
          place: 'Guangzhou',
          contract: 'Full time',
          description:
            'You receive goods from suppliers, count and photograph them, and repack them so that customers do not pay to ship air. You speak Mandarin and English; Swahili is a gift. Warehouse experience matters more than a degree.',
          action: { label: 'Apply for consolidation clerk', channel: 'email' },
        },
        {
          title: 'Customer support associate',
          place: 'Mwanza',
          contract: 'Part time, mornings',
          description:
            'You answer customers by phone, e-mail and chat, follow late consignments until there is an answer, and write down what we should mend. You write clearly in Swahili and English and stay kind on a bad day.',
          action: { label: 'Apply for customer support associate', channel: 'email' },
        },
      ],
      empty:
        'No openings at the moment. Send us your details all the same; we read them before we advertise.',
    },
    {
      kind: 'points',
      layout: 'checklist',
      heading: 'What you can expect of us',
      background: 'linen',
      items: [
        {
          title: 'Office hours that are office hours',
          text: 'Monday to Friday, 9:00 AM to 5:00 PM. When a late flight needs you, the hours are paid or given back.',
        },
        {
          title: 'Time to learn the trade',
          text: 'New colleagues spend their first weeks at the receiving table, at the customs desk and in the delivery van, whatever their job will be.',
        },
        {
          title: 'A say in how things are done',
          text: 'The photos that we take of every box on arrival were the idea of a packer. We ask, and we try it.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'hiring',
      heading: 'How hiring goes',
      intro: 'About three weeks from your e-mail to our answer.',
      items: [
        {
          title: 'Write to us',
          text: 'Send a CV of two pages at most and half a page on why this job. Put the position in the subject line. No photo, no certificates yet.',
        },
        {
          title: 'A talk by phone',
          text: 'Twenty minutes with the head of the team, in the first week. You ask as much as we do.',
        },
        {
          title: 'A task from the job',
          text: 'One hour, at our office or by video: an invoice with mistakes in it, a shelf to pack, a complaint to answer.',
        },
        {
          title: 'Meet the team',
          text: 'You see the place and the people. We name the pay and the contract before you decide.',
        },
        {
          title: 'An answer, either way',
          text: 'Everybody who did the task hears from us, with a reason.',
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
