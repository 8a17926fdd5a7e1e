/** @jest-environment node */
import { sampleContent } from '@/lib/fixtures/sample-site';
import { destination } from '@/lib/links/links';
import { siteAt, sitesOf } from '@/lib/site/site';

const { contact, about, home } = sampleContent.collections.pages;

/** A language with two pages, and the name of a third. */
const swahili = {
  language: 'sw',
  languageName: 'Kiswahili',
  messages: {
    ...{ '/': '/', '/contact': '/mawasiliano /ofisi', [contact.name]: 'Ofisi' },
    ...{ [home.name]: 'Nyumbani', 'content/pages/home.ts:name\u0004Home': 'Mwanzo' },
    [about.name]: 'Kuhusu',
  },
};
const sites = sitesOf({ original: sampleContent, translations: [swahili] });
const site = siteAt(sites, '/sw/ofisi');

test('a page is translated once it has a name and an address, which may have earlier ones', () => {
  expect(site.pages.map(({ paths }) => paths)).toEqual([['/sw'], ['/sw/mawasiliano', '/sw/ofisi']]);
  expect(site.pageById('contact')).toMatchObject({ language: 'sw', page: { name: 'Ofisi' } });
  expect(site.pageById('home').page.name).toBe('Mwanzo');
});

test('a page without one stays in English, with its figures', () => {
  expect(destination(site, { page: 'about' })).toMatchObject({ href: '/about', hrefLang: 'en' });
  expect(site.pageById('about').page.name).toBe(about.name);
  expect(site.originRoutes).toHaveLength(sites[0]?.originRoutes.length ?? 0);
});
