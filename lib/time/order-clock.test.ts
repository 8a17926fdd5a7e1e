import { clockOf } from './order-clock';

const shop = { from: 2, to: 7, unit: 'days' } as const;
const international = { from: 7, to: 14, unit: 'business days' } as const;

test('the time to the door is that of the shop and that of standard shipping', () => {
  // 7 business days are at least 9 calendar days, and 14 at most 20.
  expect(clockOf({ order: { shop }, standard: { international } })).toEqual({
    shop: { from: 2, to: 7 },
    office: { from: 9, to: 20 },
    door: { from: 11, to: 27 },
  });
  expect(clockOf({ order: { shop } })).toBeUndefined();
});
