import type { GoodsPage } from './schema/goods-page';

/** Words in braces are filled in by the page: leave them as they are. */
export const goodsPage: GoodsPage = {
  heading: '{goods} to Tanzania',
  verdict: {
    air: {
      label: 'By air',
      yes: 'Yes',
      papers: 'Yes, with papers',
      'sea-only': 'No, by sea only',
      no: 'No',
    },
    sea: { label: 'By sea', yes: 'Yes', papers: 'Yes, with papers', no: 'No' },
  },
  total: {
    item: '{item}, {price}',
  },
  totals: {
    heading: 'What it costs in total',
    caption: 'Total by air in TZS, cheapest first',
    from: 'From',
    bySea: {
      caption: 'By sea, before freight',
      item: 'Goods',
      price: 'Price',
      charges: 'Duty, taxes, quay fee',
      freight: 'Sea freight',
      freightFrom: '{price} from {origin}',
    },
    quoted:
      "You pay sea freight on top, by space or by weight, whichever costs more. Customs taxes the freight too: if it's a tenth of the price of the goods, duty and taxes also rise by about a tenth.",
    checked: 'Customs rates checked {checked}; exchange rates of {exchange}.',
  },
  charges: {
    tariff: 'In the tariff, it comes under {heading}.',
    toConfirm: 'Check the rate with TRA before you order.',
    byAir: '{item}, by air: duty and taxes, in TZS',
    bySea: '{item}, by sea, before freight: duty and taxes, in TZS',
    bySeaFrom: '{item}, by sea from {origin}: duty and taxes, in TZS',
    charge: '{charge}, {percent}',
    byWeight: '{charge}, by weight',
    relieved: '{charge}: none (exempt: {relief})',
  },
  fees: {
    conformity: 'the certificate of conformity ({percent} of the price, at least {least})',
    forSale: 'for goods to sell, {what}',
    ask: 'fees to ask us for: {papers}',
    paper: '{name} ({authority})',
  },
  before: {
    heading: 'Good to know',
    papers: 'Papers',
    certificate:
      '{text} [What it costs, and the penalty without it](help/tin-and-import-papers#conformity).',
    noPapers:
      'For your own things you usually need no permit. A packing list and an invoice with the real price are enough. Goods that you sell may need a certificate.',
    packing: 'Packing',
    instead: 'What to do instead',
    goesWrong: 'What goes wrong',
  },
  related: { heading: 'Related goods', all: { label: 'All goods', page: 'goods' } },
  toScale: {
    origin: 'china',
    things: [
      { name: 'Phone', goods: 'smartphones', item: 'first' },
      { name: 'Shoes', goods: 'shoes', item: 'first' },
      { name: 'Laptop', goods: 'laptops', item: 'first' },
      { name: 'Duvets', goods: 'bedding', item: 'first' },
      { name: 'TV', goods: 'televisions', item: 'first' },
      { name: 'Barrel', goods: 'mixed-barrel', item: 'first' },
      { name: 'Motorcycle', goods: 'motorcycles', item: 'first' },
    ],
    weight: '{weight} kg',
    charged: '{weight} kg, charged as {charged} kg',
    meter: '1 metre',
    key: 'These are prices for air freight from {origin}. For sea freight, ask us for a quote. We charge a large, light box by its size.',
  },
  prohibited: { label: "What we can't carry", page: 'help/prohibited-items' },
  ask: { label: 'Ask by chat', channel: 'chat' },
};
