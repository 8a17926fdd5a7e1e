import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { atomFeed } from './feed';

const site = siteOf(english);
const { posts } = site;

const feed = () => new DOMParser().parseFromString(atomFeed(site), 'application/xml');

test('the feed is well-formed', () => {
  expect(feed().querySelector('parsererror')).toBeNull();
});

test('the feed has every article, newest first', () => {
  const titles = [...feed().querySelectorAll('entry > title')].map((title) => title.textContent);
  expect(titles).toEqual(posts.map(({ page }) => page.name));
});

test('each entry has its own address', () => {
  const ids = [...feed().querySelectorAll('entry > id')].map((id) => id.textContent);
  expect(new Set(ids).size).toBe(posts.length);
});

test('an entry contains the full article', () => {
  const [first] = posts;
  const content = feed().querySelector('entry > content')?.textContent ?? '';
  const article = new DOMParser().parseFromString(content, 'text/html');
  const headings = [...article.querySelectorAll('h2')].map((heading) => heading.textContent);
  const parts = first?.page.sections.flatMap((section) =>
    section.kind === 'document' ? section.parts : [],
  );
  expect(headings).toEqual(parts?.map(({ heading }) => heading));
  expect(headings.length).toBeGreaterThan(0);
});

test('all links are absolute', () => {
  const addresses = [...feed().querySelectorAll('entry > content')].flatMap((content) =>
    Array.from(content.textContent?.matchAll(/href="([^"]*)"/g) ?? [], ([, address]) => address),
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !/^(https|mailto|tel):/.test(address ?? ''))).toEqual([]);
});
