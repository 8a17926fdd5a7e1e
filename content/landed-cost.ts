import type { LandedCost } from './schema/landed-cost';

/** One example of what goods cost at the door. All but these figures is reckoned. */
export const landedCost: LandedCost = {
  caption: 'Example: finished goods by sea, duty {duty}%, in TZS',
  goods: 4_500_000,
  freight: 500_000,
  duty: 25,
  levies: { ofValue: 1.5, ofGoods: 0.6 },
  vat: 18,
  words: {
    goods: 'Goods',
    freight: 'Freight and insurance',
    duty: 'Import duty, {percent}% of goods and freight',
    levies: 'Railway levy {ofValue}%, customs fee {ofGoods}%',
    vat: 'VAT, {percent}% of all but the levies',
    total: 'At the door',
    state: 'Of this, {percent}% goes to the state. Freight is {freight}%.',
  },
};
