import type { GoodsPage } from './schema/goods-page';

/** Words in braces are filled in by the page: leave them as they are. */
export const goodsPage: GoodsPage = {
  heading: '{goods} to Tanzania',
  refused: "We don't carry {goods}",
  verdict: {
    air: {
      label: 'By air',
      yes: 'Yes',
      papers: 'Yes, with papers',
      'sea-only': 'No',
      no: 'No',
    },
    sea: { label: 'By sea', yes: 'Yes', papers: 'Yes, with papers', no: 'No' },
    both: 'By air and by sea',
    sale: {
      label: 'To sell',
      text: 'Certificate',
      reason:
        'Goods that you bring in to sell usually need a certificate of conformity before shipping. It costs {percent} of the price, at least {least}.',
    },
    why: 'Why, and what to check',
  },
  total: {
    item: '{item}, {price}',
  },
  totals: {
    heading: 'Duty and taxes on {goods}',
    caption: 'The country changes only the freight',
    from: 'From',
    total: 'Total in TZS',
    freight: 'air freight {amount}',
    bySea: {
      caption: 'Duty and taxes by sea, before freight',
      item: 'Goods',
      price: 'Price',
      charges: 'Duty, taxes, quay fee',
      other: 'in duty and taxes, before freight',
      freight: 'Sea freight',
      freightFrom: '{price} from {origin}',
    },
    vehicle: { label: 'Work out the tax on your vehicle', page: 'help/vehicle-tax' },
    quoted:
      "Sea freight is extra. You pay it by space or by weight, whichever costs more. Customs taxes the freight too: if it's a tenth of the price of the goods, duty and taxes also rise by about a tenth.",
    checked:
      'We checked the customs rates on {checked}, and used the exchange rates of {exchange}.',
  },
  charges: {
    tariff: 'In the customs tariff, {goods} are under heading {heading}.',
    tariffs: 'In the customs tariff, {goods} are under these headings: {heading}.',
    toConfirm: 'Check the rate with TRA before you order.',
    byAir: '{item} from {origin}, in TZS',
    bySea: '{item}: duty and taxes in TZS, before freight',
    bySeaFrom: '{item}: duty and taxes in TZS, by sea from {origin}',
    charge: '{charge}, {percent}',
    byWeight: '{charge}, by weight',
    relieved: '{charge}: none (exempt: {relief})',
  },
  fees: {
    conformity:
      'The certificate of conformity costs extra: {percent} of the price, at least {least}.',
    forSale:
      'If you will sell the goods, a certificate of conformity costs extra: {percent} of the price, at least {least}.',
    ask: 'Ask us what {papers} cost.',
    askOne: 'Ask us what {papers} costs.',
    paper: 'the {name} ({authority})',
  },
  before: {
    heading: 'Good to know',
    papers: 'Papers',
    certificate:
      '{text} [See what it costs, and the penalty for goods without one](help/tin-and-import-papers#conformity).',
    noPapers:
      'For your own things you usually need no permit. A packing list and an invoice with the real price are enough. Goods that you sell may need a certificate.',
    packing: 'Packing',
    instead: 'What to do instead',
    goesWrong: 'What goes wrong',
  },
  related: {
    heading: 'Related goods',
    refused: 'What else we never carry',
    all: { label: 'See all goods', page: 'goods' },
  },
  close: {
    view: 'market',
    heading: 'What would yours cost?',
    text: 'Send us the link from the shop, or a photo. We check how it can travel and send you a price, free of charge.',
    actions: [
      { label: 'Get a quote', page: 'get-quote' },
      { label: 'Ask on WhatsApp', channel: 'chat' },
    ],
  },
  toScale: {
    things: [
      { name: 'Motorcycle', goods: 'motorcycles', item: 'first' },
      { name: 'Barrel', goods: 'mixed-barrel', item: 'first' },
      { name: 'TV', goods: 'televisions', item: 'first' },
      { name: 'Duvets', goods: 'bedding', item: 'first' },
      { name: 'Laptop', goods: 'laptops', item: 'first' },
      { name: 'Phone', goods: 'smartphones', item: 'first' },
    ],
    weight: '{weight} kg',
    charged: '{weight} kg, by size {charged} kg',
    meter: '1 metre',
    beforeFreight: 'before sea freight',
    key: 'By air, a large, light box is charged by its size.',
  },
  prohibited: { label: "What we can't carry", page: 'help/prohibited-items' },
  ask: { label: 'Ask on WhatsApp', channel: 'chat' },
};
