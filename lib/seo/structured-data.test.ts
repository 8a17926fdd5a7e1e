import { sampleContent, sampleSite as site } from '@/lib/fixtures/sample-site';
import { siteOf } from '@/lib/site/site';
import type { Item } from './organization';
import { structuredData } from './structured-data';

const { company, collections } = sampleContent;

type Id = Parameters<typeof site.pageById>[0];
const nodesOf = (id: string, of = site) => structuredData(of, of.pageById(id as Id));

function nodeOf<Type extends string>(id: string, type: Type, of = site): Item<Type> {
  const found = nodesOf(id, of).find((node) => node['@type'] === type);
  if (!found) throw new Error(`No ${type} on ${id}`);
  return found as Item<Type>;
}

test.each([
  ['the home page describes the site', 'home', ['WebSite']],
  ['the about page describes the company', 'about', ['WebPage', 'Organization']],
  ['a service is one', 'services/warehousing', ['WebPage', 'Service']],
  ['an origin is a service', 'routes/uk', ['WebPage', 'Service']],
  ['an article is one', 'blog/first-article', ['WebPage', 'Article']],
])('%s', (_, id, expected) => {
  expect(nodesOf(id).map((node) => node['@type'])).toEqual(expected);
});

test('a page names its language', () => {
  expect(nodeOf('contact', 'WebPage')).toMatchObject({ inLanguage: 'en' });
});

describe('the price of a service', () => {
  const { warehousing } = collections.services;
  const offersWith = (changes: object) => {
    const services = { ...collections.services, warehousing: { ...warehousing, ...changes } };
    const changed = siteOf({ ...sampleContent, collections: { ...collections, services } });
    return nodeOf('services/warehousing', 'Service', changed).offers;
  };

  test.each([
    ['of its own', { priceFrom: { amount: '9.50', currency: 'USD' } }, 9.5],
    ['that follows a rate', { priceFromRate: 'localDelivery' }, 12_500],
  ])('is one %s', (_, changes, minPrice) => {
    expect(offersWith(changes)).toMatchObject([{ priceSpecification: { minPrice } }]);
  });

  test('is that of its plans', () => {
    const items = [{ name: 'Basic', plan: 'basic' }];
    expect(offersWith({ sections: [{ kind: 'plans', items }] })).toMatchObject([
      { name: 'Basic', price: 50_000, priceCurrency: 'TZS' },
    ]);
  });
});

test('search engines get no placeholders', () => {
  const invented = {
    ...company,
    phone: '+255 000 000 000',
    offices: company.offices.map((office) => ({ ...office, address: ['Placeholder House'] })),
  };
  const of = siteOf({ ...sampleContent, company: invented });
  const graph = JSON.stringify(of.pages.flatMap((entry) => structuredData(of, entry)));
  const facts = [invented.phone, 'info@nectarine.example', 'social.example', 'Placeholder House'];
  expect(facts.filter((fact) => graph.includes(fact))).toEqual([]);
});

test('the company has phone, email, profiles and street addresses once they are real', () => {
  const real = {
    ...company,
    phone: '+255 22 211 0000',
    emails: { info: 'info@nectarine.test', support: 'help@nectarine.test' },
    social: [{ name: 'X', url: 'https://x.com/nectarine' }],
    offices: company.offices
      .slice(0, 1)
      .map((office) => ({ ...office, address: ['1 Sokoine Drive'] })),
    legal: { ...company.legal, name: 'A Company Ltd', registration: '1', taxNumber: '2' },
  };
  const of = siteOf({ ...sampleContent, company: real });
  expect(nodeOf('about', 'Organization', of)).toMatchObject({
    legalName: 'A Company Ltd',
    telephone: real.phone,
    email: real.emails.info,
    contactPoint: { telephone: real.phone, email: real.emails.support },
    sameAs: ['https://x.com/nectarine'],
  });
  expect(nodeOf('contact', 'LocalBusiness', of).address).toMatchObject({
    streetAddress: '1 Sokoine Drive',
  });
});
