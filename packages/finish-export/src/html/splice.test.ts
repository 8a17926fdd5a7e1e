/** @jest-environment node */
import { splice } from './splice';

test('edits apply by position, in any order, and keep the rest', () => {
  const edits = [
    { start: 4, end: 7, text: 'B' },
    { start: 3, end: 3, text: '!' },
    { start: 0, end: 3, text: 'A' },
  ];
  expect(splice('one two', edits)).toBe('A! B');
});

test('overlapping edits throw', () => {
  const edits = [
    { start: 0, end: 3, text: '' },
    { start: 2, end: 4, text: '' },
  ];
  expect(() => splice('abcdef', edits)).toThrow('overlap');
});
