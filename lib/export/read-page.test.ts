/** @jest-environment node */
import { nextPage } from './fixtures/next-page';
import { type Problem, UnknownShapeError } from './problem';
import { readPage } from './read-page';

function read(html: string) {
  const problems: Problem[] = [];
  return { shape: readPage('a.html', html, problems), problems };
}

describe('a page of the known shape', () => {
  const { shape, problems } = read(nextPage({ body: '<p class="lead big" id="top">Hi</p>' }));

  test('has no problems', () => expect(problems).toEqual([]));

  test('gives its stylesheets in order', () =>
    expect(shape.stylesheets).toEqual([
      '/_next/static/chunks/base.css',
      '/_next/static/chunks/page.css',
    ]));

  test('gives its scripts in order, without the one for old browsers', () =>
    expect(shape.chunks).toEqual([
      '/_next/static/chunks/react.js',
      '/_next/static/chunks/turbopack-1.js',
      '/_next/static/chunks/entry.js',
    ]));

  test('gives its flight data', () => expect(shape.flight).toBe('0:["$","main"]\n'));

  test("tells Next's own chunks from the page's", () =>
    expect(shape.baseChunks).toEqual(['/_next/static/chunks/entry.js']));

  test('gives the names that styles can ask for', () => {
    for (const name of ['.lead', '.big', '#top', 'p', 'html']) expect(shape.names).toContain(name);
  });

  test('has no island unless an element says so', () => {
    expect(shape.hasIsland).toBe(false);
    expect(read(nextPage({ body: '<form data-island="eager"></form>' })).shape.hasIsland).toBe(
      true,
    );
  });
});

test('names inside templates and noscript count', () => {
  const body = '<template><b class="in"></b></template><noscript><i class="no"></i></noscript>';
  const { names } = read(nextPage({ body })).shape;
  expect(names).toContain('.in');
  expect(names).toContain('.no');
});

test('what looks like a tag inside text is text', () => {
  const { shape, problems } = read(nextPage({ body: '<textarea><b>x</b><script></textarea>' }));
  expect(problems).toEqual([]);
  expect(shape.names).not.toContain('b');
});

test('structured data stays', () => {
  const body = '<script type="application/ld+json">{"a":1}</script>';
  expect(read(nextPage({ body })).problems).toEqual([]);
});

test.each([
  ['an inline script', { body: '<script>alert(1)</script>' }, 'flight data'],
  ['a script from elsewhere', { head: '<script src="//x.example/a.js" async></script>' }, 'async'],
  ['a script that blocks', { head: '<script src="/_next/static/chunks/a.js"></script>' }, 'async'],
  ['content that waits for a script', { afterBody: '<script>$RC("B:0","S:0")</script>' }, 'flight'],
  [
    'flight data of another kind',
    { afterBody: '<script>self.__next_f.push([3,""])</script>' },
    'flight',
  ],
  ['a runtime of another make', { body: '<script id="_R_">webpack()</script>' }, 'otherChunks'],
  ['a style element', { head: '<style>a{b:c}</style>' }, 'no style element'],
  ['a foreign stylesheet', { head: '<link rel="stylesheet" href="/a.css"/>' }, 'data-precedence'],
  ['a style attribute', { body: '<p style="color:red"></p>' }, 'no style attribute'],
  ['an event handler', { body: '<p onclick="go()"></p>' }, 'no onclick attribute'],
  ['a script address', { body: '<a href="javascript:go()"></a>' }, 'no javascript: address'],
])('%s is a problem', (_, parts, expected) => {
  const { problems } = read(nextPage(parts));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.expected).toContain(expected);
});

test.each([
  ['</head>', 'a head with an end tag'],
  ['<meta charSet="utf-8"/>', '<meta charset>'],
  [/<script id="_R_">.*?<\/script>/, 'script#_R_'],
  [/<script src.*?<\/script>/g, 'scripts under /_next/static/chunks/'],
  ['<script>(self.__next_f=self.__next_f||[]).push([0])</script>', 'flight data'],
  [/<script>self.__next_f.*?<\/script>/, 'flight data'],
])('a page without %s is a problem', (part, expected) => {
  const { problems } = read(nextPage().replace(part, ''));
  expect(problems.map((problem) => problem.expected).join()).toContain(expected);
});

test('a problem names the page and quotes what stood there', () => {
  const { problems } = read(nextPage({ body: '<script>alert(1)</script>' }));
  expect(problems[0]).toMatchObject({ page: 'a.html', found: '<script>alert(1)</script>' });
});

test('all problems are shown in one message, up to twenty', () => {
  const problem = { expected: 'this', found: 'that' };
  const problems = Array.from({ length: 23 }, (_, i) => ({ ...problem, page: `page-${i}.html` }));
  const { message } = new UnknownShapeError(problems);
  expect(message).toContain('page-0.html\n  expected: this\n  found:    that');
  expect(message).toContain('page-19.html');
  expect(message).not.toContain('page-20.html');
  expect(message).toContain('and 3 more');
});
