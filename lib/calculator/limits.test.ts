/** @jest-environment node */
import { LARGEST, LARGEST_TEXT } from './limits';

test('messages state the limits', () => {
  const written = Object.entries(LARGEST).map(([of, most]) => [of, most.toLocaleString('en-US')]);
  expect(LARGEST_TEXT).toEqual(Object.fromEntries(written));
});
