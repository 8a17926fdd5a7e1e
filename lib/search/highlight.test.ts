/** @jest-environment node */
import fc from 'fast-check';
import { excerpt, highlight, wordForm } from './highlight';

const marked = (text: string, ...words: string[]) =>
  highlight(text, new Set(words.map(wordForm)))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['batteries', 'battery'],
  ['Customs', 'custom'],
  ['glass', 'glass'],
  ['DDP', 'ddp'],
  ['us', 'us'],
])('"%s" is normalized to "%s"', (word, form) => {
  expect(wordForm(word)).toBe(form);
});

test('marks whole words, in any number and case', () => {
  expect(marked('Lithium batteries: one Battery each', 'battery')).toBe(
    'Lithium [batteries]: one [Battery] each',
  );
});

test('returns a text without matches in one piece', () => {
  expect(highlight('Nothing here.', new Set(['customs']))).toEqual([
    { text: 'Nothing here.', hit: false },
  ]);
});

test('an empty text has no pieces', () => {
  expect(highlight('', new Set(['customs']))).toEqual([]);
});

test('the pieces add up to the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
      const pieces = highlight(text, new Set(words));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

const long = `${'before '.repeat(30)}customs ${'after '.repeat(30)}`.trim();

test('an excerpt of a long text contains its first match', () => {
  const text = excerpt(long, new Set([wordForm('customs')]), 60);
  expect(text).toMatch(/^… before .*customs after.* …$/);
});

test('an excerpt without a match is the beginning', () => {
  expect(excerpt(long, new Set(), 20)).toBe('before before before …');
});

test('a short text is its own excerpt', () => {
  expect(excerpt('Short.', new Set(), 20)).toBe('Short.');
});

test('an excerpt is part of the text and close to the requested length', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(words, fc.nat(), fc.integer({ min: 20, max: 120 }), (all, index, length) => {
      const text = all.join(' ');
      const part = excerpt(text, new Set([wordForm(all[index % all.length] ?? '')]), length);
      expect(part.length).toBeLessThanOrEqual(length + '…  …'.length);
      expect(text).toContain(part.replace(/^… | …$/g, ''));
    }),
  );
});
