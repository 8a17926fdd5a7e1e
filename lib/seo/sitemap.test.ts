/** @jest-environment node */
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { sitemapEntries } from './sitemap';

const site = siteOf(english);
const { company, pages } = site;

const urls = sitemapEntries([site]).map(({ url }) => url);

test('every page is in the sitemap once', () => {
  expect(new Set(urls).size).toBe(pages.length);
  expect(urls).toHaveLength(pages.length);
});

test('a page is listed at its canonical address only', () => {
  expect(urls).toContain(`${company.url}/shipping-routes/uk-to-tanzania`);
  expect(urls).not.toContain(`${company.url}/routes/uk-to-tanzania`);
});

test('each page has the date of its last change', () => {
  const days = new Map(sitemapEntries([site]).map(({ url, lastModified }) => [url, lastModified]));
  expect(
    pages.filter(({ canonical, page }) => days.get(`${company.url}${canonical}`) !== page.updated),
  ).toEqual([]);
});
