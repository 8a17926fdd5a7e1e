/** @jest-environment node */
import { nearest } from './nearest';

const fields = ['title', 'text', 'actions', 'heading'];

test.each([
  ['two letters changed places', 'titel', 'title'],
  ['a letter is missing', 'headng', 'heading'],
  ['a letter is too many', 'textt', 'text'],
  ['capitals stand for small letters', 'Actions', 'actions'],
])('%s', (_, word, expected) => {
  expect(nearest(word, fields)).toBe(expected);
});

test('returns nothing for a word unlike any of them', () => {
  expect(nearest('picture', fields)).toBeUndefined();
});
