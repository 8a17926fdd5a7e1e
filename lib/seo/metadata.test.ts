/** @jest-environment node */

import { english } from '@/content/languages/english';
import { page as notFound } from '@/content/not-found';
import { localeOf } from '@/lib/format/locales/locale-of';
import { metaOf } from '@/lib/pages/meta';
import { siteOf } from '@/lib/site/site-of';
import { buildMetadata, metadataOf } from './metadata';

const site = siteOf(english);
const { company, pageById, pages, posts } = site;

test('a page has its title, description and keywords', () => {
  const entry = pageById('contact');
  expect(metadataOf(site, entry)).toMatchObject(entry.page.meta);
});

test('a page names its language where it is not the one that Open Graph assumes', () => {
  const other = { ...site, locale: localeOf('sw') };
  const [own, theirs] = [site, other].map((of) => metadataOf(of, of.pageById('contact')).openGraph);
  expect(own).not.toHaveProperty('locale');
  expect(theirs).toHaveProperty('locale', 'sw_TZ');
});

test('an alias declares its canonical address', () => {
  expect(metadataOf(site, pageById('routes/uk')).alternates).toEqual({
    canonical: `${company.url}/shipping-routes/uk-to-tanzania`,
  });
});

test('a shared link shows the address and the title without the site name', () => {
  const entry = pageById('help/faq');
  expect(metadataOf(site, entry).openGraph).toMatchObject({
    title: metaOf(site, entry).title.replace(` | ${company.name}`, ''),
    url: `${company.url}/help/faq`,
    type: 'website',
  });
});

test('the address of the home page keeps its trailing slash', () => {
  expect(metadataOf(site, pageById('home')).alternates).toEqual({ canonical: `${company.url}/` });
});

test('every page links the web manifest', () => {
  const linked = new Set(pages.map((entry) => metadataOf(site, entry).manifest));
  expect([...linked]).toEqual(['/manifest.webmanifest']);
});

test.each(posts.map((entry) => [entry.id, entry] as const))('%s has its dates', (_, entry) => {
  expect(metadataOf(site, entry).openGraph).toMatchObject({
    type: 'article',
    publishedTime: entry.page.published,
    modifiedTime: entry.page.updated,
  });
});

test('the not-found page has no canonical and leaves its robots tag to Next', () => {
  const metadata = buildMetadata(site, { meta: notFound.meta });
  expect([metadata.robots, metadata.alternates]).toEqual([undefined, undefined]);
});

test('every page declares a unique address', () => {
  const canonicals = pages.map((entry) => String(metadataOf(site, entry).alternates?.canonical));
  expect(new Set(canonicals).size).toBe(pages.length);
});
