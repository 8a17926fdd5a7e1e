/** @jest-environment node */
import { highlight, wordForm } from './highlight';

const marked = (text: string, ...words: string[]) =>
  highlight(text, new Set(words.map(wordForm)))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['batteries', 'battery'],
  ['Customs', 'custom'],
  ['glass', 'glass'],
  ['us', 'us'],
])('"%s" is normalized to "%s"', (word, form) => {
  expect(wordForm(word)).toBe(form);
});

test('marks whole words, in any number and case', () => {
  expect(marked('Lithium batteries: one Battery each', 'battery')).toBe(
    'Lithium [batteries]: one [Battery] each',
  );
});
