/** @jest-environment node */
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import type { EntryIn } from '@/lib/pages/page-entry';
import { POST_INDEX } from '@/lib/pages/registry';
import { olderPosts } from './older-posts';
import { neighborsOf } from './post-list';

const index = site.pageById(POST_INDEX) as EntryIn<'about'>;

/** This many articles, each a day older than the one before. */
const articles = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [model] = site.posts;
    if (!model) throw new Error('There is no article');
    const published = new Date(Date.UTC(2026, 10, 20 - i)).toISOString().slice(0, 10);
    return { ...model, page: { ...model.page, published } };
  });

const older = (count: number) => olderPosts(index, articles(count), site.words.posts, site.locale);

describe('1,050 articles', () => {
  const pages = older(1050);
  const all = [index, ...pages];

  test.each([
    ['address', all.map(({ canonical }) => canonical)],
    ['title', all.map(({ page }) => page.meta.title)],
    ['description', all.map(({ page }) => page.meta.description)],
    ['name', all.map(({ page }) => page.name)],
  ])('each page has a %s of its own', (_, values) => {
    expect(new Set(values).size).toBe(all.length);
  });

  test('titles and descriptions include the page number and the articles on it', () => {
    const { title, description } = pages.at(-1)?.page.meta ?? {};
    expect(title).toMatch(/42.*1,026.*1,050/);
    expect(description).toMatch(/1,026.*1,050.*January 30, 2024/);
  });

  test('each page names its neighbors, which name it back', () => {
    const listed = { pageById: () => index, posts: articles(1050) } as never;
    const addresses = all.map(({ path }) => path);
    const neighbors = all.map((entry) => neighborsOf(listed, entry));
    expect(neighbors.map((of) => of?.newer)).toEqual([undefined, ...addresses.slice(0, -1)]);
    expect(neighbors.map((of) => of?.older)).toEqual([...addresses.slice(1), undefined]);
  });
});
