/** @jest-environment node */
import { site } from '@/content/site';
import { absoluteUrl, siteUrl } from './environment';

test('the address of the site ends without a slash', () => {
  expect(siteUrl).toBe(site.url);
});

test.each([
  ['/', `${site.url}/`],
  ['/help/faq', `${site.url}/help/faq`],
])('the full address of %s', (path, expected) => {
  expect(absoluteUrl(path)).toBe(expected);
});

test('SITE_URL takes its place, with or without a slash', async () => {
  process.env.SITE_URL = 'https://preview.example/';
  jest.resetModules();
  const changed = await import('./environment');
  delete process.env.SITE_URL;
  expect(changed.absoluteUrl('/contact')).toBe('https://preview.example/contact');
});

test('FORM_ENDPOINT takes the place of both form addresses', async () => {
  process.env.FORM_ENDPOINT = 'http://localhost:3000/_inbox';
  jest.resetModules();
  const changed = await import('./environment');
  delete process.env.FORM_ENDPOINT;
  expect(new Set(Object.values(changed.formService))).toEqual(
    new Set(['http://localhost:3000/_inbox']),
  );
});
