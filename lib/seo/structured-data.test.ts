/** @jest-environment node */
import { site } from '@/content/site';
import { pageById, pages } from '@/lib/pages/registry';
import type { Item } from './graph/node';
import { structuredData } from './structured-data';

type Id = Parameters<typeof pageById>[0];
const nodesOf = (id: Id) => structuredData(pageById(id));
const typesOf = (id: Id) => nodesOf(id).map((node) => node['@type']);

function nodeOf<Type extends string>(id: Id, type: Type): Item<Type> {
  const found = nodesOf(id).find((node) => node['@type'] === type);
  if (!found) throw new Error(`No ${type} on ${id}`);
  return found as Item<Type>;
}

test.each([
  ['the home page stands for the site', 'home', ['WebSite']],
  ['the company is told of where its facts stand', 'about', ['WebPage', 'Organization']],
  ['a page of the first level is only a page', 'help', ['WebPage']],
  ['a service is one', 'services/buy-for-me', ['WebPage', 'BreadcrumbList', 'Service']],
  ['the questions are marked as such', 'help/faq', ['WebPage', 'BreadcrumbList', 'FAQPage']],
  ['an origin is a service', 'routes/uk', ['WebPage', 'BreadcrumbList', 'Service']],
  ['an article is one', 'blog/air-freight-benefits', ['WebPage', 'BreadcrumbList', 'Article']],
] as const)('%s', (_, id, expected) => {
  expect(typesOf(id)).toEqual(expected);
});

test('every office is a place with its hours', () => {
  const offices = nodesOf('contact').filter((node) => node['@type'] === 'LocalBusiness');
  expect(offices).toHaveLength(5);
  expect(offices[0]).toMatchObject({
    name: 'Nectarine Dar es Salaam',
    openingHoursSpecification: { opens: '09:00', closes: '17:00' },
  });
});

test('breadcrumbs are numbered and carry canonical addresses', () => {
  expect(nodeOf('routes/uk', 'BreadcrumbList').itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: `${site.url}/` }),
    expect.objectContaining({ position: 2, item: `${site.url}/shipping-routes` }),
    expect.objectContaining({
      position: 3,
      item: `${site.url}/shipping-routes/uk-to-tanzania`,
    }),
  ]);
});

test('an origin has its rate for a kilogram', () => {
  expect(nodeOf('routes/germany', 'Service').offers).toMatchObject({
    priceSpecification: { price: 13.5, priceCurrency: 'EUR', unitCode: 'KGM' },
  });
});

test.each([
  ['services/local-delivery', [{ priceSpecification: { minPrice: 5, priceCurrency: 'USD' } }]],
  [
    'membership',
    [
      { name: 'Basic', price: 50_000, priceCurrency: 'TZS' },
      { name: 'Premium', price: 100_000, priceCurrency: 'TZS' },
    ],
  ],
  ['services/warehousing', undefined],
] as const)('what %s costs is told only where the page does', (id, offers) => {
  const service = nodeOf(id, 'Service');
  if (offers) expect(service.offers).toMatchObject(offers);
  else expect(service).not.toHaveProperty('offers');
});

test('an article has its picture, its days and its desk', () => {
  expect(nodeOf('blog/air-freight-benefits', 'Article')).toMatchObject({
    image: `${site.url}/share/blog/air-freight-benefits.png`,
    datePublished: '2026-05-19',
    dateModified: pageById('blog/air-freight-benefits').page.updated,
    author: { '@type': 'Organization', name: 'Freight desk, Dar es Salaam' },
  });
});

test('each question of the FAQ has its answer in plain words', () => {
  const questions = nodeOf('help/faq', 'FAQPage').mainEntity as unknown as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions.filter(({ name, acceptedAnswer }) => !name || !acceptedAnswer.text)).toEqual([]);
  expect(questions.length).toBeGreaterThanOrEqual(20);
});

test('no placeholder is told to search engines', () => {
  const graph = JSON.stringify(pages.flatMap(structuredData));
  const invented = [
    site.phone,
    site.emails.info,
    site.legal.name,
    ...site.social.map(({ url }) => url),
    ...site.offices.map(({ address }) => address[0] ?? ''),
  ];
  expect(invented.filter((fact) => graph.includes(fact))).toEqual([]);
});

describe('once the facts are real', () => {
  const { placeholders } = site;
  beforeEach(() => {
    site.placeholders = [];
  });
  afterEach(() => {
    site.placeholders = placeholders;
  });

  test('the company can be called, written to and followed', () => {
    expect(nodeOf('about', 'Organization')).toMatchObject({
      legalName: site.legal.name,
      telephone: site.phone,
      email: site.emails.info,
      contactPoint: { telephone: site.phone, email: site.emails.support },
      sameAs: site.social.map(({ url }) => url),
    });
  });

  test('the offices have their streets', () => {
    expect(nodeOf('contact', 'LocalBusiness').address).toMatchObject({
      streetAddress: site.offices[0]?.address.join(', '),
    });
  });
});
