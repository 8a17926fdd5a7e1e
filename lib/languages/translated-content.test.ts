/** @jest-environment node */
import { english } from '@/content/languages/english';
import type { Texts } from '@/content/schema/translation';
import { destination } from '@/lib/links/target';
import { sitemapEntries } from '@/lib/seo/sitemap';
import { siteAt, sitesOf, versionsOf } from '@/lib/site/sites';

/** A language with two pages. */
const texts: Texts = {
  language: 'sw',
  languageName: 'Kiswahili',
  collections: {
    pages: {
      home: { address: '', english: '', name: 'Mwanzo' },
      about: { address: 'kuhusu', english: '', unfinished: true, name: 'Kuhusu' },
      contact: { address: 'mawasiliano', aliases: ['ofisi'], english: '', name: 'Ofisi' },
    },
  },
} as Texts;

const sites = sitesOf({ original: english, translations: [texts] });
const [, swahili] = sites;
if (!swahili) throw new Error('No second site');

test('a translated page has its own addresses, texts and language', () => {
  const { paths, canonical, language, page } = swahili.pageById('contact');
  expect([paths, canonical, language, page.name]).toEqual([
    ['/sw/mawasiliano', '/sw/ofisi'],
    '/sw/mawasiliano',
    'sw',
    'Ofisi',
  ]);
});

test('only translated pages are listed', () => {
  expect(swahili.sitePages.map(({ canonical }) => canonical)).toEqual(['/sw/mawasiliano', '/sw']);
});

test('an unfinished page is not offered: links lead to the English one', () => {
  expect(destination(swahili, { page: 'about' })).toMatchObject({ href: '/about', hrefLang: 'en' });
  expect(swahili.pageById('about').page.name).toBe(sites[0]?.pageById('about').page.name);
});

test('untranslated pages are included, because their figures are needed', () => {
  expect(swahili.routeBySlug('uk').page.rate).toEqual(sites[0]?.routeBySlug('uk').page.rate);
});

test.each([
  ['contact', { href: '/sw/mawasiliano', newTab: false }],
  ['help/terms', { href: '/help/terms', newTab: false, hrefLang: 'en' }],
] as const)('a link to %s leads to the best language', (page, expected) => {
  expect(destination(swahili, { page })).toEqual(expected);
});

test('the address without a page leads to the quote form', () => {
  expect(destination(swahili, { unregistered: '/quote' }).href).toBe('/get-quote');
});

test('a page and its translation name each other, others none', () => {
  const canonicals = (id: 'contact' | 'help/terms') =>
    versionsOf(sites, { id }).map(({ canonical }) => canonical);
  expect(canonicals('contact')).toEqual(['/contact', '/sw/mawasiliano']);
  expect(canonicals('help/terms')).toEqual(['/help/terms']);
});

test.each([
  ['/', 'en'],
  ['/contact', 'en'],
  ['/sw', 'sw'],
  ['/sw/ofisi', 'sw'],
  ['/swahili', 'en'],
])('%s is in %s', (path, language) => {
  expect(siteAt(sites, path).language).toBe(language);
});

test('the sitemap has every version with its alternates', () => {
  const { company } = swahili;
  const entry = sitemapEntries(sites).find(({ url }) => url.endsWith('/sw/mawasiliano'));
  expect(entry?.alternates?.languages).toEqual({
    en: `${company.url}/contact`,
    sw: `${company.url}/sw/mawasiliano`,
    'x-default': `${company.url}/contact`,
  });
});
