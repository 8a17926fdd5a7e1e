import type { PriceWords } from './schema/price';

/** Words in braces are filled in by the page: leave them as they are. */
export const price: PriceWords = {
  fields: { from: 'From', thing: 'What', weight: 'Kilos' },
  item: '{item}, {price}, from {origin}',
  total: 'about {amount}',
  atDoor: 'At your door, the goods included',
  onTop: 'Duty and taxes, on top of the goods and the freight',
  parts: {
    goods: 'Goods, {price}',
    freight: 'Air freight of {weight} kg, and delivery',
    freightBySize: 'Air freight of {weight} kg by size, and delivery',
    seaFreight: 'Sea freight',
    byQuote: 'by quote',
    charges: 'Duty and taxes',
  },
  byAir: 'By air',
  bySea: 'By sea',
  rate: 'Air rate',
  leftOutToo: 'Nor is this counted: {what}.',
  lines: 'Every line of the sum',
  others: 'All countries',
  quote: 'Request this quote',
  notes: 'Price of the goods: {price}. Estimate on the site: {total}.',
  failed: "We couldn't load the rates. Check your connection, then change a field.",
  first: { goods: 'smartphones', origin: 'uk' },
  popular: [
    'smartphones',
    'laptops',
    'clothes',
    'shoes',
    'cosmetics',
    'handbags',
    'televisions',
    'cars',
  ],
};
