/** @jest-environment node */
import { type BrowserScripts, readBrowserScripts } from './browser-scripts';
import { finishPage } from './finish-page';
import { nextPage } from './fixtures/next-page';
import { policyHash } from './hash';
import { readPage } from './read-page';
import { parseStylesheet } from './stylesheet';

const origins = { connect: [], formAction: [], frame: [], image: [] };
const island = '<div class="card" data-island="">a &amp; b</div>';
const sheets = ['.card{x:1}.gone{x:2}.open{x:4}', '.card{x:3}'].map((css) =>
  parseStylesheet(css, '/a.css'),
);
let scripts: BrowserScripts;

beforeAll(async () => {
  scripts = await readBrowserScripts();
});

const light = {
  flight: '0:"a</script>"',
  base: '/_next/static/chunks/base.js',
  islands: '/_next/static/chunks/islands.js',
  names: new Set(['.open']),
};

function finish(parts: Parameters<typeof nextPage>[0]) {
  const html = nextPage(parts);
  const shape = readPage('a.html', html, []);
  return finishPage(html, shape, sheets, shape.hasIsland ? light : null, { scripts, origins });
}

const between = (text: string, start: string, end: string) =>
  text.slice(text.indexOf(start) + start.length).split(end)[0] ?? '';
const policyOf = (html: string) =>
  between(html, '<meta http-equiv="Content-Security-Policy" content="', '"');

test("nothing of Next's is left to load", () => {
  const { html } = finish({ body: island });
  expect(html.match(/(?:src|href)="[^"]*_next/g)).toBeNull();
});

test('the words of the page stay byte for byte', () => {
  const body = '<pre>\n\n  a &amp; b</pre><p>Paragraph <!-- -->1<br/>“é”</p>';
  expect(finish({ body }).html).toContain(
    `<body><div hidden=""><!--$--><!--/$--></div>${body}<!--$--><!--/$--></body></html>`,
  );
});

test('the styles stand once in the page, as one element, pruned and in order', () => {
  const { html } = finish({ body: island });
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(between(html, '<style>', '</style>')).toBe('.card{x:1}.card{x:3}');
});

test('a face that is of use only at the first paint is asked for first', () => {
  const face = '@font-face{font-display:optional;font-family:A;src:url("/a.woff2")}';
  const html = nextPage({ body: '' });
  const shape = readPage('a.html', html, []);
  const faces = [parseStylesheet(face, '/a.css')];
  const site = { scripts, origins };
  expect(finishPage(html, shape, faces, null, site).html).toContain(
    '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin><style>',
  );
  const wide = finishPage(html, shape, faces, null, { ...site, faceMedia: '(min-width: 48rem)' });
  expect(wide.html).toContain('type="font/woff2" crossorigin media="(min-width: 48rem)"><style>');
});

test('states that only a script brings about are styled with that script', () => {
  const { html, boot } = finish({ body: island });
  expect(html).not.toContain('.open');
  expect(boot?.text).toContain('styles=".open{x:4}"');
});

test('the policy comes right behind the character set', () => {
  expect(finish({}).html).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
});

test('the policy allows exactly the inline scripts and the style that the page has', () => {
  const { html } = finish({ body: island });
  const inline = [...html.matchAll(/<(script|style)[^>]*>(.*?)<\/\1>/gs)].map(([, , text]) =>
    policyHash(text ?? ''),
  );
  const allowed = policyOf(html).match(/'sha256-[^']*'/g) ?? [];
  expect([...allowed].sort()).toEqual([...inline].sort());
});

test('the policy allows no inline code in general', () => {
  expect(policyOf(finish({ body: island }).html)).not.toContain('unsafe');
});

test('the loader is the same on all pages, and at most 1 kB', () => {
  const [one, two] = [island, `${island}<p>more</p>`].map((body) =>
    between(finish({ body }).html.replace(/ data-b\w+="[^"]*"/g, ''), '<script>', '</script>'),
  );
  expect(one).toBe(two);
  expect(Buffer.byteLength(one ?? '')).toBeLessThanOrEqual(1000);
  expect(one).toBe(scripts.loader);
});

test('a page without an island gets no script to run', () => {
  const { html, boot } = finish({ body: '<main></main>' });
  expect(boot).toBeNull();
  expect(html).not.toMatch(/<script(?! type="speculationrules")/);
});

test('structured data and speculation rules of the page stay', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
  const { html } = finish({ body: data + rules });
  expect(html).toContain(data + rules);
  expect(policyOf(html)).toContain(policyHash('{"prefetch":[]}'));
});

describe('the boot file', () => {
  test('is named in the page by the hash of its content', () => {
    const { html, boot } = finish({ body: island });
    expect(boot?.url).toMatch(/^\/_next\/static\/boot\/[0-9a-f]{16}\.js$/);
    expect(html).toContain(`data-boot="${boot?.url}" data-base="${light.base}"`);
  });

  test('is shared by pages with the same flight data and scripts', () => {
    expect(finish({ body: island }).boot).toEqual(finish({ body: `<p></p>${island}` }).boot);
  });

  test('is a script that a browser can parse', () => {
    const text = finish({ body: island }).boot?.text ?? '';
    expect(() => new Function(text)).not.toThrow();
  });
});
