/** @jest-environment node */
import { site } from '@/content/site';
import { pages } from '@/lib/pages/registry';
import { sitemapEntries } from './sitemap';

const urls = sitemapEntries().map(({ url }) => url);

test('every page stands in the sitemap once', () => {
  expect(new Set(urls).size).toBe(pages.length);
  expect(urls).toHaveLength(pages.length);
});

test('a page stands under its canonical address only', () => {
  expect(urls).toContain(`${site.url}/shipping-routes/uk-to-tanzania`);
  expect(urls).not.toContain(`${site.url}/routes/uk-to-tanzania`);
});

test('each page brings the day of its last change', () => {
  const days = new Map(sitemapEntries().map(({ url, lastModified }) => [url, lastModified]));
  expect(
    pages.filter(({ canonical, page }) => days.get(`${site.url}${canonical}`) !== page.updated),
  ).toEqual([]);
});
