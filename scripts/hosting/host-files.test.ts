/** @jest-environment node */
import { headersFile, redirectsFile, redirectsIn } from './headers-file';
import { nginxHttpsConfig } from './nginx';

const site = (count: number, policy = "default-src 'none'") =>
  Array.from({ length: count }, (_, i) => ({ file: `/${i}.html`, address: `/${i}`, policy }));

/** Parses the file as its hosts do: an address at the start of a line, its headers below. */
const rulesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));

test('each page has its own policy', () => {
  const text = headersFile(site(2));
  expect(text).toContain("/0\n  Content-Security-Policy: default-src 'none'\n/1\n");
  expect(rulesIn(headersFile(site(1, '')))).not.toContain('/0');
});

test.each([
  ['pages', site(101)],
  ['characters in a policy', site(1, `default-src ${'a'.repeat(2000)}`)],
])('with more %s than the host reads, the common headers are still included', (_, pages) => {
  const text = headersFile(pages);
  expect(rulesIn(text).length).toBeLessThanOrEqual(100);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2000);
  expect(text).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Content-Security-Policy: frame-ancestors 'none'\n/);
});

test('redirects come before the not-found page of a translation', () => {
  const moved = [{ from: '/old', to: '/contact' }];
  const file = redirectsFile(moved);
  // The first matching rule applies. A forced one, `404!`, would replace the pages that exist.
  expect(file).toBe('/old /contact 308\n/sw/* /sw/404.html 404\n');
  expect(redirectsIn(file)).toEqual(moved);
});

test("HTTPS redirects to the server's own name, whatever name a request gives", () => {
  const config = nginxHttpsConfig('nectarine.example');
  expect(config).toContain('return 308 https://nectarine.example$request_uri;');
  expect(config).not.toContain('$host');
});
