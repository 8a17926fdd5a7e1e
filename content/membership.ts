import type { Membership } from './schema/membership';

/** What membership costs and gives. A page refers to a figure in braces: `{basic.fee}`. */
export const membership: Membership = {
  plans: {
    basic: {
      fee: { amount: '50000.00', currency: 'TZS' },
      discount: { value: 5, unit: 'percent' },
    },
    premium: {
      fee: { amount: '100000.00', currency: 'TZS' },
      discount: { value: 15, unit: 'percent' },
      most: { value: 20, unit: 'percent' },
    },
  },
  yearly: {
    low: { amount: '500000.00', currency: 'TZS' },
    some: { amount: '700000.00', currency: 'TZS' },
    middle: { amount: '1000000.00', currency: 'TZS' },
    more: { amount: '1800000.00', currency: 'TZS' },
    high: { amount: '3000000.00', currency: 'TZS' },
  },
};
