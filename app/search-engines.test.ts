/** @jest-environment node */
import { site } from '@/content/site';

// `lib/site/environment.test.ts` has all kinds of addresses.
test.each([
  [site.url, true],
  ['https://preview.example', false],
])('a build for %s is indexable: %s', async (address, expected) => {
  process.env.SITE_URL = address;
  jest.resetModules();
  const { default: robots } = await import('./robots');
  const { english } = await import('@/content/languages/english');
  const { siteOf } = await import('@/lib/site/site-of');
  const { buildMetadata } = await import('@/lib/seo/metadata');
  const { rules } = robots();
  const meta = { title: 'A', description: 'B', keywords: [] };
  const { robots: tag } = buildMetadata(siteOf(english), { canonical: '/', meta });
  delete process.env.SITE_URL;
  expect(rules).toEqual({ userAgent: '*', [expected ? 'allow' : 'disallow']: '/' });
  expect(tag).toEqual(expected ? undefined : { index: false });
});
