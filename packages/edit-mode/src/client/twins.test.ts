import { changedTogether, twinsOf } from './twins';

const times = {
  air: { from: 3, to: 6, unit: 'business days' },
  sea: { from: 3, to: 5, unit: 'weeks' },
  index: { from: 3, to: 6, unit: 'days' },
};

test('a time has its twin with the same numbers, in another unit too', () => {
  expect(twinsOf(times, 'air')).toEqual(['index']);
  expect(twinsOf(times, 'sea')).toEqual([]);
  expect(twinsOf({ a: { amount: '5.00' }, b: { amount: '6.00' } }, 'a')).toEqual([]);
  expect(twinsOf({ a: { deep: {} }, b: { deep: {} } }, 'a')).toEqual([]);
});

test('what changes in a time changes in its twin, and nothing else', () => {
  const now = { ...times.air, to: 7 };
  expect(changedTogether(times, 'air', now, ['index'])).toEqual({
    ...times,
    air: now,
    index: { from: 3, to: 7, unit: 'days' },
  });
});
