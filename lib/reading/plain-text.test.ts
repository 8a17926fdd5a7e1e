import type { Block } from '@/content/schema/block';
import { english } from '@/lib/format/locales';
import { blockText } from './plain-text';

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
