import { environmentOf } from './environment';

const company = {
  url: 'https://nectarine.example',
  formService: 'https://forms.example',
  emails: { info: 'info@nectarine.example', support: 'support@nectarine.example' },
};

test('SITE_URL overrides the address, with or without a slash', () => {
  const { absoluteUrl } = environmentOf(company, { SITE_URL: 'https://preview.example/' });
  expect(absoluteUrl('/contact')).toBe('https://preview.example/contact');
});

test.each([
  [company.url, true],
  ['http://localhost:3000', true],
  ['https://preview.example', false],
  [company.url.replace('https://', 'https://preview.'), false],
  ['https://localhost.example', false],
])('a build for %s is for search engines: %s', (SITE_URL, expected) => {
  expect(environmentOf(company, { SITE_URL }).isForSearchEngines).toBe(expected);
});
