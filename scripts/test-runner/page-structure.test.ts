/** @jest-environment node */
import { pageStructure } from './page-structure';

const page = `<!DOCTYPE html><html lang="en"><head><title>Sea freight</title>
<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-abc'">
<meta name="description" content="By sea"><style>p{color:red}</style>
<script type="application/ld+json">{"name":"Sea"}</script></head>
<body><p class="a">Goods <b>travel</b>.</p><img src="/a.png" alt="A ship"></body></html>`;

test.each([
  ['a sentence', 'Goods', 'Your goods'],
  ['a title', 'Sea freight', 'Air freight'],
  ['a description', 'By sea', 'By air'],
  ['the text of a picture', 'A ship', 'A plane'],
  ['structured data and its hash', '"Sea"', '"Air"'],
])('%s is not part of the structure', (_, from, to) => {
  expect(page).toContain(from);
  expect(pageStructure(page.replace(from, to).replace('abc', 'def'))).toBe(pageStructure(page));
});

test.each([
  ['an element', '<b>travel</b>', 'travel'],
  ['a class', 'class="a"', 'class="b"'],
  ['an address', '/a.png', '/b.png'],
  ['a style', 'red', 'blue'],
  ['a source that the policy allows', "'self'", "'none'"],
])('%s is part of the structure', (_, from, to) => {
  expect(pageStructure(page.replace(from, to))).not.toBe(pageStructure(page));
});
