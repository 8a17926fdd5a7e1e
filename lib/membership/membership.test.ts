/** @jest-environment node */
import fc from 'fast-check';
import { balance, breakEven } from './membership';

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
