/**
 * @jest-environment node
 *
 * `npm run check:hosts`, after a build: requests to nginx on `deploy/nginx.conf` and to the local
 * server, with the same expectations for both. Those are written out here rather than derived from
 * the rules that configure the servers. What is not installed is left out, with a message.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { promisedPaths } from '../check-out/promised-paths';
import { filesIn } from '../files/files';
import { createSite } from '../serve/site';
import { deletedPages } from './deleted-pages';
import { ask, type HostAnswer } from './fixtures/ask';
import { findNginx } from './fixtures/find-nginx';
import { hasCaddy, runCaddy } from './fixtures/run-caddy';
import { runNginx } from './fixtures/run-nginx';
import { policyOf } from './pages';
import { type RunningServer, serve } from './run-server';

const redirected = new Map(deletedPages.map(({ from, to }) => [from, to]));
const promised = promisedPaths.filter((address) => !redirected.has(address));

const out = path.resolve('out');
const files = filesIn(out);
const read = (file: string) => readFileSync(path.join(out, file));
const fileOf = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);

const runLocalServer = (root: string) => serve(createSite(root));

const nginx = findNginx();
type Encoding = 'br' | 'gzip';
type Host = [
  name: string,
  run: (root: string) => Promise<RunningServer>,
  encodings: readonly Encoding[],
];
const hosts: Host[] = [['the local server', runLocalServer, ['br', 'gzip']]];
if (!nginx) process.stderr.write('Not checked: nginx, which is not installed here.\n');
if (nginx && !nginx.brotliModule)
  process.stderr.write('Not checked: brotli from nginx, whose module is not installed here.\n');
if (nginx?.brotliModule) hosts.push(['nginx', (root) => runNginx(nginx, root), ['br', 'gzip']]);
if (nginx)
  hosts.push([
    'nginx without its brotli module',
    (root) => runNginx({ ...nginx, brotliModule: undefined }, root),
    ['gzip'],
  ]);

if (hasCaddy()) hosts.push(['Caddy', runCaddy, ['br', 'gzip']]);
else process.stderr.write('Not checked: Caddy, which is not installed here.\n');

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

/** The preferred encoding of a host among those that the client accepts. */
const encodingFor = (accepted: readonly Encoding[], encodings: readonly Encoding[]) =>
  accepted.find((encoding) => encodings.includes(encoding)) ?? 'identity';

/** Sent with every response, including errors and redirects. */
const security = {
  'strict-transport-security': expect.stringMatching(/^max-age=(?:[3-9]\d{7}|\d{9,})$/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const revalidated = 'public, max-age=0, must-revalidate';
const htmlType = expect.stringMatching(/^text\/html; ?charset=utf-8$/i);

const missing = [
  '/nowhere',
  '/nowhere.html',
  '/nowhere.png',
  '/nowhere/',
  '/help/nowhere',
  '/_next/static/chunks/nowhere.js',
  '/quote',
  '/blog',
  '/routes',
  '/routes/',
  '/fonts/',
  '/404',
  '/404.html',
  '/CONTACT',
  '/contact.html.br',
  '/contact.html.gz',
  '/contact.br',
  '/_headers',
  '/_redirects',
  '/.html',
  '/contact%3Ffrom=menu',
  '/contact%0d%0aX-Injected:%20yes',
  '/%0d%0aX-Injected:%20yes/',
  '/contact%0d%0aX-Injected:%20yes.html',
];
/** Some servers respond with 400, which is equally correct. */
const nonsense = [
  '/%',
  '/%zz',
  '/%00',
  '/contact%00.html',
  '/..',
  '/../package.json',
  '/../../../../etc/passwd',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/%252e%252e/package.json',
  '/%c0%ae%c0%ae/package.json',
  '/_next/..%2f..%2fpackage.json',
  '/help/../../package.json',
  '//etc/passwd',
  '//elsewhere.example/',
  '//contact',
  '/help//faq',
  '/contact//',
];

describe.each(hosts)('%s', (name, run, encodings) => {
  const isCaddy = name === 'Caddy';
  let host: RunningServer;
  const get = (address: string, headers: Record<string, string> = {}) =>
    ask(host.port, address, { headers });
  /** Requests all addresses; lists failures by address. */
  async function wrongAt(
    addresses: readonly string[],
    holds: (answer: HostAnswer, address: string) => void,
  ): Promise<string[]> {
    const problems: string[] = [];
    for (const address of addresses) {
      const answer = await get(address);
      try {
        holds(answer, address);
      } catch (error) {
        problems.push(`${address}: ${String(error).slice(0, 400)}`);
      }
    }
    return problems;
  }

  beforeAll(async () => {
    host = await run(out);
  });
  afterAll(() => host.close());

  test('every address has its page, with its policy as a header', async () => {
    const problems = await wrongAt(promised, ({ status, headers, body }, address) => {
      expect(status).toBe(200);
      expect(body.equals(read(fileOf(address)))).toBe(true);
      const policy = policyOf(body.toString());
      expect(policy).toContain("default-src 'none'");
      expect(headers).toMatchObject({
        ...security,
        'content-security-policy': `${policy};frame-ancestors 'none'`,
        'content-type': htmlType,
        'cache-control': revalidated,
        vary: 'Accept-Encoding',
      });
    });
    expect(problems).toEqual([]);
  });

  test('.html and a trailing slash redirect to the canonical address', async () => {
    const others = promised.slice(1).flatMap((address) => [`${address}.html`, `${address}/`]);
    const problems = await wrongAt(others, ({ status, headers }, address) => {
      expect(status).toBe(308);
      expect(headers).toMatchObject({ ...security, location: address.replace(/\.html$|\/$/, '') });
    });
    expect(problems).toEqual([]);
  });

  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?from=menu', '/?from=menu'],
    ['/contact.html?a=1&b=%2F', '/contact?a=1&b=%2F'],
    ['/help/faq/?a=//b', '/help/faq?a=//b'],
    // Caddy does not find them, as it decodes an address only after its matchers.
    ...(isCaddy
      ? []
      : [
          ['/contact%2F', '/contact'],
          ['/contact%2ehtml', '/contact'],
        ]),
  ])('%s redirects to %s', async (address, location) => {
    expect(await get(address)).toMatchObject({ status: 308, headers: { location } });
  });

  test('the address of a deleted page redirects', async () => {
    const problems = await wrongAt([...redirected.keys()], ({ status, headers }, address) => {
      expect(status).toBe(308);
      expect(headers).toMatchObject({ ...security, location: redirected.get(address) });
    });
    expect(problems).toEqual([]);
  });

  test('equivalent spellings of an address work', async () => {
    for (const address of ['/contact?a=//b/../c', '/c%6fntact', '/%63ontact?x'])
      expect((await get(address)).body.equals(read('/contact.html'))).toBe(true);
  });

  test('a missing path gets the not-found page, uncached', async () => {
    const page = read('/404.html');
    const problems = await wrongAt(missing, ({ status, headers, body }) => {
      expect(status).toBe(404);
      expect(body.equals(page)).toBe(true);
      expect(headers).toMatchObject({
        ...security,
        'content-security-policy': `${policyOf(page.toString())};frame-ancestors 'none'`,
        'content-type': htmlType,
        'cache-control': revalidated,
      });
      expect(headers).not.toHaveProperty('x-injected');
    });
    expect(problems).toEqual([]);
  });

  test('a missing path of a translation gets its not-found page', async () => {
    const { status, body } = await get('/sw/nowhere');
    expect(status).toBe(404);
    expect(body.equals(read('/sw/404.html'))).toBe(true);
  });

  test('malformed paths are not found, and files outside the folder are never served', async () => {
    const problems = await wrongAt(nonsense, ({ status, headers, body }) => {
      // Caddy cleans a path before it looks the file up, and fails on a null character.
      expect(isCaddy ? [200, 308, 400, 404, 500] : [400, 404]).toContain(status);
      // Caddy rejects a malformed request before it reads its configuration.
      if (!isCaddy || status === 404) expect(headers).toMatchObject(security);
      if (status === 404) expect(body.equals(read('/404.html'))).toBe(true);
      expect(body.toString()).not.toMatch(/"devDependencies"|root:x:0/);
    });
    expect(problems).toEqual([]);
  });

  test.each([
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/lists/help-search.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icons/maskable.png', 'image/png'],
    ['/share/home.png', 'image/png'],
    ['/share/shipping-routes/uk-to-tanzania.png', 'image/png'],
    ['/fonts/bricolage.woff2', 'font/woff2'],
    [files.find((file) => file.endsWith('.js')) ?? '', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (address, type) => {
    expect(await get(address)).toMatchObject({
      status: 200,
      headers: { 'content-type': type, 'content-security-policy': "frame-ancestors 'none'" },
    });
  });

  test('every kind of file has its content type', async () => {
    const kinds = new Map(files.map((file) => [path.extname(file), file]));
    const asked = [...kinds].filter(([kind]) => !['', '.br', '.gz', '.html'].includes(kind));
    const problems = await wrongAt(
      asked.map(([, file]) => file),
      ({ status, headers }) => {
        expect(status).toBe(200);
        expect(headers['content-type']).not.toBe('application/octet-stream');
      },
    );
    expect(problems).toEqual([]);
  });

  test('caches files with a hash in their name forever', async () => {
    const hashed = files.filter((file) => /^\/_next\/static\/.*\.(?:js|svg|woff2)$/.test(file));
    expect(hashed.length).toBeGreaterThan(10);
    const problems = await wrongAt(hashed, ({ status, headers }) => {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });
    expect(problems).toEqual([]);
  });

  test.each([
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/lists/help-search.json',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
  ])('revalidates %s every time', async (address) => {
    expect((await get(address)).headers['cache-control']).toBe(revalidated);
  });

  test('the service worker is revalidated every time, and may control the whole site', async () => {
    const { status, headers } = await get('/worker.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...security,
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  test.each([
    '/fonts/bricolage.woff2',
    '/favicon.ico',
    '/icon.svg',
    '/apple-touch-icon.png',
    '/icons/192.png',
    '/screenshots/phone.webp',
    '/share/home.png',
    '/share/help/faq.png',
  ])('caches %s for a day', async (address) => {
    expect((await get(address)).headers['cache-control']).toMatch(/^public, max-age=86400,/);
  });

  test('caches only exact file paths, and no missing files', async () => {
    for (const address of ['/icon.svg.html', '/favicon.ico/', '/share/nowhere.png', '/share/'])
      expect(await get(address)).toMatchObject({
        status: 404,
        headers: { 'cache-control': revalidated },
      });
  });

  test.each<[header: string, accepted: Encoding[]]>([
    ['br', ['br']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['br;q=0, gzip', ['gzip']],
  ])('"Accept-Encoding: %s" gets the best available encoding', async (header, accepted) => {
    const encoding = encodingFor(accepted, encodings);
    for (const address of ['/', '/help/faq', '/feed.xml', '/nowhere']) {
      const { headers, body } = await get(address, { 'Accept-Encoding': header });
      const plain = await get(address, { 'Accept-Encoding': 'identity' });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toBe(plain.headers['content-type']);
      expect(decoders[encoding](body).equals(plain.body)).toBe(true);
      // Caddy sends compressed files in chunks.
      if (!isCaddy) expect(Number(headers['content-length'])).toBe(body.length);
      expect(plain.headers).not.toHaveProperty('content-encoding');
    }
  });

  test('HEAD responds like GET, without the body', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    for (const address of ['/', '/help/faq', '/nowhere', '/contact/', '/icon.svg']) {
      const { date: _, ...expected } = (await get(address, headers)).headers;
      // Caddy sends a length, or chunks, only if there is a body.
      if (isCaddy)
        for (const name of ['content-length', 'transfer-encoding']) delete expected[name];
      const answer = await ask(host.port, address, { method: 'HEAD', headers });
      expect(answer.headers).toMatchObject(expected);
      expect(answer.body).toHaveLength(0);
    }
  });

  test('returns 304 for an unchanged file', async () => {
    const accept = { 'Accept-Encoding': 'br' };
    const { etag = '', 'last-modified': modified = '' } = (await get('/help/faq', accept)).headers;
    const conditions: Record<string, string>[] = [
      { 'If-None-Match': etag },
      { 'If-None-Match': `"other", W/${etag.replace('W/', '')}` },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': modified },
    ];
    for (const condition of conditions) {
      const answer = await get('/help/faq', { ...accept, ...condition });
      expect(answer).toMatchObject({ status: 304, headers: security });
      expect(answer.headers['cache-control']).toBe(revalidated);
      expect(answer.body).toHaveLength(0);
    }
    const stale = { 'If-None-Match': '"other"', 'If-Modified-Since': modified };
    expect((await get('/help/faq', stale)).status).toBe(200);
  });

  test('each encoding of a page has its own ETag', async () => {
    const forms = [...encodings, 'identity'];
    const tags = await Promise.all(
      forms.map(async (form) => (await get('/contact', { 'Accept-Encoding': form })).headers.etag),
    );
    expect(tags).toEqual([...new Set(tags)]);
  });

  test('supports range requests', async () => {
    const whole = read('/icon.svg');
    const part = async (range: string, more = {}) =>
      get('/icon.svg', { Range: `bytes=${range}`, ...more });
    const { etag = '' } = (await get('/icon.svg')).headers;

    expect(await part('0-9')).toMatchObject({ status: 206, body: whole.subarray(0, 10) });
    expect(await part('-9')).toMatchObject({ status: 206, body: whole.subarray(-9) });
    expect(await part('5-')).toMatchObject({ status: 206, body: whole.subarray(5) });
    expect((await part('0-9')).headers['content-range']).toBe(`bytes 0-9/${whole.length}`);
    const beyond = await part(`${whole.length}-`);
    expect(beyond).toMatchObject({ status: 416, headers: security });
    expect(beyond.names.filter((name, i) => beyond.names.indexOf(name) !== i)).toEqual([]);
    expect((await part('0-9', { 'If-Range': '"other"' })).status).toBe(200);
    if (!etag.startsWith('W/')) expect((await part('0-9', { 'If-Range': etag })).status).toBe(206);
    expect((await get('/nowhere', { Range: 'bytes=0-9' })).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s is refused',
    async (method) => {
      const { status, headers } = await ask(host.port, '/contact', { method });
      expect(status).toBe(405);
      expect(headers).toMatchObject(security);
    },
  );

  test('does not serve hidden files', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'hosted-'));
    for (const folder of ['.git', '.well-known']) mkdirSync(path.join(root, folder));
    copyFileSync(path.join(out, '404.html'), path.join(root, '404.html'));
    for (const name of ['.env', '.git/config', '.well-known/security.txt'])
      writeFileSync(path.join(root, name), 'text');
    const planted = await run(root);
    const statusOf = async (address: string) => (await ask(planted.port, address)).status;
    for (const address of ['/.env', '/.git/config', '/%2eenv'])
      expect([address, await statusOf(address)]).toEqual([address, 404]);
    expect(await statusOf('/.well-known/security.txt')).toBe(200);
    await planted.close();
    rmSync(root, { recursive: true });
  });

  test('does not reveal the server version', async () => {
    for (const address of ['/', '/nowhere', '/%'])
      expect((await get(address)).headers.server ?? '').not.toMatch(/\d/);
  });
});
