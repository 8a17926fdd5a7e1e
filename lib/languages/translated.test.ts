import { z } from 'zod';
import { cells, hidden, namesOf, oneMessage } from '@/content/schema/text-use';
import { sampleContent } from '@/lib/fixtures/sample-site';
import { destination } from '@/lib/links/links';
import { siteAt, sitesOf } from '@/lib/site/site';
import { translated } from './translated';

test('texts are translated, and what is missing is left out', () => {
  const word = z.string();
  const table = z
    .strictObject({ columns: cells(z.array(word)), rows: z.array(cells(z.array(word))) })
    .optional();
  const list = z.array(z.strictObject({ title: word, text: word })).optional();
  const schema = z.strictObject({
    heading: word,
    id: z.string().regex(/^[a-z]+$/),
    sent: hidden(word),
    figure: word,
    hint: word.optional(),
    ways: hidden(z.array(word)),
    wayNames: namesOf('ways', z.record(z.string(), word)),
    keywords: oneMessage(z.array(word)),
    list,
    empty: list,
    table,
    broken: table,
  });
  const fast = { title: 'Air', text: 'Fast.' };
  const rows = [
    ['Air', '{days}'],
    ['Sea', 'Many'],
  ];
  const content = {
    heading: 'Rates',
    id: 'rates',
    sent: 'Air',
    figure: '{uk.rate}',
    hint: 'By air',
    ways: ['Air', 'Sea'],
    wayNames: { Sea: 'By sea' },
    keywords: ['rate', 'price'],
    list: [fast, { title: 'Sea', text: 'Cheap.' }],
    empty: [fast],
    table: { columns: ['Air', 'Sea'], rows },
    broken: { columns: ['Air', 'Days'], rows },
  };
  const texts: Readonly<Record<string, string>> = {
    Rates: 'Bei',
    rates: 'bei',
    Air: 'Ndege',
    Sea: 'Meli',
    'Cheap.': 'Nafuu.',
    'rate, price': 'bei, gharama, nauli',
  };
  expect(translated(content, schema, (text) => texts[text])).toEqual({
    heading: 'Bei',
    id: 'rates',
    sent: 'Air',
    figure: '{uk.rate}',
    ways: ['Air', 'Sea'],
    // All of the list, whether English has another name for them or not.
    wayNames: { Air: 'Ndege', Sea: 'Meli' },
    // Search words are one message, whose number may differ.
    keywords: ['bei', 'gharama', 'nauli'],
    list: [{ title: 'Meli', text: 'Nafuu.' }],
    table: { columns: ['Ndege', 'Meli'], rows: [['Ndege', '{days}']] },
  });
});

test('a page is translated once it has a name and an address; others stay in English', () => {
  const { pages } = sampleContent.collections;
  const messages = {
    '/': '/',
    '/contact': '/mawasiliano /ofisi',
    [pages.contact.name]: 'Ofisi',
    [pages.home.name]: 'Nyumbani',
    'content/pages/home.ts:name\u0004Home': 'Mwanzo',
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

test('where a page cannot do without a text, its last translation stays until there is a new one', () => {
  const { about } = sampleContent.collections.pages;
  const place = (field: string) => `content/pages/about.ts:${field}`;
  const [hero] = about.sections;
  const messages = { '/about': '/kuhusu', [about.meta.description]: 'Maelezo' };
  const lastByPlace = {
    [place('name')]: [['Us', 'Sisi']],
    [place('meta.title')]: [['Who we are', 'Sisi ni nani']],
    [place('meta.keywords')]: [['us, we', 'sisi, wetu']],
    [place('sections.lead')]: [['We ship.', 'Tunasafirisha.']],
    // Of two that stand there, the one that is still said elsewhere is not what is gone.
    [place('sections.heading')]: [
      ['The first part', 'Sehemu'],
      ['We', 'Sisi'],
    ],
  } as const;
  const swahili = { language: 'sw', languageName: 'Kiswahili', messages, lastByPlace };
  const part = {
    kind: 'document' as const,
    parts: [{ id: 'a', heading: 'The first part', blocks: [] }],
  };
  const page = { ...about, sections: [hero, part] } as typeof about;
  const { collections } = sampleContent;
  const original = {
    ...sampleContent,
    collections: { ...collections, pages: { ...collections.pages, about: page } },
  };
  const site = siteAt(sitesOf({ original, translations: [swahili] }), '/sw/kuhusu');
  const own = site.pageById('about').page as typeof about;
  expect(own.name).toBe('Sisi');
  expect(own.meta).toEqual({
    title: 'Sisi ni nani',
    description: 'Maelezo',
    keywords: ['sisi', 'wetu'],
  });
  expect(own.sections).toMatchObject([{ heading: 'Sisi', lead: 'Tunasafirisha.' }]);
});
