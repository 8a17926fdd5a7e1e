/** @jest-environment node */
import { fill } from './fill';

test('puts each value where its name stands', () => {
  expect(fill('{rating} out of {total} stars', { rating: '4', total: '5' })).toBe(
    '4 out of 5 stars',
  );
});

test('names the sentence and the value that is missing', () => {
  expect(() => fill('{minutes} minute read', {})).toThrow(/\{minutes\}/);
});
