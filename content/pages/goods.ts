import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Goods',
  updated: '2026-11-23',
  meta: {
    title: 'What can I ship to Tanzania, and what does it cost?',
    description:
      'See whether phones, cars and other goods can come by air or sea, which papers they need, and what they cost in shillings with duty and VAT.',
    keywords: [
      'what can I ship to Tanzania',
      'import duty Tanzania',
      'prohibited goods Tanzania',
      'total import cost Tanzania',
    ],
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Can I ship it, and what will it cost?',
      lead: 'Type what you want to bring. See whether it can fly, which papers it needs, and what it costs in shillings with duty and taxes.',
      tool: { form: 'search' },
      actions: [
        { label: 'Laptop', page: 'goods/laptops' },
        { label: 'Phone', page: 'goods/smartphones' },
        { label: 'Perfume', page: 'goods/perfume' },
      ],
      picture: { scene: 'goods' },
    },
    {
      kind: 'to-scale',
      id: 'to-scale',
      heading: 'What can fly, and what goes by sea?',
      intro:
        'Six things at one scale. Each price is for buying the thing in the UK and bringing it here, taxes paid. For what comes by sea, add the sea freight.',
      background: 'linen',
    },
    {
      kind: 'goods-index',
      id: 'all',
      heading: 'All goods',
      intro:
        'Prices are for one typical item from the UK, as above. Where it says “By sea, before freight”, add the sea freight.',
      more: {
        label: 'What the prices include',
        text: 'A price in shillings includes the item, air freight, duty and taxes and, for a small parcel, delivery in Dar es Salaam. The price for household effects leaves out the things themselves, because you own them already. Where it says “by sea, before freight”, we price that freight on request; customs taxes it too. Each page says what its price leaves out.',
      },
      all: 'From the UK, taxes paid',
      beforeFreight: 'By sea, before freight',
      showAll: 'Show all {count}',
      groups: {
        air: {
          title: 'By air',
          chip: 'Air',
          text: 'These can fly. If you sell them, you may need a certificate.',
          more: { label: 'Air freight by country', page: 'shipping-routes' },
        },
        papers: {
          title: 'By air, with papers',
          chip: 'Papers',
          text: "These can fly once an authority or the carrier agrees. Each page says who has to agree. Goods that are priced by sea are heavy or bulky: flying them only makes sense if it's urgent.",
          more: { label: 'See which papers you need', page: 'help/tin-and-import-papers' },
        },
        sea: {
          title: 'By sea only',
          chip: 'Sea',
          text: 'Too heavy, too large, or not allowed in an ordinary air parcel.',
          more: { label: 'Compare sea and air freight', page: 'services/sea-air-freight' },
        },
        never: {
          title: "Goods we don't carry",
          chip: 'Never',
          text: "The law or the airlines forbid nine kinds. We don't carry alcohol or tobacco either. See [the full list](help/prohibited-items).",
          more: { label: 'Not sure? Ask before you pack', channel: 'chat' },
        },
      },
    },
    {
      kind: 'call-to-action',
      view: 'market',
      heading: 'Not in the list?',
      text: 'Send us a photo or a link, and we tell you whether it can come and how.',
      actions: [
        { label: 'Ask on WhatsApp', channel: 'chat' },
        { label: 'Get a quote', page: 'get-quote' },
      ],
    },
  ],
};
