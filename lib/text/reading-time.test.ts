/** @jest-environment node */
import { english } from '@/lib/format/locales/en';
import { blockText, plainText, readingMinutes } from './reading-time';

test('counts the words of links, emphasis and abbreviations', () => {
  expect(
    plainText(
      [
        'Ask the ',
        { abbr: 'TRA', meaning: 'Tanzania Revenue Authority' },
        { strong: ' first' },
        ', then ',
        { text: 'write to us', page: 'contact' },
        '.',
      ],
      english,
    ),
  ).toBe('Ask the TRA first, then write to us.');
});

test.each([
  ['a paragraph', { paragraph: 'One.' }, 'One.'],
  ['a heading', { subheading: 'Two' }, 'Two'],
  ['a list', { list: ['a', 'b'] }, 'a b'],
  ['numbered steps', { numbered: ['c', 'd'] }, 'c d'],
  ['a note', { note: 'Three.' }, 'Three.'],
  [
    'a table',
    { table: { caption: 'Prices', columns: ['What', 'Price'], rows: [['Box', '$1']] } },
    'Box $1',
  ],
])('the words of %s', (_, block, expected) => {
  expect(blockText(block, english)).toBe(expected);
});

const article = (words: number) => [
  {
    kind: 'document' as const,
    parts: [{ id: 'a', heading: '', blocks: [{ paragraph: 'word '.repeat(words) }] }],
  },
];

test.each([
  ['a few words take a minute', 10, 1],
  ['180 words take a minute', 180, 1],
  ['900 words take five', 900, 5],
])('%s', (_, words, minutes) => {
  expect(readingMinutes(article(words), english)).toBe(minutes);
});
