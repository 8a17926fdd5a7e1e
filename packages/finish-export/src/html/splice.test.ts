/** @jest-environment node */
import fc from 'fast-check';
import { splice } from './splice';

test('edits apply by position, in any order', () => {
  const edits = [
    { start: 4, end: 7, text: 'B' },
    { start: 0, end: 3, text: 'A' },
  ];
  expect(splice('one two', edits)).toBe('A B');
});

test('an insertion removes nothing', () => {
  expect(splice('ac', [{ start: 1, end: 1, text: 'b' }])).toBe('abc');
});

test('a text without edits stays as it is', () => {
  fc.assert(fc.property(fc.string(), (text) => splice(text, []) === text));
});

test('overlapping edits throw', () => {
  const edits = [
    { start: 0, end: 3, text: '' },
    { start: 2, end: 4, text: '' },
  ];
  expect(() => splice('abcdef', edits)).toThrow('overlap');
});
