/** @jest-environment node */
import fc from 'fast-check';
import { english } from '@/lib/format/locales';
import { balance, breakEven, planOutcomes } from './membership';

const shillings = (amount: number) => ({ amount: amount.toFixed(2), currency: 'TZS' });
const words = { even: 'even', left: '{amount} saved', missing: '{amount} short' };

test('a plan costs nothing extra at break-even and saves above it', () => {
  const plans = fc.record({
    name: fc.constant('Any'),
    fee: fc.integer({ min: 1, max: 10_000_000 }),
    discount: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(plans, (plan) => {
      expect(balance(plan, breakEven(plan))).toBeCloseTo(0, 4);
      expect(balance(plan, breakEven(plan) + 100)).toBeGreaterThan(0);
    }),
  );
});

test.each([
  ['off-little', 'TZS 35,000'],
  ['after-little', '15,000 short'],
  ['after-even', 'even'],
  ['after-much', '40,000 saved'],
  ['with-boxes-little', '5,000 saved'],
  ['break-even', 'TZS 1,000,000'],
])('the outcome %s is %s', (name, text) => {
  const yearly = {
    little: shillings(700_000),
    even: shillings(1_000_000),
    much: shillings(1_800_000),
  };
  const terms = { fee: shillings(50_000), discount: { value: 5, unit: 'percent' as const } };
  const outcomes = planOutcomes(terms, yearly, { words, locale: english }, shillings(20_000));
  expect(outcomes[name]).toBe(text);
});
