import { missingStyles, pageStyles } from './page-styles';
import { moduleLookup } from './style-modules';
import { parseStylesheet } from './stylesheet';

const moduleOf = moduleLookup({
  'card.module.scss': { card: 'x1Y2z3_card', open: 'x1Y2z3_open', spin: 'x1Y2z3_spin' },
  'tabs.module.scss': { tabs: '_4aB-9c_tabs', both: '_4aB-9c_both x1Y2z3_card' },
});
const parse = (css: string) => parseStylesheet(css, '/_next/static/chunks/a.css', moduleOf);

/** The styles of a page with these classes. */
const styles = (css: string, classes: string[], islandModules: string[] = []) =>
  pageStyles([parse(css)], moduleOf, classes, islandModules);

const card = '.x1Y2z3_card{a:b}.x1Y2z3_open:hover>p{a:b}';
const tabs = '._4aB-9c_tabs{a:b}';

test('a page has all rules of the modules that it renders, and none of others', () => {
  expect(styles(card + tabs, ['x1Y2z3_card'])).toBe(card);
  expect(styles(card + tabs, ['card'])).toBe('');
});

test('a page has the rules of the islands that it may start', () => {
  expect(styles(card + tabs, ['x1Y2z3_card'], ['tabs.module.scss'])).toBe(card + tabs);
});

test.each([
  ['a rule of no module', ':root{--a:1}.plain p{a:b}'],
  ['a font', '@font-face{font-family:A}'],
  ['a page size', '@media print{@page{margin:0}}'],
])('%s is on every page', (_, css) => {
  expect(styles(css, [])).toBe(css);
});

test.each([
  ['in a group', `@media (width>=40em){${card}}`],
  ['in a choice', ':is(.x1Y2z3_card,p) a{a:b}'],
  ['in a negation', 'p:not(.x1Y2z3_card){a:b}'],
  ['with an escaped name', String.raw`.x1Y2z\33 _card{a:b}`],
  ['an animation', '@keyframes x1Y2z3_spin{to{a:b}}'],
])('a rule goes with its module: %s', (_, css) => {
  expect(styles(css, ['x1Y2z3_open'])).toBe(css);
  expect(styles(css, [])).toBe('');
});

test('a name in an attribute selector is no class', () => {
  expect(styles('a[href=".x1Y2z3_card"]{a:b}', [])).toBe('a[href=".x1Y2z3_card"]{a:b}');
});

test('stylesheets and their rules keep their order', () => {
  const sheets = ['.x1Y2z3_card{a:1}', '._4aB-9c_tabs{a:2}.x1Y2z3_card{a:3}'].map(parse);
  const classes = ['_4aB-9c_tabs', 'x1Y2z3_card'];
  expect(pageStyles(sheets, moduleOf, classes, [])).toBe(
    '.x1Y2z3_card{a:1}._4aB-9c_tabs{a:2}.x1Y2z3_card{a:3}',
  );
});

test.each([
  ['url(../media/f.woff2)', 'url("/_next/static/media/f.woff2")'],
  ['url("../media/f.eot?#iefix")', 'url("/_next/static/media/f.eot?#iefix")'],
  ['url(/fonts/f.woff2)', 'url(/fonts/f.woff2)'],
  ['url("data:image/svg+xml,<a/>")', 'url("data:image/svg+xml,<a/>")'],
])('the address %s becomes %s', (address, absolute) => {
  expect(styles(`@font-face{src:${address}}`, [])).toBe(`@font-face{src:${absolute}}`);
});

test('a stylesheet with an import throws', () => {
  expect(() => parse('@import "b.css";')).toThrow('no @import');
});

test("modules of islands without a rule in the page's stylesheets are reported", () => {
  const modules = ['card.module.scss', 'tabs.module.scss'];
  expect(missingStyles('a.html', [parse(`@media print{${card}}`)], modules)).toMatchObject([
    { where: 'a.html', expected: expect.stringContaining('tabs.module.scss') },
  ]);
});
