import type { CompanyFacts } from './schema/facts';

/**
 * Facts that several pages mention, in groups. A page refers to one in braces: `{claims.deadline}`.
 * Change it here and every sentence follows; `npm run facts -- claims.deadline` lists them.
 * An origin's times and rate are in its own file: `{uk.air}`, `{uk.sea}`, `{uk.rate}`; membership is in
 * `content/membership.ts`, office hours in `content/site.ts`.
 */
export const facts: CompanyFacts = {
  delivery: { time: { from: 5, to: 7, unit: 'days' } },
  // Until the parcel reaches our office abroad. The rest of `{order.door}` is worked out.
  order: { shop: { from: 2, to: 7, unit: 'days' } },
  air: { time: { from: 3, to: 7, unit: 'days' } },
  sea: { time: { from: 3, to: 6, unit: 'weeks' } },
  'door-to-door': {
    time: { from: 3, to: 10, unit: 'business days' },
    price: { amount: '25.00', currency: 'USD' },
  },
  'online-purchase': { usa: { from: 7, to: 12, unit: 'days' } },
  express: {
    international: { from: 3, to: 7, unit: 'business days' },
    nearest: { from: 3, to: 5, unit: 'business days' },
    local: { from: 24, to: 48, unit: 'hours' },
  },
  standard: {
    international: { from: 7, to: 14, unit: 'business days' },
    local: { from: 1, to: 3, unit: 'business days' },
  },
  tracking: { update: { from: 24, to: 48, unit: 'hours' }, example: { code: 'NL1234567890TZ' } },
  support: { review: { value: 24, unit: 'hours' } },
  claims: {
    deadline: { value: 3, unit: 'days' },
    review: { from: 5, to: 7, unit: 'business days' },
    complex: { value: 14, unit: 'days' },
  },
  returns: { deadline: { value: 72, unit: 'hours' } },
  cover: { basic: { amount: '100.00', currency: 'USD' } },
  // An example: the freight of the 0.6 kg of a phone in its box from the USA, by the weight on its page; the sum and the premiums are worked out: `{insurance.sum}`, `{insurance.at-low}`.
  insurance: {
    goods: { amount: '500.00', currency: 'USD' },
    freight: { amount: '9.00', currency: 'USD' },
    extra: { value: 10, unit: 'percent' },
    low: { value: 0.5, unit: 'percent' },
    middle: { value: 1, unit: 'percent' },
    high: { value: 2, unit: 'percent' },
  },
};
