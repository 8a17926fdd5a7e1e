import type { LandedCostExample } from './schema/landed-cost';

/** One example of what goods cost at the door. The rates are those of `customs.ts`. */
export const landedCost: LandedCostExample = {
  caption: 'Example: finished goods by sea, duty {duty}%, in TZS',
  goods: { amount: '4500000.00', currency: 'TZS' },
  freight: { amount: '500000.00', currency: 'TZS' },
  duty: 'finished',
  words: {
    goods: 'Goods',
    freight: 'Freight and insurance',
    duty: 'Import duty, {percent}% of the above',
    levies: 'Railway levy ({ofValue}% of goods and freight), processing fee ({ofGoods}% of goods)',
    vat: 'VAT, {percent}% of all of the above',
    total: 'Goods, freight, duty and taxes',
    state: 'Of this total, {percent}% goes to the state. Freight and insurance are {freight}%.',
  },
};
