/** @jest-environment node */
import { sampleContent } from '@/lib/fixtures/sample-site';
import { destination } from '@/lib/links/links';
import { priceList } from '@/lib/price/price-list';
import { sitemapEntries } from '@/lib/seo/sitemap';
import { siteAt, sitesOf } from '@/lib/site/site';

const { contact, about, home } = sampleContent.collections.pages;

/** A language with two pages, and the name of a third. */
const swahili = {
  language: 'sw',
  languageName: 'Kiswahili',
  messages: {
    '/': '/',
    [home.name]: 'Nyumbani',
    'content/pages/home.ts:name\u0004Home': 'Mwanzo',
    '/contact': '/mawasiliano /ofisi',
    [contact.name]: 'Ofisi',
    [about.name]: 'Kuhusu',
  },
};
const sites = sitesOf({ original: sampleContent, translations: [swahili] });
const site = siteAt(sites, '/sw/ofisi');

test('a page is translated once it has a name and an address, which may have earlier ones', () => {
  expect(site.pages.map(({ paths }) => paths)).toEqual([['/sw'], ['/sw/mawasiliano', '/sw/ofisi']]);
  expect(site.pageById('contact')).toMatchObject({ language: 'sw', page: { name: 'Ofisi' } });
  expect(site.pageById('home').page.name).toBe('Mwanzo');
  expect(destination(site, { page: 'about' })).toMatchObject({ href: '/about', hrefLang: 'en' });
  expect(site.pageById('about').page.name).toBe(about.name);
});

test('untranslated pages are included, because their figures are needed', () => {
  const rates = sites.map((one) => one.originRoutes.map(({ page }) => page.rate));
  expect(rates[1]).toEqual(rates[0]);
  const [english, swahili] = sites.map((one) => priceList(one).goods);
  expect(swahili).toHaveLength(english?.length ?? 0);
});

test('the sitemap has every version with its alternates', () => {
  const { url } = site.company;
  const entry = sitemapEntries(sites).find((one) => one.url.endsWith('/sw/mawasiliano'));
  expect(entry?.alternates?.languages).toEqual({
    en: `${url}/contact`,
    sw: `${url}/sw/mawasiliano`,
    'x-default': `${url}/contact`,
  });
});
