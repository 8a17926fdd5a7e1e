import { sampleContent, sampleSite as site } from '@/lib/fixtures/sample-site';
import { breadcrumbs } from '@/lib/links/breadcrumbs';
import { metaOf } from '@/lib/seo/meta';
import { siteOf } from '@/lib/site/site';

const { collections } = sampleContent;
const { pageAt, pageById } = site;

test.each([
  ['/', 'home'],
  ['/contact', 'contact'],
  ['/help/faq', 'help/faq'],
  ['/routes/uk-to-tanzania', 'routes/uk'],
  ['/shipping-routes/uk-to-tanzania', 'routes/uk'],
])('%s is the address of %s', (path, id) => {
  expect(pageAt(path)?.id).toBe(id);
});

test.each(['/quote', '/about/', '/nowhere'])('nothing is served at %s', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test('an alias leads to the same page, whose canonical address stays', () => {
  const about = { ...collections.pages.about, aliases: ['/about/what-is-this'] };
  const withAlias = siteOf({
    ...sampleContent,
    collections: { ...collections, pages: { ...collections.pages, about } },
  });
  expect(withAlias.pageAt('/about/what-is-this')).toMatchObject({
    id: 'about',
    canonical: '/about',
  });
});

test.each([
  ['home', []],
  ['contact', []],
  ['services/warehousing', ['/', '/services', '/services/warehousing']],
  ['routes/uk', ['/', '/shipping-routes', '/shipping-routes/uk-to-tanzania']],
  ['blog/first-article', ['/', '/about', '/about/blog', '/blog/first-article']],
] as const)('the trail to %s leads through the pages above it', (id, expected) => {
  expect(breadcrumbs(site, pageById(id as 'home')).map(({ path }) => path)).toEqual(expected);
});

test('the title and the description of an origin state its times and price', () => {
  const { title, description } = metaOf(site, site.routeBySlug('uk'));
  expect(title).toMatch(/the UK.*£7/);
  expect(description).toMatch(/5-7 days.*3-5 weeks.*£7/);
});
