/** @jest-environment node */

import { page as notFound } from '@/content/not-found';
import { site } from '@/content/site';
import { metaOf } from '@/lib/pages/meta';
import { pageById, pages } from '@/lib/pages/registry';
import { buildMetadata, metadataOf } from './metadata';
import { webManifest } from './web-manifest';

test('a page brings its title, description and keywords', () => {
  const entry = pageById('contact');
  expect(metadataOf(entry)).toMatchObject(entry.page.meta);
});

test('an alias declares the one address to keep', () => {
  expect(metadataOf(pageById('routes/uk')).alternates).toEqual({
    canonical: `${site.url}/shipping-routes/uk-to-tanzania`,
  });
});

test('a shared link shows the title, without the name of the site, and the address', () => {
  const entry = pageById('help/faq');
  expect(metadataOf(entry).openGraph).toMatchObject({
    title: metaOf(entry).title.replace(` | ${site.name}`, ''),
    url: `${site.url}/help/faq`,
    type: 'website',
  });
});

test('the home page keeps its slash', () => {
  expect(metadataOf(pageById('home')).alternates).toEqual({ canonical: `${site.url}/` });
});

test('the page to keep on the home screen names the manifest, and no other', () => {
  const naming = pages.filter((entry) => metadataOf(entry).manifest);
  expect(naming.map(({ path }) => path)).toEqual([webManifest().start_url]);
});

test('an article tells its days', () => {
  const entry = pageById('blog/air-freight-benefits');
  expect(metadataOf(entry).openGraph).toMatchObject({
    type: 'article',
    publishedTime: 'published' in entry.page && entry.page.published,
    modifiedTime: entry.page.updated,
  });
});

test('the not-found page has no address to keep, and leaves its robots tag to Next', () => {
  const metadata = buildMetadata({ meta: notFound.meta });
  expect([metadata.robots, metadata.alternates]).toEqual([undefined, undefined]);
});

test('no two pages declare the same address', () => {
  const canonicals = pages.map((entry) => String(metadataOf(entry).alternates?.canonical));
  expect(new Set(canonicals).size).toBe(pages.length);
});
