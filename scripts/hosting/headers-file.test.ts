/** @jest-environment node */
import { headersFile, redirectsFile } from './headers-file';

const site = (count: number, policy = "default-src 'none'") =>
  Array.from({ length: count }, (_, i) => ({ file: `/${i}.html`, address: `/${i}`, policy }));

/** Parses the file as its hosts do: an address at the start of a line, its headers below. */
const rulesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));

test('each page has its own policy', () => {
  const text = headersFile(site(2));
  expect(text).toContain("/0\n  Content-Security-Policy: default-src 'none'\n/1\n");
  expect(rulesIn(text)).toEqual(expect.arrayContaining(['/*', '/0', '/1']));
});

test.each([
  ['pages', site(101)],
  ['characters in a policy', site(1, `default-src ${'a'.repeat(2000)}`)],
])('with more %s than the host reads, the common headers are still included', (_, pages) => {
  const text = headersFile(pages);
  expect(rulesIn(text).length).toBeLessThanOrEqual(100);
  expect(rulesIn(text)).not.toContain('/0');
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2000);
  expect(text).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Content-Security-Policy: frame-ancestors 'none'\n/);
});

test('a page without a policy has no rule', () => {
  expect(rulesIn(headersFile(site(1, '')))).not.toContain('/0');
});

test('caches icons and share pictures, by folder', () => {
  const rules = rulesIn(headersFile([]));
  expect(rules).toEqual(expect.arrayContaining(['/share/*', '/icons/*', '/icon.svg']));
  expect(new Set(rules).size).toBe(rules.length);
});

test('sets the type of files that hosts might misdetect', () => {
  expect(headersFile([])).toContain(
    '/manifest.webmanifest\n  Content-Type: application/manifest+json\n',
  );
});

test('below the folder of a translation, an unknown address gets its not-found page', () => {
  const rules = redirectsFile()
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const isSwahili = ([from = '']: string[]) => from === '/sw/*';
  expect(rules.filter(isSwahili)).toEqual([['/sw/*', '/sw/404.html', '404']]);
  // The first matching rule applies, so none may follow one that hides it.
  expect(rules.slice(rules.findIndex(isSwahili)).map(([, , status]) => status)).not.toContain(
    '308',
  );
  // A forced rule, `404!`, would replace the pages that exist.
  expect(rules.flat().join(' ')).not.toContain('!');
});
