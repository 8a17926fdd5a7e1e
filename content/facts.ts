import type { CompanyFacts } from './schema/facts';

/**
 * Facts that several pages mention, in groups. A page refers to one in braces: `{claims.deadline}`.
 * Change it here and every sentence follows; `npm run facts -- claims.deadline` tells which.
 * Times and rates of an origin stand in its own file and are `{uk.air}`, `{uk.sea}`, `{uk.rate}`.
 */
export const facts: CompanyFacts = {
  delivery: { time: '5-7 days' },
  air: { time: '3-7 days' },
  sea: { time: '3-6 weeks' },
  'door-to-door': { time: '3-10 business days', price: '$25' },
  'online-purchase': { usa: '7-12 days' },
  express: {
    international: '3-7 business days',
    nearest: '3-5 business days',
    local: '24-48 hours',
  },
  standard: { international: '7-14 business days', local: '1-3 business days' },
  tracking: { update: '24-48 hours', example: 'NL1234567890TZ' },
  support: { review: '24 hours' },
  claims: { deadline: '3 days', review: '5-7 business days', complex: '14 days' },
  returns: { deadline: '72 hours' },
  cover: { basic: '$100' },
  office: { hours: '9:00 AM to 5:00 PM' },
  basic: { fee: 'TZS 50,000', discount: '5%' },
  yearly: {
    low: '500,000',
    some: '700,000',
    middle: '1,000,000',
    more: '1,800,000',
    high: '3,000,000',
  },
  premium: { fee: 'TZS 100,000', discount: '15%', most: '20%' },
};
