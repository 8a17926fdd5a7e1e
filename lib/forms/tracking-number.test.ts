import { beginsTrackingNumber, isTrackingNumber } from './tracking-number';

test.each([
  ['NL1234567890TZ', true],
  ['nl 12345-67890 tz', true],
  ['NL123456789TZ', false],
  ['123', false],
  ['', false],
])('%p is a whole number: %p', (typed, whole) => {
  expect(isTrackingNumber(typed)).toBe(whole);
});

test.each([
  ['', true],
  ['NL 123', true],
  ['NL1234567890T', true],
  ['NL1234567890TZ', true],
  ['NL12345678901', false],
  ['123', false],
])('%p can become a number: %p', (typed, begins) => {
  expect(beginsTrackingNumber(typed)).toBe(begins);
});
