/** @jest-environment node */
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { olderPosts, POSTS_PER_PAGE } from './older-posts';
import type { EntryIn } from './page-entry';
import { neighborsOf } from './post-list';
import { POST_INDEX } from './registry';

const site = siteOf(english);
const { pageById, posts, words, locale } = site;

const index = pageById(POST_INDEX) as EntryIn<'about'>;

/** This many articles, each a day older than the one before. */
const articles = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [model] = posts;
    if (!model) throw new Error('There is no article');
    const published = new Date(Date.UTC(2026, 10, 20 - i)).toISOString().slice(0, 10);
    return { ...model, page: { ...model.page, published } };
  });

test.each([
  ['no article', 0, 0],
  ['one', 1, 0],
  ['a page full', POSTS_PER_PAGE, 0],
  ['one more than that', POSTS_PER_PAGE + 1, 1],
  ['1,050', 1050, 41],
])('%s: %i articles need %i more pages', (_, count, pages) => {
  expect(olderPosts(index, articles(count), words.posts, locale)).toHaveLength(pages);
});

describe('1,050 articles', () => {
  const pages = olderPosts(index, articles(1050), words.posts, locale);
  const all = [index, ...pages];

  test.each([
    ['address', all.map(({ canonical }) => canonical)],
    ['title', all.map(({ page }) => page.meta.title)],
    ['description', all.map(({ page }) => page.meta.description)],
    ['name', all.map(({ page }) => page.name)],
  ])('each page has a %s of its own', (_, values) => {
    expect(new Set(values).size).toBe(all.length);
  });

  test('titles and descriptions include the page number and fit search results', () => {
    const { title, description } = pages.at(-1)?.page.meta ?? {};
    expect(title).toMatch(/42.*1,026.*1,050/);
    expect(description).toMatch(/1,026.*1,050.*January 30, 2024/);
    const lengths = pages.map(({ page: { meta } }) => [meta.title.length, meta.description.length]);
    for (const [title = 0, description = 0] of lengths) {
      expect(title).toBeGreaterThanOrEqual(30);
      expect(title).toBeLessThanOrEqual(60);
      expect(description).toBeGreaterThanOrEqual(70);
      expect(description).toBeLessThanOrEqual(160);
    }
  });

  test('each page names its neighbors, which name it back', () => {
    const listed = { pageById: () => index, posts: articles(1050) } as never;
    const addresses = all.map(({ path }) => path);
    const neighbors = all.map((entry) => neighborsOf(listed, entry));
    expect(neighbors.map((of) => of?.newer)).toEqual([undefined, ...addresses.slice(0, -1)]);
    expect(neighbors.map((of) => of?.older)).toEqual([...addresses.slice(1), undefined]);
  });

  test('later pages repeat only the list', () => {
    expect(pages[0]?.page.sections.map(({ kind }) => kind)).toEqual(['page-hero', 'post-index']);
  });
});
