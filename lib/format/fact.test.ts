/** @jest-environment node */
import { english } from '@/lib/format/locales/en';
import { formatFact } from './fact';

test.each([
  [{ from: 5, to: 7, unit: 'days' }, '5-7 days'],
  [{ value: 3, unit: 'days' }, '3 days'],
  [{ value: 15, unit: 'percent' }, '15%'],
  [{ amount: '25.00', currency: 'USD' }, '$25'],
  [{ amount: '50000.00', currency: 'TZS' }, 'TZS 50,000'],
  [{ code: 'NL1234567890TZ' }, 'NL1234567890TZ'],
] as const)('%o reads %s', (fact, text) => {
  expect(formatFact(fact, english)).toBe(text);
});
