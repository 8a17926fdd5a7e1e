/** @jest-environment node */

import { customs } from '@/lib/customs/fixtures/customs';
import type { Enquiry, EnquiryTerms } from './enquiry';
import { enquiryCost } from './enquiry-cost';
import { enquiryErrors } from './enquiry-errors';

/** Round rates, so that every figure can be checked manually. */
const terms: EnquiryTerms = {
  goods: [
    { id: 'shoes', name: 'Shoes', tariff: { duty: 'finished' } },
    { id: 'cars', name: 'Cars', tariff: { duty: 'finished' }, refused: 'air' },
    { id: 'gems', name: 'Gems', tariff: { duty: 'finished' }, refused: 'sea' },
  ],
  origins: [{ value: 'uk', rate: { amount: '10.00', currency: 'GBP' } }],
  customs,
  perUnit: { USD: 2000, GBP: 3000 },
  divisor: 5000,
  own: {
    clearance: {},
    delivery: {},
    smallParcel: { upTo: 30, price: { amount: '5.00', currency: 'USD' } },
  },
};

const enquiry: Enquiry = {
  goods: 'shoes',
  by: 'air',
  origin: 'uk',
  value: '100',
  currency: 'USD',
  weight: '2',
  length: '10',
  width: '10',
  height: '10',
  freight: '',
  town: '',
};

test('by air it adds freight by weight, and the total is shown in the currency of the origin', () => {
  const cost = enquiryCost(enquiry, terms);
  // Duty 25% and levy 2% of 202,000, fee 1% of 200,000, VAT 18% of all of these.
  expect(cost.charges.map(({ amount }) => amount)).toEqual([50_500, 4040, 2000, 46_537]);
  expect(cost).toMatchObject({ goods: 200_000, freight: 60_000, delivery: 10_000, total: 373_077 });
  expect(cost.totalAtOrigin).toEqual({ amount: '124.36', currency: 'GBP' });
});

test('by sea the freight is what was quoted, in the currency of the price, and duty counts it', () => {
  const cost = enquiryCost({ ...enquiry, by: 'sea', freight: '50' }, terms);
  // The customs value is 300,000 and 1%.
  expect(cost).toMatchObject({ freight: 100_000, customsValue: 303_000 });
  expect(cost.charges[0]?.amount).toBe(75_750);
  expect(cost.totalAtOrigin.currency).toBe('GBP');
});

test('by sea without a quoted freight, the total is the charges alone', () => {
  const cost = enquiryCost({ ...enquiry, by: 'sea', length: '' }, terms);
  expect(cost.freightPrice).toBeUndefined();
  // Wharfage is 1.6% of 202,000, and its VAT 18% of that.
  const total = 50_500 + 4040 + 2000 + 46_537 + 3232 + 582;
  expect(cost).toMatchObject({ freight: 0, delivery: 0, customsValue: 202_000, total });
});

const messages = {
  goods: 'goods?',
  air: '{goods} by air?',
  sea: '{goods} by sea?',
  value: 'value?',
  valueMost: 'at most {most}',
  currency: 'currency?',
  freight: 'freight?',
  freightMost: 'freight at most {most}',
};
const measure = { positive: 'positive', least: 'least', most: 'most {most}' };
const parcelMessages = {
  origin: 'origin?',
  unclear: 'unclear',
  weight: measure,
  length: measure,
  width: measure,
  height: measure,
};
const errorsOf = (changed: Partial<Enquiry>) =>
  enquiryErrors({ ...enquiry, ...changed }, terms, messages, parcelMessages);

test.each<[string, Partial<Enquiry>, object]>([
  ['nothing is wrong', {}, {}],
  ['no goods', { goods: '' }, { goods: 'goods?' }],
  ['goods that do not fly', { goods: 'cars' }, { by: 'Cars by air?' }],
  ['goods that do not sail', { goods: 'gems', by: 'sea' }, { by: 'Gems by sea?' }],
  ['an unknown origin', { origin: 'moon' }, { origin: 'origin?' }],
  ['a price that can be read in two ways', { value: '1.250' }, { value: 'unclear' }],
  ['no price', { value: '' }, { value: 'value?' }],
  ['a price of zero', { value: '0' }, { value: 'value?' }],
  ['the largest price', { value: '1000000000' }, {}],
  ['a price above it', { value: '1000000000.01' }, { value: 'at most 1,000,000,000' }],
  ['a currency without a rate', { currency: 'XAU' }, { currency: 'currency?' }],
  ['a weight of zero', { weight: '0' }, { weight: 'positive' }],
  ['no size by air', { length: '' }, { length: 'positive' }],
  ['no size by sea', { by: 'sea', length: '' }, {}],
  ['sea freight that is no number', { by: 'sea', freight: 'ten' }, { freight: 'freight?' }],
  ['sea freight of zero', { by: 'sea', freight: '0' }, {}],
  [
    'too much sea freight',
    { by: 'sea', freight: '1e10' },
    { freight: 'freight at most 1,000,000,000' },
  ],
  ['sea freight that is not used by air', { freight: 'ten' }, {}],
])('%s', (_, changed, expected) => {
  expect(errorsOf(changed)).toEqual(expected);
});
