/** @jest-environment node */
import { holdToTime } from './promised-time';

test('a heading that says the time is well', () => {
  expect(() => holdToTime('Shipped in 5-7 days', '5-7 days', 'uk')).not.toThrow();
});

test('one that says another is named, with the origin', () => {
  expect(() => holdToTime('Shipped in 5-7 days', '6-8 days', 'uk')).toThrow(
    '"Shipped in 5-7 days" does not say 6-8 days, the time of uk',
  );
});
