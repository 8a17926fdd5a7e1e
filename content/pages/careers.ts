import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Careers',
  updated: '2026-11-23',
  meta: {
    title: 'Careers at Nectarine: freight jobs in Dar es Salaam',
    description:
      'We have no open job today. Read what people do in freight and customs in Dar es Salaam, which certificate a clearing agent needs, and how to write to us.',
    keywords: ['logistics jobs Tanzania', 'careers Nectarine', 'freight jobs Dar es Salaam'],
  },
  aliases: ['/about/careers'],
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'careers' },
      heading: 'Careers at Nectarine',
      listFollows: true,
      lead: 'No position is open today, but we keep every message. We look for people who work carefully and enjoy talking to customers.',
      actions: [
        { label: 'Introduce yourself', channel: 'email' },
        { label: 'See the four jobs', fragment: 'jobs' },
      ],
    },
    {
      kind: 'listing',
      id: 'openings',
      heading: 'Open positions',
      items: [],
    },
    {
      kind: 'cards',
      layout: 'scenes',
      id: 'jobs',
      heading: 'Four jobs behind every box',
      intro: 'Someone is waiting for every box. These are the people who bring it to the door.',
      background: 'lagoon',
      items: [
        {
          title: 'Warehouse clerk',
          picture: { scene: 'before-loading' },
          text: 'In Dar es Salaam, Arusha, Mwanza and Guangzhou. You receive, count, photograph, weigh and repack goods, so you need to be careful and good with figures. It helps to have worked in a warehouse and, in Guangzhou, to speak Mandarin.',
        },
        {
          title: 'Customs documentation officer',
          picture: { scene: 'customs' },
          text: 'In Dar es Salaam. You check invoices, packing lists and permits, find tariff codes and prepare declarations. [The practising certificate](#certificate), an eye for detail, and good English and Swahili help you get the job.',
        },
        {
          title: 'Driver or rider',
          picture: { scene: 'door' },
          text: 'From Dar es Salaam, Arusha and Mwanza. You deliver, and bring back a signed slip for every parcel. You need a licence for the vehicle, and it helps to know the streets.',
        },
        {
          title: 'Customer support',
          picture: { scene: 'contact' },
          text: 'In office hours, Monday to Friday. You answer customers by phone, email and chat, and find out why a parcel is late. You need patience, and clear English and Swahili.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'hiring',
      heading: 'Applying costs you nothing',
      intro:
        "We never ask applicants for money: not for an application, an interview, training or a uniform. Anyone who does so in our name doesn't work for us: [tell us about it](contact).",
      chat: {
        caption: 'An example of a message, and our answer',
        messages: [
          {
            who: 'Rehema',
            text: "Good morning. I'd like to work in your warehouse in Arusha. I counted stock in a supermarket for two years, and I'm good with figures. My CV is attached.",
          },
          {
            who: 'Nectarine',
            ours: true,
            text: "Thank you, Rehema. Two years of counting stock is just what a warehouse needs. We have no open job in Arusha today, so we'll keep your message and write to you as soon as there is one.",
          },
          {
            who: 'Rehema',
            text: "Thank you for the quick answer. I'd be glad to hear from you, and I can also work evenings.",
          },
        ],
      },
      items: [
        {
          title: 'Write to us',
          text: "[Send a CV by email](channel:email), and tell us which town or office you'd like to work in.",
        },
        {
          title: 'Talk to us',
          text: "If there's a job that suits you, the head of the team calls you. Ask as many questions as you like.",
        },
        {
          title: 'Meet the team',
          text: "You see where you'd work and meet the people you'd work with. We go through the pay and the contract together.",
        },
      ],
    },
    {
      kind: 'prose',
      id: 'certificate',
      heading: 'How do I become a customs agent?',
      background: 'linen',
      picture: { scene: 'licences' },
      blocks: [
        {
          numbered: [
            '**Finish school** with Division IV or better at O level.',
            '**Apply** to the [Institute of Tax Administration](https://www.ita.ac.tz) in Dar es Salaam. It runs the course together with the Tanzania Freight Forwarders Association (TAFFA).',
            '**Study** for 4 months full time, or 6 months part time.',
            '**Receive the certificate** that customs agents in East Africa must have: the East African Customs and Freight Forwarding Practising Certificate (CFFPC).',
          ],
        },
        {
          paragraph: 'We checked this in {2026-11}. Ask the institute for dates and fees.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'sun',
      view: 'railway',
      heading: 'Write to us anyway',
      text: "Three lines are enough: what you can do, where you'd like to work, and how we reach you.",
      actions: [
        { label: 'Introduce yourself', channel: 'email' },
        { label: 'Ask a question', page: 'contact' },
      ],
    },
  ],
};
