import type { Diagnostic } from '../report/diagnostic';
import { nextPage } from './next-page.fixture';
import { REACT_ID, readPage } from './read-page';
import { splice } from './splice';

function read(html: string) {
  const problems: Diagnostic[] = [];
  return { shape: readPage('a.html', html, problems), problems };
}

const island = (body: string) =>
  `<island-root data-island="a" data-props="{}">${body}</island-root>`;

test('a page with the known shape has no problems, and its classes are known', () => {
  const { shape, problems } = read(nextPage({ body: '<p class="lead big" id="top">Hi</p>' }));
  expect(problems).toEqual([]);
  expect([...shape.classes]).toEqual(['lead', 'big']);
});

test("what only Next's scripts need goes", () => {
  const html = nextPage({ body: '<input autoComplete="on"/>' });
  const { shape } = read(html);
  const rest = splice(html, shape.cuts);
  expect(rest).toContain('<input autoComplete="on"/>');
  expect(rest).not.toMatch(/<script|stylesheet|__next_f/);
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

test('classes inside templates and noscript count', () => {
  const body = '<template><b class="in"></b></template><noscript><i class="no"></i></noscript>';
  expect([...read(nextPage({ body })).shape.classes]).toEqual(['in', 'no']);
});

test("an id of React's outside of islands stays, because nothing hydrates it", () => {
  const body = `${island('<p></p>')}<p id="_R_1ab_"></p>`;
  expect(read(nextPage({ body })).problems).toEqual([]);
});

test("ids of Next's React have the format that is refused in islands", () => {
  const react = jest.requireActual('next/dist/compiled/react');
  const { renderToString } = jest.requireActual('next/dist/compiled/react-dom/server.node');
  const field = react.createElement(() => react.createElement('input', { id: react.useId() }));
  const [, id] = /id="(.*?)"/.exec(renderToString(field)) ?? [];
  expect(id).toMatch(REACT_ID);
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
  [
    "an id of React's in an island",
    { body: island('<p id="_R_1ab_"></p>') },
    'no id made by useId',
  ],
  [
    'an id that a library began with a word of its own',
    { body: island('<p id="label-_R_1ab_"></p>') },
    'no id made by useId',
  ],
  ["a reference to React's id", { body: island('<p aria-labelledby="a _R_1ab_"></p>') }, 'useId'],
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
