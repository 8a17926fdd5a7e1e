import { english } from '@/lib/format/locales';
import { readingMinutes } from './reading-time';

test.each([
  ['a few words take a minute', 10, 1],
  ['900 words take five', 900, 5],
])('%s', (_, words, minutes) => {
  const blocks = [{ paragraph: 'word '.repeat(words) }];
  const article = [{ kind: 'document' as const, parts: [{ id: 'a', heading: '', blocks }] }];
  expect(readingMinutes(article, english)).toBe(minutes);
});
