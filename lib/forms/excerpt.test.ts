/** @jest-environment node */
import { excerptOf } from './excerpt';

test('an excerpt is the longest field, on one line', () => {
  expect(excerptOf({ name: 'Neema', message: 'It is 2 m long.\nCan you fetch it?' })).toBe(
    'It is 2 m long. Can you fetch it?',
  );
});

test('a long excerpt is cut at a word', () => {
  const excerpt = excerptOf({ message: 'sofa '.repeat(40) });
  expect(excerpt).toMatch(/^(?:sofa )+sofa…$/);
  expect(excerpt.length).toBeLessThanOrEqual(81);
});

test('the excerpt of an empty message is empty', () => {
  expect(excerptOf({})).toBe('');
});
