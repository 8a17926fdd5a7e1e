/** @jest-environment node */

import fc from 'fast-check';
import { codeOf } from '../source/code';
import { valueIn } from '../source/read';
import { mergeModules } from './merge';

const textOf = (value: unknown) => `export const page = ${codeOf(value)};\n`;

function merged(was: object, ours: object, theirs: object) {
  const { text, conflicts } = mergeModules(textOf(was), textOf(ours), textOf(theirs));
  return { value: valueIn(text), overlaps: conflicts.length > 0 };
}

test.each([
  ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, false],
  ['the same field', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, true],
  [
    'a list that both lengthened',
    { list: ['a'] },
    { list: ['a', 'ours'] },
    { list: ['a', 'theirs'] },
    { list: ['a', 'ours'] },
    true,
  ],
  [
    'entries of one list',
    { list: ['a', 'b', 'c'] },
    { list: ['a', 'b', 'ours'] },
    { list: ['theirs', 'b', 'c'] },
    { list: ['theirs', 'b', 'ours'] },
    false,
  ],
  [
    'the date, of which the later one stands',
    { updated: '2026-01-01' },
    { updated: '2026-01-02' },
    { updated: '2026-01-03' },
    { updated: '2026-01-03' },
    false,
  ],
])('merges %s', (_, was, ours, theirs, value, overlaps) => {
  expect(merged(was, ours, theirs)).toEqual({ value, overlaps });
});

const page = fc.record({
  a: fc.string({ maxLength: 3 }),
  list: fc.array(fc.string({ maxLength: 2 }), { maxLength: 4 }),
});

test('takes the version of the side that changed', () => {
  fc.assert(
    fc.property(page, page, (was, now) => {
      expect(merged(was, now, was)).toEqual({ value: now, overlaps: false });
      expect(merged(was, was, now)).toEqual({ value: now, overlaps: false });
    }),
  );
});
