import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Get a Quote',
  updated: '2026-11-21',
  meta: {
    title: 'Get a Shipping Quote in 60 Seconds | Nectarine',
    description:
      'Tell us what you ship, from where and how big it is, and get a shipping quote to Tanzania in 60 seconds. Free, and you are not bound to book.',
    keywords: ['shipping quote Tanzania', 'freight quote', 'cargo price to Dar es Salaam'],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Request a shipping quote',
      lead: 'Tell us what you are shipping and how big it is. The quote is free, shows each part of the price, and does not oblige you to book.',
      actions: [{ label: 'Request Quote', fragment: 'quote-form' }],
      motif: 'tag',
    },
    {
      kind: 'quote-form',
      id: 'quote-form',
      heading: 'Tell us about your shipment',
      intro:
        'Measure the packed box, not the item inside it. If you do not know the weight yet, give your best guess and say so in the notes.',
    },
    {
      kind: 'points',
      heading: 'Why Request a Quote',
      layout: 'columns',
      background: 'linen',
      items: [
        {
          icon: 'coin',
          title: 'Know the cost before you buy',
          text: 'Freight and duty can make a bargain expensive. Ask first, and compare the full price with the one in a shop at home.',
        },
        {
          icon: 'scale',
          title: 'Air and sea side by side',
          text: 'Choose both services in the form, and you see what the extra days at sea would save you.',
        },
        {
          icon: 'document',
          title: 'Duty, in or out',
          text: 'Duties are normally outside the quote and paid by the recipient. Ask for DDP (Delivered Duty Paid) to have them included.',
        },
        {
          icon: 'person',
          title: 'Checked by a person',
          text: 'Someone reads your notes and asks about batteries or permits before they delay the shipment.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Ready to Ship',
      text: 'All we need is the weight, the size, the origin and the destination. If something about your cargo is unusual, talk to us first.',
      actions: [
        { label: 'Request Quote', fragment: 'quote-form' },
        { label: 'Contact Support', page: 'contact' },
      ],
    },
  ],
};
