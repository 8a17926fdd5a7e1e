/** @jest-environment node */
import fc from 'fast-check';
import { orderClock } from './order-clock';

const shop = { from: 2, to: 7, unit: 'days' } as const;
const standard = { from: 7, to: 14, unit: 'business days' } as const;

test('packing and waiting are what the standard time leaves', () => {
  // 7 business days are at least 9 calendar days, and 14 at most 20.
  expect(orderClock({ shop, standard }, { from: 5, to: 9, unit: 'days' })).toEqual({
    shop: { from: 2, to: 7 },
    waiting: { from: 4, to: 11 },
    carried: { from: 5, to: 9 },
    door: { from: 11, to: 27 },
  });
});

test('the parts add up, and no part is negative, whatever the times', () => {
  const unit = fc.constantFrom('days', 'business days', 'weeks');
  const range = fc
    .tuple(fc.nat(60), fc.nat(60), unit)
    .map(([from, more, of]) => ({ from, to: from + more, unit: of }) as const);
  fc.assert(
    fc.property(range, range, range, (ofShop, whole, air) => {
      const clock = orderClock({ shop: ofShop, standard: whole }, air);
      const parts = [clock.shop, clock.waiting, clock.carried];
      for (const end of ['from', 'to'] as const)
        expect(parts.reduce((sum, part) => sum + part[end], 0)).toBe(clock.door[end]);
      for (const { from, to } of parts) expect(to).toBeGreaterThanOrEqual(from);
    }),
  );
});
