/**
 * @jest-environment node
 *
 * `npm run check:hosts`, after a build: requests to nginx on `deploy/nginx.conf` and to the local
 * server, with the same expectations for both. Those are written out here rather than derived from
 * the rules that configure the servers. nginx is left out, with a message, where it is not installed.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { promisedPaths } from '../check-site/promised-paths';
import { filesIn } from '../files/files';
import { createSite } from '../serve/site';
import { ask, type HostAnswer } from './ask.fixture';
import { redirectsIn } from './headers-file';
import { findNginx, runNginx } from './run-nginx.fixture';
import { type RunningServer, serve } from './run-server';

const out = path.resolve('out');
const read = (file: string) => readFileSync(path.join(out, file));
const moved = new Map(redirectsIn(String(read('/_redirects'))).map(({ from, to }) => [from, to]));
const pages = promisedPaths.filter((address) => !moved.has(address));

const hosts: [name: string, run: () => Promise<RunningServer>][] = [
  ['the local server', () => serve(createSite(out))],
];
const nginx = findNginx();
if (nginx) hosts.push(['nginx', () => runNginx(nginx, out)]);
else process.stderr.write('Not checked: nginx with its brotli module, which is not installed.\n');

/** Sent with every response, including errors and redirects. */
const security = {
  'strict-transport-security': expect.stringMatching(/^max-age=(?:[3-9]\d{7}|\d{9,})$/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
};
const revalidated = 'no-cache, no-transform';
const forADay = expect.stringMatching(/^public, max-age=86400,/);
const textType = 'text/plain; charset=utf-8';

const asPage = {
  ...security,
  'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
  'cache-control': revalidated,
  vary: 'Accept-Encoding',
};

const missing = [
  '/nowhere',
  '/nowhere.html',
  '/nowhere.png',
  '/nowhere/',
  '/help/nowhere',
  '/sw/nowhere',
  '/_next/static/chunks/nowhere.js',
  '/quote',
  '/blog',
  '/routes/',
  '/404.html',
  '/CONTACT',
  '/_headers',
  '/_redirects',
  '/contact.html.br',
  '/contact.gz',
  '/contact%3Ffrom=menu',
  '/icon.svg.html',
  '/favicon.ico/',
  '/.env',
  '/.git/config',
  '/%2eenv',
  '/contact%0d%0aX-Injected:%20yes',
  '/%0d%0aX-Injected:%20yes/',
];
const malformed = [
  '/%',
  '/%zz',
  '/%00',
  '/contact%00.html',
  '/..',
  '/../package.json',
  '//etc/passwd',
  '/../../../../etc/passwd',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/%252e%252e/package.json',
  '/%c0%ae%c0%ae/package.json',
  '//elsewhere.example/',
  '/help//faq',
  '/contact//',
];
const files: [address: string, type: string, cached: unknown][] = [
  ['/feed.xml', 'application/atom+xml; charset=utf-8', revalidated],
  ['/sitemap.xml', 'application/xml', revalidated],
  ['/robots.txt', textType, revalidated],
  ['/lists/search.json', 'application/json', revalidated],
  ['/manifest.webmanifest', 'application/manifest+json', revalidated],
  ['/.well-known/security.txt', textType, revalidated],
  ['/worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/icon.svg', 'image/svg+xml', forADay],
  ['/favicon.ico', 'image/x-icon', forADay],
  ['/icons/192.png', 'image/png', forADay],
  ['/screenshots/phone.webp', 'image/webp', forADay],
  ['/fonts/bricolage.woff2', 'font/woff2', forADay],
];

describe.each(hosts)('%s', (_, run) => {
  let host: RunningServer;
  const get = (address: string, headers: Record<string, string> = {}) =>
    ask(host.port, address, { headers });

  /** Requests all addresses, and lists those whose response is another, or fails `holds`. */
  async function expectAll(
    addresses: Iterable<string>,
    holds: (answer: HostAnswer, address: string) => void,
  ) {
    const problems: string[] = [];
    for (const address of addresses) {
      const answer = await get(address);
      try {
        expect(answer.headers).toMatchObject(security);
        holds(answer, address);
      } catch (error) {
        problems.push(`${address}: ${String(error).slice(0, 400)}`);
      }
    }
    expect(problems).toEqual([]);
  }

  beforeAll(async () => {
    host = await run();
  });
  afterAll(() => host.close());

  test('every address has its page', async () => {
    await expectAll([...pages, '/contact?a=//b/../c', '/c%6fntact'], (answer, address) => {
      const { pathname } = new URL(decodeURI(address), 'http://site');
      const html = read(pathname === '/' ? '/index.html' : `${pathname}.html`);
      expect(answer).toMatchObject({ status: 200, headers: asPage });
      expect(answer.body.equals(html)).toBe(true);
    });
  });

  test('.html, a trailing slash and old addresses redirect', async () => {
    const targets = new Map([
      ...pages.slice(1).flatMap((to) => [[`${to}.html`, to] as const, [`${to}/`, to] as const]),
      ...moved,
      ['/index', '/'],
      ['/index.html?from=menu', '/?from=menu'],
      ['/help/faq/?a=//b', '/help/faq?a=//b'],
      ['/contact%2F', '/contact'],
      ['/contact%2ehtml', '/contact'],
    ]);
    await expectAll(targets.keys(), ({ status, headers }, address) => {
      expect([status, headers.location]).toEqual([308, targets.get(address)]);
    });
  });

  test('a missing or hidden path gets the not-found page of its language', async () => {
    await expectAll(missing, ({ status, headers, body }, address) => {
      const html = read(address.startsWith('/sw/') ? '/sw/404.html' : '/404.html');
      expect({ status, headers }).toMatchObject({ status: 404, headers: asPage });
      expect(body.equals(html)).toBe(true);
      expect(headers).not.toHaveProperty('x-injected');
    });
  });

  test('malformed paths are not found, and files outside the folder are never served', async () => {
    await expectAll(malformed, ({ status, headers, body }) => {
      // Some servers respond with 400, which is equally correct.
      expect([400, 404]).toContain(status);
      expect(headers.server ?? '').not.toMatch(/\d/);
      expect(body.toString()).not.toMatch(/"devDependencies"|root:x:0/);
    });
  });

  test('other files have their type, and are cached as they should be', async () => {
    const known = new Map(files.map(([address, ...expected]) => [address, expected]));
    const hashed = filesIn(out).filter((file) =>
      /^\/_next\/static\/.*\.(?!br$|gz$)\w+$/.test(file),
    );
    expect(hashed.length).toBeGreaterThan(10);
    await expectAll([...known.keys(), ...hashed], ({ status, headers }, address) => {
      const forever = [expect.not.stringContaining('octet'), 'public, max-age=31536000, immutable'];
      const [type, cached] = known.get(address) ?? forever;
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        type,
        cached,
      ]);
    });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('"Accept-Encoding: %s" gets %s', async (accepted, encoding, decode) => {
    for (const address of ['/', '/feed.xml', '/nowhere']) {
      const { headers, body } = await get(address, { 'Accept-Encoding': accepted });
      const plain = await get(address, { 'Accept-Encoding': 'identity' });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        'content-type': plain.headers['content-type'],
        'content-length': String(body.length),
      });
      expect(decode(body).equals(plain.body)).toBe(true);
    }
  });

  test('supports revalidation and ranges, and refuses methods, with each header once', async () => {
    const { etag = '' } = (await get('/help/faq')).headers;
    const length = read('/icon.svg').length;
    const answers: [Promise<HostAnswer>, number][] = [
      [get('/help/faq', { 'If-None-Match': etag }), 304],
      [get('/icon.svg', { Range: 'bytes=0-9' }), 206],
      [get('/icon.svg', { Range: `bytes=${length}-` }), 416],
      [get('/nowhere', { Range: 'bytes=0-9' }), 404],
      ...['POST', 'DELETE', 'OPTIONS', 'TRACE'].map((method): [Promise<HostAnswer>, number] => [
        ask(host.port, '/contact', { method }),
        405,
      ]),
    ];
    for (const [pending, status] of answers) {
      const answer = await pending;
      expect(answer).toMatchObject({ status, headers: security });
      expect(answer.names).toEqual([...new Set(answer.names)]);
    }
  });
});
