/** @jest-environment node */
import { z } from 'zod';
import { hidden } from '@/content/schema/text-use';
import { sampleContent } from '@/lib/fixtures/sample-site';
import { destination } from '@/lib/links/links';
import { siteAt, sitesOf } from '@/lib/site/site';
import { translated } from './translated';

const words = z.string();
const schema = z.strictObject({
  ...{ heading: words, id: z.string().regex(/^[a-z]+$/), sent: hidden(words).optional() },
  ...{ hint: words.optional(), keywords: z.array(words).optional() },
  items: z.array(z.strictObject({ title: words, text: words })).optional(),
  table: z.strictObject({ columns: z.array(words), rows: z.array(z.array(words)) }).optional(),
});

const texts: Readonly<Record<string, string>> = {
  ...{ Rates: 'Bei', rates: 'bei', Air: 'Ndege', Sea: 'Meli', 'Cheap.': 'Nafuu.' },
  ...{ 'rate, price': 'bei, gharama, nauli' },
};
const air = { title: 'Air', text: 'Fast.' };
const sea = { title: 'Sea', text: 'Cheap.' };
const rows = [
  ['Air', '{days}'],
  ['Sea', 'Many'],
];

test.each<[string, object, object]>([
  ['translates nothing that is sent', { sent: 'Air' }, { sent: 'Air' }],
  ['keeps a text of facts alone', { hint: '{uk.rate}' }, { hint: '{uk.rate}' }],
  [
    'takes search words as one message, whose number may differ',
    { keywords: ['rate', 'price'] },
    { keywords: ['bei', 'gharama', 'nauli'] },
  ],
  ['leaves out an optional text', { hint: 'By air' }, {}],
  ['leaves out an entry', { items: [air, sea] }, { items: [{ title: 'Meli', text: 'Nafuu.' }] }],
  ['leaves out a list without entries', { items: [air] }, {}],
  [
    'leaves out whole rows of a table',
    { table: { columns: ['Air', 'Sea'], rows } },
    { table: { columns: ['Ndege', 'Meli'], rows: [['Ndege', '{days}']] } },
  ],
  ['leaves out a table without a heading', { table: { columns: ['Air', 'Days'], rows } }, {}],
])('%s', (_, content, expected) => {
  const base = { heading: 'Rates', id: 'rates' };
  const own = translated({ ...base, ...content }, schema, (text) => texts[text]);
  expect(own).toEqual({ ...base, heading: 'Bei', ...expected });
});

test('a page is translated once it has a name and an address; others stay in English', () => {
  const { pages } = sampleContent.collections;
  const messages = {
    ...{ '/': '/', '/contact': '/mawasiliano /ofisi', [pages.contact.name]: 'Ofisi' },
    ...{ [pages.home.name]: 'Nyumbani', 'content/pages/home.ts:name\u0004Home': 'Mwanzo' },
    [pages.about.name]: 'Kuhusu',
  };
  const swahili = { language: 'sw', languageName: 'Kiswahili', messages };
  const sites = sitesOf({ original: sampleContent, translations: [swahili] });
  const site = siteAt(sites, '/sw/ofisi');
  expect(site.pages.map(({ paths }) => paths)).toEqual([['/sw/mawasiliano', '/sw/ofisi'], ['/sw']]);
  expect(site.pageById('contact')).toMatchObject({ language: 'sw', page: { name: 'Ofisi' } });
  expect(site.pageById('home').page.name).toBe('Mwanzo');
  expect(destination(site, { page: 'about' })).toMatchObject({ href: '/about', hrefLang: 'en' });
  expect(site.pageById('about').page.name).toBe(pages.about.name);
  expect(site.originRoutes).toHaveLength(sites[0]?.originRoutes.length ?? 0);
});
