/** @jest-environment node */
import { filesIn, mayKeepAhead, pagePath, requestKind } from './requests';

const origin = 'https://nectarine.example';

test.each([
  ['/contact', 'navigate', 'page'],
  ['/_next/static/islands/5df6bd7ec6.js', 'cors', 'hashed'],
  ['/_next/static/media/bricolage.3qk0v61o2bjem.woff2', 'cors', 'hashed'],
  ['/lists/search.json', 'cors', 'changing'],
  ['/offline.css', 'no-cors', 'style'],
])('%s (%s) is answered as "%s"', (path, mode, kind) => {
  const request = { method: 'GET', mode: mode as RequestMode, url: origin + path };
  expect(requestKind(request, origin)).toBe(kind);
});

test.each([
  ['a form that is posted', { method: 'POST', url: `${origin}/contact` }],
  ['another site', { url: 'https://elsewhere.example/contact' }],
  ['a file of the development server', { url: `${origin}/_next/static/chunks/page.js` }],
  ['the local inbox', { url: `${origin}/_inbox` }],
  ['a page that a script fetches', { mode: 'cors' as const, url: `${origin}/contact` }],
])('%s is left to the browser', (_, request) => {
  const page = { method: 'GET', mode: 'navigate' as const };
  expect(requestKind({ ...page, ...request }, origin)).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/contact?from=menu#form', '/contact'],
  ['/contact/', '/contact'],
  ['/contact.html', '/contact'],
])('%s is kept as %s', (address, path) => {
  expect(pagePath(origin + address)).toBe(path);
});

test.each([
  ['4G', { effectiveType: '4g', saveData: false }, true],
  ['slow Wi-Fi', { effectiveType: '3g', type: 'wifi' }, true],
  ['4G for a visitor who saves data', { effectiveType: '4g', saveData: true }, false],
  ['Wi-Fi for a visitor who saves data', { type: 'wifi', saveData: true }, false],
  ['3G', { effectiveType: '3g', type: 'cellular' }, false],
  ['a browser that does not say', undefined, false],
])('%s: whether to keep pages ahead', (_, connection, may) => {
  expect(mayKeepAhead(connection)).toBe(may);
});

test('finds the scripts and fonts of a page, and what scripts import', () => {
  const folder = '/_next/static/islands';
  const font = '/_next/static/media/face.3qk0.woff2';
  const page = `<style>src:url("${font}")</style><island-root data-load="${folder}/a.js ${folder}/b/C.js"><a href="/about.js">`;
  expect(filesIn(page, `${origin}/contact`)).toEqual([font, `${folder}/a.js`, `${folder}/b/C.js`]);
  const script = `import{x}from"./D.js";import"${folder}/base.js";const y=()=>import(\`./E.js\`)`;
  expect(filesIn(script, `${origin}${folder}/b/C.js`)).toEqual([
    `${folder}/b/D.js`,
    `${folder}/base.js`,
    `${folder}/b/E.js`,
  ]);
});
