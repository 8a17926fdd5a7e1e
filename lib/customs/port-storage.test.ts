import { feeOf, storageOf } from './port-storage';

const usd = (amount: string) => ({ amount, currency: 'USD' });
/** A 20-foot container and loose goods in the tariff book of February 2024, clause 32. */
const container = { firstDays: 10, first: usd('20.00'), after: usd('40.00') };
const loose = { firstDays: 30, first: usd('1.00'), after: usd('1.50') };
const port = { freeDays: 5, raised: { from: '2', to: '15' } };

test.each([
  ['a container', container, 0, undefined],
  ['a container on the last free day', container, 5, undefined],
  // 20, and 2% to 15% more: 20.40 to 23.
  ['a container on the day after it', container, 6, { from: 20, to: 23 }],
  // Ten days at 20.
  ['a container on the last cheap day', container, 15, { from: 204, to: 230 }],
  // 200 and one day at 40: 244.80 to 276.
  ['a container on the first dear day', container, 16, { from: 244, to: 276 }],
  // 200 and fifteen days at 40.
  ['a container after a month', container, 30, { from: 816, to: 920 }],
  // 30 and five days at 1.50: 38.25 to 43.125.
  ['a tonne after forty days', loose, 40, { from: 38, to: 44 }],
])('storage of %s, %#', (_, storage, days, expected) => {
  expect(storageOf(storage, days, port)).toEqual(expected);
});

test('a fee that nobody raised stays as it is', () => {
  expect(feeOf({ amount: '90.00', currency: 'USD' }, { raised: { from: '0', to: '0' } })).toEqual({
    from: 90,
    to: 90,
  });
});
