/** @jest-environment node */

import type { Diagnostic } from '../diagnostic';
import { nextPage } from './next-page.fixture';
import { plainHtml } from './next-tags';
import { readPage } from './read-page';

function read(html: string) {
  const problems: Diagnostic[] = [];
  return { shape: readPage('a.html', plainHtml(html), problems), problems };
}

test('a page with the known shape has no problems, and names that selectors can match', () => {
  const { shape, problems } = read(nextPage({ body: '<p class="lead big" id="top">Hi</p>' }));
  expect(problems).toEqual([]);
  for (const name of ['.lead', '.big', '#top', 'p', 'html']) expect(shape.names).toContain(name);
});

test("what only Next's scripts need goes, and attributes are in small letters", () => {
  const html = plainHtml(nextPage({ body: '<input autoComplete="on" value=" aB="/>' }));
  expect(html).toContain('<body><input autocomplete="on" value=" aB="/><script');
  expect(html).not.toContain('__next_f');
});

test('islands and behaviors are distinguished, each with its props', () => {
  const body =
    '<island-root data-island="tabs" data-props="{&quot;label&quot;:&quot;Help&quot;}"></island-root>' +
    '<island-root data-island="toasts" data-wake="along" data-props="{}"></island-root>' +
    '<island-root data-behavior="menus" data-props="{}"></island-root>';
  expect(read(nextPage({ body })).shape.islands).toMatchObject([
    { kind: 'island', name: 'tabs', props: '{"label":"Help"}', along: false },
    { kind: 'island', name: 'toasts', along: true },
    { kind: 'behavior', name: 'menus' },
  ]);
});

test('names inside templates and noscript count', () => {
  const body = '<template><b class="in"></b></template><noscript><i class="no"></i></noscript>';
  const { names } = read(nextPage({ body })).shape;
  expect(names).toContain('.in');
  expect(names).toContain('.no');
});

test.each([
  ['an inline script', { body: '<script>alert(1)</script>' }, "a script of Next's"],
  ['a script from elsewhere', { head: '<script src="//x.example/a.js" async></script>' }, 'Next'],
  ['a script that blocks', { head: '<script src="/_next/static/chunks/a.js"></script>' }, 'async'],
  ['content that waits for a script', { afterBody: '<script>$RC("B:0","S:0")</script>' }, 'Next'],
  ['a style element', { head: '<style>a{b:c}</style>' }, 'no style element'],
  ['a foreign stylesheet', { head: '<link rel="stylesheet" href="/a.css"/>' }, 'data-precedence'],
  ['a style attribute', { body: '<p style="color:red"></p>' }, 'no style attribute'],
  ['an event handler', { body: '<p onclick="go()"></p>' }, 'no onclick attribute'],
  ['a script address', { body: '<a href="javascript:go()"></a>' }, 'no javascript: address'],
  ["an id of React's", { body: '<p id="_R_1ab_"></p>' }, 'no id made by useId'],
  ["a reference to React's id", { body: '<p aria-labelledby="a _R_1ab_"></p>' }, 'useId'],
  ['an island without props', { body: '<island-root data-island="a"></island-root>' }, 'props'],
])('%s is a problem, reported with a fix', (_, parts, expected) => {
  const { problems } = read(nextPage(parts));
  expect(problems).toMatchObject([{ where: 'a.html' }]);
  expect(problems[0]?.expected).toContain(expected);
  expect(problems[0]?.fix).toBeTruthy();
});

test.each([
  ['</head>', 'a head with an end tag'],
  ['<meta charSet="utf-8"/>', '<meta charset>'],
  [/<link rel="stylesheet".*?\/>/g, 'a stylesheet of Next'],
])('a page without %s is a problem', (part, expected) => {
  const { problems } = read(nextPage().replace(part, ''));
  expect(problems.map((problem) => problem.expected).join()).toContain(expected);
});
