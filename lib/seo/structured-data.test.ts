/** @jest-environment node */
import { english } from '@/content/languages/english';
import { languages } from '@/content/languages/languages';
import { siteOf } from '@/lib/site/site-of';
import { sitesOf } from '@/lib/site/sites';
import type { Item } from './graph/node';
import { structuredData } from './structured-data';

const site = siteOf(english);
const { company } = site;

type Id = Parameters<typeof site.pageById>[0];
const nodesOf = (id: Id, of = site) => structuredData(of, of.pageById(id));
const typesOf = (id: Id) => nodesOf(id).map((node) => node['@type']);

function nodeOf<Type extends string>(id: Id, type: Type, of = site): Item<Type> {
  const found = nodesOf(id, of).find((node) => node['@type'] === type);
  if (!found) throw new Error(`No ${type} on ${id}`);
  return found as Item<Type>;
}

test.each([
  ['the home page describes the site', 'home', ['WebSite']],
  ['the about page describes the company', 'about', ['WebPage', 'Organization']],
  ['a first-level page is only a page', 'help', ['WebPage']],
  ['a service is one', 'services/buy-for-me', ['WebPage', 'BreadcrumbList', 'Service']],
  ['the FAQ marks up its questions', 'help/faq', ['WebPage', 'BreadcrumbList', 'FAQPage']],
  ['an origin is a service', 'routes/uk', ['WebPage', 'BreadcrumbList', 'Service']],
  ...site.posts.map(
    ({ id }) => [`${id} is an article`, id, ['WebPage', 'BreadcrumbList', 'Article']] as const,
  ),
] as const)('%s', (_, id, expected) => {
  expect(typesOf(id)).toEqual(expected);
});

test('a translated page names its language', () => {
  const [original, ...translations] = sitesOf(languages).map(
    (of) => nodeOf('contact', 'WebPage', of).inLanguage,
  );
  expect(original).toBeUndefined();
  expect(translations).toEqual(languages.translations.map(({ language }) => language));
});

test('every office has its opening hours', () => {
  const offices = nodesOf('contact').filter((node) => node['@type'] === 'LocalBusiness');
  expect(offices).toHaveLength(company.offices.length);
  const { opens, closes } = company.openingHours;
  expect(offices[0]).toMatchObject({
    name: `${company.name} ${company.offices[0]?.city}`,
    openingHoursSpecification: { opens, closes },
  });
});

test('breadcrumbs are numbered and have canonical addresses', () => {
  expect(nodeOf('routes/uk', 'BreadcrumbList').itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: `${company.url}/` }),
    expect.objectContaining({ position: 2, item: `${company.url}/shipping-routes` }),
    expect.objectContaining({
      position: 3,
      item: `${company.url}/shipping-routes/uk-to-tanzania`,
    }),
  ]);
});

test('an origin has its price per kilogram', () => {
  const { amount, currency } = site.routeBySlug('germany').page.rate;
  expect(nodeOf('routes/germany', 'Service').offers).toMatchObject({
    priceSpecification: { price: Number(amount), priceCurrency: currency, unitCode: 'KGM' },
  });
});

const { localDelivery: local } = site.rates;

test.each([
  [
    'services/local-delivery',
    [{ priceSpecification: { minPrice: Number(local.amount), priceCurrency: local.currency } }],
  ],
  [
    'membership',
    Object.values(site.membership.plans).map(({ fee }) => ({
      price: Number(fee.amount),
      priceCurrency: fee.currency,
    })),
  ],
  ['services/warehousing', undefined],
] as const)('the price of %s is stated only if its page states it', (id, offers) => {
  const service = nodeOf(id, 'Service');
  if (offers) expect(service.offers).toMatchObject(offers);
  else expect(service).not.toHaveProperty('offers');
});

test.each(site.posts.map((post) => [post.id, post.page] as const))(
  '%s has its picture, dates and author',
  (id, article) => {
    expect(nodeOf(id, 'Article')).toMatchObject({
      image: `${company.url}/share/${id}.png`,
      datePublished: article.published,
      dateModified: article.updated,
      author: { '@type': 'Organization', name: article.author },
    });
  },
);

test('each question of the FAQ has its answer as plain text', () => {
  const questions = nodeOf('help/faq', 'FAQPage').mainEntity as unknown as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions.filter(({ name, acceptedAnswer }) => !name || !acceptedAnswer.text)).toEqual([]);
  expect(questions.length).toBeGreaterThan(0);
});

test('search engines get no placeholders', () => {
  const company = {
    ...english.company,
    phone: '+255 000 000 000',
    emails: { info: 'info@company.example', support: 'support@company.example' },
    social: [{ name: 'X', url: 'https://company.example/x' }],
    offices: english.company.offices.map((office) => ({
      ...office,
      address: ['Placeholder House'],
    })),
    legal: { ...english.company.legal, name: 'A Company Ltd', registration: '000000000' },
  };
  const invented = siteOf({ ...english, company });
  const graph = JSON.stringify(invented.pages.flatMap((entry) => structuredData(invented, entry)));
  const { phone, emails, social, legal } = company;
  const facts = [phone, emails.info, social[0]?.url ?? '', legal.name, 'Placeholder House'];
  expect(facts.filter((fact) => graph.includes(fact))).toEqual([]);
});

describe('once placeholders are replaced', () => {
  const company = {
    ...english.company,
    phone: '+255 22 211 0000',
    emails: { info: 'info@nectarine.test', support: 'help@nectarine.test' },
    social: [{ name: 'X', url: 'https://x.com/nectarine' }],
    offices: english.company.offices.map(({ parcels: _, ...office }) => ({
      ...office,
      address: ['1 Sokoine Drive'],
    })),
    legal: {
      ...english.company.legal,
      name: 'A Company Ltd',
      registration: '1',
      taxNumber: '2',
      licenses: [],
    },
  };
  const real = siteOf({ ...english, company });

  test('the company has phone, email and social profiles', () => {
    expect(nodeOf('about', 'Organization', real)).toMatchObject({
      legalName: company.legal.name,
      telephone: company.phone,
      email: company.emails.info,
      contactPoint: { telephone: company.phone, email: company.emails.support },
      sameAs: company.social.map(({ url }) => url),
    });
  });

  test('the offices have street addresses', () => {
    expect(nodeOf('contact', 'LocalBusiness', real).address).toMatchObject({
      streetAddress: company.offices[0]?.address.join(', '),
    });
  });
});
