/** @jest-environment node */

import fc from 'fast-check';
import type { PlanTerms } from '@/content/schema/membership';
import { english } from '@/lib/format/locales/en';
import { balance, breakEven, planOf, planOutcomes } from './membership';
import { termsOf } from './terms-of';

const shillings = (amount: number) => ({ amount: amount.toFixed(2), currency: 'TZS' });
const terms = (fee: number, discount: number): PlanTerms => ({
  fee: shillings(fee),
  discount: { value: discount, unit: 'percent' },
});
const words = { even: 'even', left: '{amount} saved', missing: '{amount} short' };
const texts = { words, locale: english };

test('a plan has the figures from its terms', () => {
  expect(planOf('Basic', terms(50_000, 5))).toEqual({ name: 'Basic', fee: 50_000, discount: 5 });
});

test('a plan costs nothing extra at break-even and saves above it', () => {
  const fees = fc.integer({ min: 1, max: 10_000_000 });
  const discounts = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fees, discounts, (fee, discount) => {
      const plan = planOf('Any', terms(fee, discount));
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
  const outcomes = planOutcomes(terms(50_000, 5), yearly, texts, shillings(20_000));
  expect(outcomes[name]).toBe(text);
});

test('a break-even is rounded to the nearest thousand', () => {
  expect(planOutcomes(terms(100_000, 15), {}, texts)['break-even']).toBe('TZS 667,000');
});

test('an unknown plan throws an error that names it', () => {
  expect(() => termsOf('gold', { plans: {} })).toThrow(/"gold"/);
});
