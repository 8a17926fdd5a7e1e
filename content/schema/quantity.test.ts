import { companyFacts } from './facts';
import { money } from './money';
import { duration, percentage, timeRange } from './quantity';

test.each([
  ['a time range', timeRange, { from: 5, to: 7, unit: 'business days' }],
  ['a duration', duration, { value: 1, unit: 'hours' }],
  ['a percentage', percentage, { value: 2.5, unit: 'percent' }],
  ['an amount of money', money, { amount: '50000.00', currency: 'TZS' }],
])('%s is accepted', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(true);
});

test.each([
  ['a time as text', timeRange, '5-7 days'],
  ['a time that ends before it begins', timeRange, { from: 7, to: 5, unit: 'days' }],
  ['a time without its unit', timeRange, { from: 5, to: 7 }],
  ['an unknown unit', timeRange, { from: 5, to: 7, unit: 'working days' }],
  ['half a day', duration, { value: 0.5, unit: 'days' }],
  ['a deadline of no days', duration, { value: 0, unit: 'days' }],
  ['more than all', percentage, { value: 120, unit: 'percent' }],
  ['an amount with separators', money, { amount: '50,000.00', currency: 'TZS' }],
  ['an amount without its cents', money, { amount: '50000', currency: 'TZS' }],
  ['a currency by its sign', money, { amount: '7.00', currency: '£' }],
])('%s is refused', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

test('rejects a fact written as text', () => {
  expect(companyFacts.safeParse({ claims: { deadline: '3 days' } }).success).toBe(false);
});
