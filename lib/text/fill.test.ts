/** @jest-environment node */
import { fill } from './fill';

test('replaces each name with its value', () => {
  expect(fill('{rating} out of {total} stars', { rating: '4', total: '5' })).toBe(
    '4 out of 5 stars',
  );
});

test('names the sentence and the missing value', () => {
  expect(() => fill('{minutes} minute read', {})).toThrow(/\{minutes\}/);
});
