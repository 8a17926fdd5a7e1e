/** @jest-environment node */
import type { Block } from '@/content/schema/block';
import { english } from '@/lib/format/locales';
import { blockText, readingMinutes } from './plain-text';

const table = { caption: 'Prices', columns: ['What', 'Price'], rows: [['Box', '$1']] };

test.each<[string, Block, string]>([
  [
    'links, emphasis and abbreviations',
    { paragraph: 'Ask the <abbr title="x">TRA</abbr> **first**, then [write to us](contact)' },
    'Ask the TRA first, then write to us',
  ],
  ['a list', { list: ['a', 'b'] }, 'a b'],
  ['a table', { table }, 'Box $1'],
])('the words of %s', (_, block, expected) => {
  expect(blockText(block, english)).toBe(expected);
});

test.each([
  ['a few words take a minute', 10, 1],
  ['900 words take five', 900, 5],
])('%s', (_, words, minutes) => {
  const blocks = [{ paragraph: 'word '.repeat(words) }];
  const article = [{ kind: 'document' as const, parts: [{ id: 'a', heading: '', blocks }] }];
  expect(readingMinutes(article, english)).toBe(minutes);
});
