import { LARGEST, LARGEST_TEXT } from './limits';

test('the limits say in messages what they are', () => {
  const written = Object.entries(LARGEST).map(([of, most]) => [of, most.toLocaleString('en-US')]);
  expect(LARGEST_TEXT).toEqual(Object.fromEntries(written));
});
