/** @jest-environment node */

import { languages } from '@/content/languages/languages';
import type { EntryIn, PageEntry } from '@/lib/pages/page-entry';
import { originalOf, sitesOf } from '@/lib/site/sites';
import { helpEntries, searchEntries } from './entries';
import { createSearch } from './search';

const sites = sitesOf(languages);
const site = originalOf(sites);

const entries = searchEntries(site, []);

function help(sections: EntryIn<'help'>['page']['sections']): PageEntry {
  const meta = { title: '', description: '', keywords: [] };
  const listing = { order: 1, summary: '', icon: 'chat' as const };
  const page = { name: 'Help', updated: '2026-01-31', meta, listing, sections };
  const address = { path: '/help/faq', canonical: '/help/faq', paths: ['/help/faq'] };
  return { collection: 'help', id: 'help/faq', slug: 'faq', language: 'en', ...address, page };
}

test.each(['faq', 'how-to-guides', 'prohibited-items', 'insurance-claims', 'terms'])(
  'contains the answers of "%s"',
  (page) => {
    expect(entries.some(({ href }) => href.startsWith(`/help/${page}#`))).toBe(true);
  },
);

test('every entry has a title and text', () => {
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
});

test('a question has its own address, and its answer as plain text', () => {
  const [entry] = helpEntries(site, [
    help([
      {
        kind: 'faq',
        heading: 'Questions',
        groups: [
          {
            id: 'group',
            questions: [
              {
                id: 'who-pays',
                question: 'Who pays duty?',
                answer: [
                  { paragraph: ['The ', { strong: 'recipient' }, '.'] },
                  { list: ['By card', 'In cash'] },
                ],
              },
            ],
          },
        ],
      },
    ]),
  ]);
  expect(entry).toEqual({
    href: '/help/faq#who-pays',
    title: 'Who pays duty?',
    page: 'Help',
    text: 'The recipient. By card In cash',
  });
});

test('text without an id is addressed by a text fragment', () => {
  const [entry] = helpEntries(site, [
    help([
      {
        kind: 'points',
        id: 'categories',
        heading: 'Categories',
        layout: 'rows',
        items: [{ title: 'Walkie-talkies, radios', text: 'Type approval.' }],
      },
    ]),
  ]);
  expect(entry?.href).toBe('/help/faq#categories:~:text=Walkie%2Dtalkies%2C%20radios');
});

test('a page outside the help folder is not searched', () => {
  expect(entries.some(({ href }) => href.startsWith('/services/online-purchase'))).toBe(false);
});

describe.each(sites.map((site) => [site.languageName, site] as const))('in %s', (_, site) => {
  const others = sites.filter((other) => other !== site);
  const answersOf = (site: (typeof sites)[number]) =>
    helpEntries(site, [site.pageById('help/faq')]);
  const found = createSearch(searchEntries(site, others));

  test.each(others.map((other) => [other.languageName, other] as const))(
    'finds an answer by its question in %s',
    (_, other) => {
      const asked = answersOf(other)[1]?.title ?? '';
      expect(found(asked)[0]?.href).toBe(answersOf(site)[1]?.href);
    },
  );
});
