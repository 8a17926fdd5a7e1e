/** @jest-environment node */
import { site } from '@/content/site';

test.each([
  [site.url, true],
  [`${site.url}/`, true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['https://preview.example', false],
  [site.url.replace('https://', 'https://preview.'), false],
  ['https://localhost.example', false],
])('a build for %s is for search engines: %s', async (address, expected) => {
  process.env.SITE_URL = address;
  jest.resetModules();
  const { isForSearchEngines } = await import('@/lib/site/environment');
  const { default: robots } = await import('./robots');
  const { buildMetadata } = await import('@/lib/seo/metadata');
  delete process.env.SITE_URL;
  expect(isForSearchEngines).toBe(expected);
  expect(robots().rules).toEqual({ userAgent: '*', [expected ? 'allow' : 'disallow']: '/' });
  const meta = { title: 'A', description: 'B', keywords: [] };
  const { robots: said } = buildMetadata({ canonical: '/', meta });
  expect(said).toEqual(expected ? undefined : { index: false });
});
