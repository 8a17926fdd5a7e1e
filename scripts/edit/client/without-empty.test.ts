/** @jest-environment node */
import { withoutEmpty } from './without-empty';

test.each<[string, unknown, unknown]>([
  ['a text, even an empty one', { name: '' }, { name: '' }],
  ['zero and no', { amount: 0, express: false }, { amount: 0, express: false }],
  ['an empty list', { items: [] }, { items: [] }],
  [
    'a group that is filled in next to an empty one',
    { a: { b: 1 }, c: { d: {} } },
    { a: { b: 1 } },
  ],
  [
    'the filled entries of a list',
    { items: [{ a: undefined }, { a: 'x' }] },
    { items: [{ a: 'x' }] },
  ],
])('keeps %s', (_, value, kept) => {
  expect(withoutEmpty(value)).toEqual(kept);
});

test.each([{ sea: { minimum: { amount: undefined } } }, { towns: [{ name: undefined }] }])(
  'leaves nothing of %j',
  (value) => {
    expect(withoutEmpty(value)).toBeUndefined();
  },
);
