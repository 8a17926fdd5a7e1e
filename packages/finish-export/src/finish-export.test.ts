/** @jest-environment node */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { counter, files, writeExport } from './export.fixture';
import { policyHash } from './hash';
import { nextPage } from './html/next-page.fixture';

// A guard against hanging: bundlers and threads start slowly on a busy machine.
jest.setTimeout(60_000);

type Export = Awaited<ReturnType<typeof writeExport>>;
let site: Export;

const read = (name: string) => readFile(site.inFolder(name), 'utf8');
const page = (body: string) => nextPage({ body });

describe('a finished export', () => {
  beforeAll(async () => {
    site = await writeExport({
      'out/words.html': page('<pre>\n\n  a &amp; b</pre><p>Paragraph <!-- -->1<br/>“é”</p>'),
    });
    await site.finish();
  });
  afterAll(() => site.remove());

  const loaded = async (name: string) =>
    [...(await read(name)).matchAll(/data-load="([^"]*)"/g)].map(([, urls = '']) =>
      urls.split(' '),
    );
  const inline = (html: string, element: string) =>
    [...html.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map(
      ([, text = '']) => text,
    );

  test('inlines the styles that each page can use', async () => {
    expect(await read('index.html')).toContain('.a{x:1}.b{x:3}</style>');
    expect(await read('about.html')).toContain('.other{x:2}</style>');
  });

  test('contains the files that islands load, and what older browsers lack', async () => {
    const [urls = []] = await loaded('index.html');
    expect(urls).toHaveLength(3);
    for (const url of urls) expect(existsSync(site.inFolder(url))).toBe(true);
    const scripts = await readdir(site.folder, { recursive: true });
    expect(scripts.filter((name) => name.endsWith('.js'))).toHaveLength(urls.length + 1);
  });

  test('puts props and late styles into the boot file', async () => {
    const [[boot = ''] = []] = await loaded('index.html');
    const text = await read(boot);
    expect(text).toContain('islands:[["counter",{"start":1}]]');
    expect(text).toContain('styles:".c{x:4}"');
    expect(await read('index.html')).not.toContain('data-props');
  });

  test('keeps the content of a page byte for byte', async () => {
    expect(await read('words.html')).toContain(
      '<pre>\n\n  a &amp; b</pre><p>Paragraph <!-- -->1<br/>“é”</p>',
    );
  });

  test('allows the inline code of the page by a policy right after the character set', async () => {
    const html = await read('index.html');
    const [, policy = ''] =
      html.match(/<meta charSet="utf-8"\/><meta http-equiv="[\w-]+" content="([^"]*)"/) ?? [];
    const hashes = [...inline(html, 'script'), ...inline(html, 'style')].map(policyHash);
    expect((policy.match(/'sha256-[^']*'/g) ?? []).sort()).toEqual(hashes.sort());
    expect(policy).not.toContain('unsafe');
  });

  test('contains compressed copies of the same bytes', async () => {
    const content = await readFile(site.inFolder('index.html'));
    expect(brotliDecompressSync(await readFile(site.inFolder('index.html.br')))).toEqual(content);
    expect(gunzipSync(await readFile(site.inFolder('index.html.gz')))).toEqual(content);
  });
});

describe('the build fails and reports where and how to fix it,', () => {
  afterEach(() => site.remove());

  const source = files['counter.tsx'] ?? '';
  const importing = (what: string) => ({ 'counter.tsx': `import '${what}';\n${source}` });

  test.each<[string, Record<string, string | undefined>, RegExp]>([
    [
      'where pages contain an unknown script, naming all these pages',
      {
        'out/index.html': page('<script>alert(1)</script>'),
        'out/about.html': page('<script>alert(1)</script>'),
      },
      /^(?=.*index\.html)(?=.*about\.html)/s,
    ],
    ['where class names are missing', { 'out/style-modules.json': undefined }, /style-modules/s],
    ['where a module has no names', { 'out/style-modules.json': '{}' }, /counter\.module/s],
    [
      'where the rules for what an island adds later are in no stylesheet of the page',
      { 'out/_next/static/chunks/page.css': '.other{x:2}' },
      /rules of counter\.module\.scss/s,
    ],
    ['where an island imports Next', importing('next/link'), /counter\.tsx.*without Next/s],
    ['where an island imports another module of React', importing('react-dom/server'), /share/s],
    [
      'where an island reads the environment',
      { 'counter.tsx': `${source}\nconsole.log(process.env.SITE_URL);` },
      /process\.env\.SITE_URL/s,
    ],
    [
      'where no component has the name of an island',
      { 'out/index.html': page(counter().replace('"counter"', '"count"')) },
      /count\.tsx/s,
    ],
  ])('%s', async (_, changes, message) => {
    site = await writeExport(changes);
    await expect(site.finish()).rejects.toThrow(message);
  });
});
