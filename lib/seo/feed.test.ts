import { posts } from '@/lib/pages/registry';
import { atomFeed } from './feed';

const feed = () => new DOMParser().parseFromString(atomFeed(), 'application/xml');

test('the feed is well-formed', () => {
  expect(feed().querySelector('parsererror')).toBeNull();
});

test('every article is in it, the newest first', () => {
  const titles = [...feed().querySelectorAll('entry > title')].map((title) => title.textContent);
  expect(titles).toEqual(posts.map(({ page }) => page.name));
});

test('each entry has an address of its own', () => {
  const ids = [...feed().querySelectorAll('entry > id')].map((id) => id.textContent);
  expect(new Set(ids).size).toBe(posts.length);
});
