/** @jest-environment node */
import { fill } from './fill';

test('names the sentence and the missing value', () => {
  expect(() => fill('{minutes} minute read', {})).toThrow(/\{minutes\}/);
});
