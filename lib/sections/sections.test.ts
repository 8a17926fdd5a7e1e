import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { sectionsOf } from './sections';

type Id = Parameters<typeof site.pageById>[0];
const kindsOf = (id: string) => sectionsOf(site, site.pageById(id as Id)).map(({ kind }) => kind);

test.each([
  ['an article has its byline under its heading', 'blog/first-article', 1, 'byline'],
  ['a policy has its date under its heading', 'help/terms', 1, 'byline'],
  ['a route has its date before the band that ends it', 'routes/uk', -2, 'byline'],
  ['a service ends with its date', 'services/warehousing', -1, 'byline'],
] as const)('%s', (_, id, place, kind) => {
  expect(kindsOf(id).at(place)).toBe(kind);
});
