/** @jest-environment node */
import { site as company } from '@/content/site';
import { environmentOf } from './environment';

test('the site address has no trailing slash', () => {
  expect(environmentOf(company, {}).siteUrl).toBe(company.url);
});

test.each([
  ['/', `${company.url}/`],
  ['/help/faq', `${company.url}/help/faq`],
])('the full address of %s', (path, expected) => {
  expect(environmentOf(company, {}).absoluteUrl(path)).toBe(expected);
});

test('SITE_URL overrides the address, with or without a slash', () => {
  const { absoluteUrl } = environmentOf(company, { SITE_URL: 'https://preview.example/' });
  expect(absoluteUrl('/contact')).toBe('https://preview.example/contact');
});

test('FORM_ENDPOINT overrides both form addresses', () => {
  const FORM_ENDPOINT = 'http://localhost:3000/_inbox';
  const { formService } = environmentOf(company, { FORM_ENDPOINT });
  expect(formService).toEqual({ endpoint: FORM_ENDPOINT, ajaxEndpoint: FORM_ENDPOINT });
});
