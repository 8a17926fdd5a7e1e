/** @jest-environment node */
import { elementNames } from '../html/element-names';
import { prune, pruneLater, withoutUnread } from './prune';
import { parseStylesheet } from './stylesheet';

const PATH = '/_next/static/chunks/a.css';
const pruned = (css: string, ...names: string[]) =>
  prune([parseStylesheet(css, PATH)], { upTo: [new Set(names)], elements: [] }).join();

describe('a rule', () => {
  test.each([
    ['.card{a:b}', '.card'],
    ['#main p{a:b}', '#main p'],
    ['.card:not(.open){a:b}', '.card'],
    [':is(.card,.tile){a:b}', '.tile'],
    ['.card:has(>.title){a:b}', '.card .title'],
    ['details[open]>summary{a:b}', 'details summary'],
    ['a[href=".x"]{a:b}', 'a'],
    ['.a\\:b{a:b}', '.a:b'],
    ['*,:root{a:b}', ''],
    ['linearGradient{a:b}', 'lineargradient'],
  ])('%s is kept if the page has %s', (css, names) => {
    expect(pruned(css, ...names.split(' '))).toBe(css);
  });

  test.each([
    ['.card{a:b}', 'div'],
    ['#main p{a:b}', 'p'],
    [':is(.card,.tile) p{a:b}', 'p'],
    ['.card:has(>.title){a:b}', '.card'],
    ['.card:is(.open,.shut){a:b}', '.card'],
    ['table td{a:b}', 'td'],
    ['.card{}', '.card'],
  ])('%s is removed if the page has only %s', (css, name) => {
    expect(pruned(css, name)).toBe('');
  });

  test('loses only the selectors that cannot match', () => {
    expect(pruned('.a,.b,.c{x:y}', '.a', '.c')).toBe('.a,.c{x:y}');
  });
});

test('an empty group is removed, others keep their condition', () => {
  const css = '@media (width>=40em){.a{x:y}.b{x:y}}@supports (x:y){.b{x:y}}';
  expect(pruned(css, '.a')).toBe('@media (width>=40em){.a{x:y}}');
});

test('the order of stylesheets is kept', () => {
  const sheets = ['.a{x:1}', '.b{x:2}', '.a{x:3}'].map((css) => parseStylesheet(css, PATH));
  const upTo = [new Set(['.a', '.b'])];
  expect(prune(sheets, { upTo, elements: [] })).toEqual(['.a{x:1}.b{x:2}.a{x:3}']);
});

describe('a part of a page gets the rules that no part before it needs', () => {
  const upTo = [new Set(['.a']), new Set(['.a', '.b'])];
  const parts = (css: string, html: string) =>
    prune([parseStylesheet(css, PATH)], { upTo, elements: elementNames(html) });

  test.each([
    ['', '.b{color:red}.a{color:blue}', '<p class="a"></p><p class="b"></p>'],
    ['where they differ', '.b{color:red}.a{margin:0}', '<p class="a b"></p>'],
    ['elsewhere', '.b *{x:1}.a *{x:2}', '<p class="a"><i></i></p><p class="b"><i></i></p>'],
    ['though one looks into elements', '.b *{x:1}.a:has(*) *{x:2}', '<p class="b"><i></i></p>'],
    ['inside', '.b{x:1}.a :nth-child(3n+1){x:2}', '<p class="a"></p><p class="b"></p>'],
  ])('%s', (_, css, html) => {
    const second = css.indexOf('.a');
    expect(parts(css, html)).toEqual([css.slice(second), css.slice(0, second)]);
  });

  test('the last of them has the rules for paper', () => {
    const css = '.b{color:red}.a{margin:0}@media print{.a{color:blue}}';
    expect(parts(css, '<p class="a"></p><p class="b"></p>')).toEqual([
      '.a{margin:0}',
      '.b{color:red}@media print{.a{color:blue}}',
    ]);
  });

  test.each([
    ['.b{margin-top:1px}.a{margin:0}', '<p class="a b"></p>'],
    ['.b{width:1px}.a :first-child{inline-size:0}', '<p class="a"><i class="b"></i></p>'],
    ['.b{width:1px}.a+*{width:0}', '<p class="a"></p><p class="b"></p>'],
  ])('unless they would override a rule that follows them: %s', (css, html) => {
    expect(parts(css, html)).toEqual([css, '']);
  });
});

test.each([
  ['url(../media/f.woff2)', 'url("/_next/static/media/f.woff2")'],
  ['url("../media/f.eot?#iefix")', 'url("/_next/static/media/f.eot?#iefix")'],
  ['url(/fonts/f.woff2)', 'url(/fonts/f.woff2)'],
  ['url("data:image/svg+xml,<a/>")', 'url("data:image/svg+xml,<a/>")'],
])('the address %s becomes %s', (address, absolute) => {
  expect(pruned(`@font-face{src:${address}}`)).toBe(`@font-face{src:${absolute}}`);
});

test('a stylesheet with an import throws', () => {
  expect(() => parseStylesheet('@import "b.css";', PATH)).toThrow('no @import');
});

test('custom properties that nothing reads are removed', () => {
  const css = '@media print{:root{--a:1}}:root{--a:2;--b:3;--c:4}p{x:var(--b, 1);--d:5}';
  expect(withoutUnread(css, '<path fill="var(--c)">')).toBe(':root{--b:3;--c:4}p{x:var(--b, 1);}');
});

test('what scripts may add is styled by rules that the page does not have', () => {
  const css =
    '@font-face{font-family:A}.a{x:1}.a.on{animation:spin}@media print{.a{x:2}.on{x:3}@page{x:4}}@keyframes spin{}';
  const later = pruneLater([parseStylesheet(css, PATH)], new Set(['.a']), new Set(['.on']));
  expect(later).toBe('.a.on{animation:spin}@media print{.on{x:3}}');
});
