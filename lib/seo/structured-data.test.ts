/** @jest-environment node */
import { site } from '@/content/site';
import { pageById, pages } from '@/lib/pages/registry';
import { structuredData } from './structured-data';

const itemsOf = (id: Parameters<typeof pageById>[0]) => structuredData(pageById(id));
const typesOf = (id: Parameters<typeof pageById>[0]) => itemsOf(id).map((item) => item['@type']);

test.each([
  ['the home page is about the company', 'home', ['Organization']],
  ['a page of the first level says nothing more', 'contact', []],
  ['a page below it tells where it stands', 'services/buy-for-me', ['BreadcrumbList']],
  ['the questions are marked as such', 'help/faq', ['BreadcrumbList', 'FAQPage']],
  ['other pages with questions are not', 'services/warehousing', ['BreadcrumbList']],
  ['an article is one', 'blog/air-freight-benefits', ['BreadcrumbList', 'Article']],
] as const)('%s', (_, id, expected) => {
  expect(typesOf(id)).toEqual(expected);
});

test('breadcrumbs are numbered and carry full addresses, the last one the canonical', () => {
  const [list] = itemsOf('routes/uk');
  expect(list?.itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: `${site.url}/` }),
    expect.objectContaining({ position: 2, item: `${site.url}/shipping-routes` }),
    expect.objectContaining({
      position: 3,
      item: `${site.url}/shipping-routes/uk-to-tanzania`,
    }),
  ]);
});

test('each question of the FAQ has its answer in plain words', () => {
  const [, faq] = itemsOf('help/faq');
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.filter(({ name, acceptedAnswer }) => !name || !acceptedAnswer.text)).toEqual([]);
  expect(questions.length).toBeGreaterThanOrEqual(20);
});

test.each(pages.map((entry) => [entry.id, entry] as const))(
  'what %s tells search engines has a type and no markup',
  (_, entry) => {
    const items = structuredData(entry);
    expect(items.every((item) => typeof item['@type'] === 'string')).toBe(true);
    expect(JSON.stringify(items)).not.toContain('<');
  },
);
