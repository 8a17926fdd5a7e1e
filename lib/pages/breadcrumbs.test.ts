/** @jest-environment node */
import { english } from '@/content/languages/english';
import { navigation } from '@/content/navigation';
import { siteOf } from '@/lib/site/site-of';
import { breadcrumbs } from './breadcrumbs';

const site = siteOf(english);
const { pageById, posts } = site;

const trail = (id: Parameters<typeof pageById>[0]) =>
  breadcrumbs(site, pageById(id)).map(({ path }) => path);

test.each(['home', 'contact', 'services', 'membership'] as const)(
  'a first-level page has no trail: %s',
  (id) => {
    expect(trail(id)).toEqual([]);
  },
);

test.each([
  ['a service', 'services/buy-for-me', ['/', '/services', '/services/buy-for-me']],
  ['a help page', 'help/faq', ['/', '/help', '/help/faq']],
  ['a route', 'routes/uk', ['/', '/shipping-routes', '/shipping-routes/uk-to-tanzania']],
  ['the blog', 'about/blog', ['/', '/about', '/about/blog']],
  ...posts
    .slice(0, 1)
    .map(({ id, path }) => ['an article', id, ['/', '/about', '/about/blog', path]] as const),
] as const)('the trail to %s leads through the pages above it', (_, id, expected) => {
  expect(trail(id)).toEqual(expected);
});

test('each step shows the short name of its page', () => {
  const names = breadcrumbs(site, pageById('services/buy-for-me')).map(({ name }) => name);
  const steps = ['services', 'services/buy-for-me'] as const;
  const above = steps.map((id) => pageById(id).page.name);
  expect(names).toEqual([navigation.home.label, ...above]);
});
