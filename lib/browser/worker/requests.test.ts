import { filesIn, isPageAddress, mayKeepAhead, pagePath, requestKind } from './requests';

const origin = 'https://nectarine.example';

test.each<[string, Partial<Request>, ReturnType<typeof requestKind>]>([
  ['/contact', {}, 'page'],
  ['/_next/static/islands/5df6bd7ec6.js', { mode: 'cors' }, 'hashed'],
  ['/_next/static/media/bricolage.3qk0v61o2bjem.woff2', { mode: 'cors' }, 'hashed'],
  ['/lists/search.json', { mode: 'cors' }, 'changing'],
  ['/offline.css', { mode: 'no-cors' }, 'style'],
  ['/world/port-480.avif', { mode: 'no-cors', destination: 'image' }, 'picture'],
  ['/maps/uk.svg', { mode: 'no-cors', destination: 'image' }, 'picture'],
  // Left to the browser: a posted form, a page that a script fetches, the inbox, Next's own files.
  ['/contact', { method: 'POST' }, undefined],
  ['/contact', { mode: 'cors' }, undefined],
  ['/_inbox', {}, undefined],
  ['/icon.svg', { mode: 'no-cors', destination: 'image' }, undefined],
  // A picture, an icon, the feed and a hashed file that are opened in a tab are no pages.
  ['/share/home.jpg', {}, undefined],
  ['/icon.svg', {}, undefined],
  ['/icons/192.png', {}, undefined],
  ['/feed.xml', {}, undefined],
  ['/_next/static/media/bricolage.3qk0v61o2bjem.woff2', {}, undefined],
  ['/_next/static/chunks/page.js', { mode: 'cors' }, undefined],
  ['https://elsewhere.example/contact', {}, undefined],
])('%s (%j) is answered as "%s"', (path, changes, kind) => {
  const url = new URL(path, origin).href;
  const request = { method: 'GET', mode: 'navigate', destination: '', url } as const;
  expect(requestKind({ ...request, ...changes }, origin)).toBe(kind);
});

test.each([
  ['/contact.html', true],
  ['/sw/mawasiliano', true],
  ['/uploads/price-list.pdf', false],
  ['https://elsewhere.example/contact', false],
])('whether %s, open in a window, may be a page to keep', (path, isPage) => {
  expect(isPageAddress(new URL(path, origin).href, origin)).toBe(isPage);
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
