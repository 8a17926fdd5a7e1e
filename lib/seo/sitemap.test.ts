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

test('an article brings its day', () => {
  const article = sitemapEntries().find(({ url }) => url.endsWith('/blog/air-freight-benefits'));
  expect(article?.lastModified).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
