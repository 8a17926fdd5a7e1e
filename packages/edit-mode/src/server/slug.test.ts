import { slugOf } from './slug';

test.each([
  ['IMG 2031 Übersee', 60, 'img-2031-ubersee'],
  ['How do I pack a mirror?', 60, 'how-do-i-pack-a-mirror'],
  ['How do I pack a mirror?', 12, 'how-do-i'],
  ['How do I pack a mirror?', 13, 'how-do-i-pack'],
  ['Unbelievable', 6, 'unbeli'],
])('%s, at most %i characters', (text, longest, slug) => {
  expect(slugOf(text, longest)).toBe(slug);
});
