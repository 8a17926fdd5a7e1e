/** @jest-environment node */
import { filesIn, mayKeepAhead, pagePath, requestKind } from './requests';

const origin = 'https://nectarine.example';

test.each<[string, Partial<Request>, ReturnType<typeof requestKind>]>([
  ['/contact', {}, 'page'],
  ['/_next/static/islands/5df6bd7ec6.js', { mode: 'cors' }, 'hashed'],
  ['/_next/static/media/bricolage.3qk0v61o2bjem.woff2', { mode: 'cors' }, 'hashed'],
  ['/lists/search.json', { mode: 'cors' }, 'changing'],
  ['/offline.css', { mode: 'no-cors' }, 'style'],
  // Left to the browser: a posted form, a page that a script fetches, the inbox, Next's own files.
  ['/contact', { method: 'POST' }, undefined],
  ['/contact', { mode: 'cors' }, undefined],
  ['/_inbox', {}, undefined],
  ['/_next/static/chunks/page.js', { mode: 'cors' }, undefined],
  ['https://elsewhere.example/contact', {}, undefined],
])('%s (%j) is answered as "%s"', (path, changes, kind) => {
  const request = { method: 'GET', mode: 'navigate', url: new URL(path, origin).href } as const;
  expect(requestKind({ ...request, ...changes }, origin)).toBe(kind);
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
  const imported = [`${folder}/b/D.js`, `${folder}/base.js`, `${folder}/b/E.js`];
  expect(filesIn(script, `${origin}${folder}/b/C.js`)).toEqual(imported);
});
