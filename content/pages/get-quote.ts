import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Get a Quote',
  updated: '2026-11-23',
  meta: {
    title: 'Get a shipping quote in 60 seconds | Nectarine',
    description:
      "Tell us in 60 seconds what you're shipping to Tanzania, where it is and how big it is. A person works out the price and emails it to you. It's free.",
    keywords: ['shipping quote Tanzania', 'freight quote', 'cargo price to Dar es Salaam'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Request a quote',
      lead: "Tell us what you're sending. We work out the price and email it to you. It's free, and you don't have to book. By air, a kilo costs {uk.rate} from the UK and {china.rate} from China.",
      actions: [{ label: 'Request Quote', fragment: 'quote-form' }],
      picture: { scene: 'quote' },
      formFollows: true,
    },
    {
      kind: 'form',
      form: 'quote',
      id: 'quote-form',
      heading: 'Tell us about your shipment',
      next: {
        id: 'what-happens-next',
        heading: 'What happens next',
        items: [
          {
            title: 'You send the request',
            text: "It's free, and you can change your mind.",
          },
          {
            title: 'A person works out the price',
            text: 'We ask you first if anything is unclear.',
          },
          {
            title: 'The price comes by email',
            text: "If you like it, you book. If you don't, you owe us nothing.",
          },
        ],
        picture: { scene: 'editorial' },
      },
    },
    {
      kind: 'cards',
      heading: 'Why Request a Quote',
      layout: 'checklist',
      background: 'linen',
      picture: { scene: 'landed-cost' },
      items: [
        {
          title: 'Know the cost before you buy',
          text: 'You see what it costs to bring it home before you pay the shop.',
        },
        {
          title: 'Air and sea side by side',
          text: 'Tick both in the form, and we send you both prices.',
        },
        {
          title: 'With or without duty',
          text: 'Do you want the duty in the price? Write DDP (Delivered Duty Paid) in the notes.',
        },
        {
          title: 'A person reads your request',
          text: 'We ask about batteries or permits before they delay your shipment.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      view: 'dar',
      heading: 'Ready to Ship',
      text: "Send the form, or [a photo on WhatsApp](channel:chat) if you don't know the weight.",
      actions: [
        { label: 'Request Quote', fragment: 'quote-form' },
        { label: 'Contact Support', page: 'contact' },
      ],
    },
  ],
};
