/** @jest-environment node */
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { localeOf } from '@/lib/format/locales';
import { buildMetadata, metadataOf } from './metadata';
import { sitemapEntries } from './sitemap';

const { pageById, pages } = site;
const url = 'https://nectarine.example';

test('a page names its language where it is not the one that Open Graph assumes', () => {
  const other = { ...site, locale: localeOf('sw') };
  const [own, theirs] = [site, other].map((of) => metadataOf(of, of.pageById('contact')).openGraph);
  expect(own).not.toHaveProperty('locale');
  expect(theirs).toHaveProperty('locale', 'sw_TZ');
});

test.each([
  ['an alias', 'routes/uk', `${url}/shipping-routes/uk-to-tanzania`],
  ['the home page, with its slash', 'home', `${url}/`],
] as const)('%s declares its canonical address', (_, id, canonical) => {
  expect(metadataOf(site, pageById(id)).alternates).toEqual({ canonical });
});

test('a shared link shows the address and the title without the site name', () => {
  const meta = { title: 'Questions | Sample', description: '', keywords: [] };
  expect(buildMetadata(site, { meta, canonical: '/help/faq' }).openGraph).toMatchObject({
    title: 'Questions',
    url: `${url}/help/faq`,
    type: 'website',
  });
});

test('an article has its dates and leads to the feed', () => {
  const [post] = site.posts;
  const { openGraph, alternates } = post ? metadataOf(site, post) : {};
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-02-02',
    modifiedTime: '2026-01-31',
  });
  expect(alternates?.types).toEqual({ 'application/atom+xml': `${url}/feed.xml` });
});

test('the sitemap has every page once, at its canonical address, with its date', () => {
  expect(sitemapEntries([site])).toEqual(
    pages.map(({ canonical, page }) => ({
      url: `${url}${canonical}`,
      lastModified: page.updated,
    })),
  );
});
