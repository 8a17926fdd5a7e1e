import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ask, type HostAnswer } from '../hosting/ask.fixture';
import { type RunningServer, serve } from '../hosting/run-server';
import { createSite } from './site';

const html = 'text/html; charset=utf-8';
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';
const forever = 'public, max-age=31536000, immutable';

/** Each file with the address, the media type and the caching that it is served with. */
const served: [file: string, address: string, type: string, cached: string][] = [
  ['index.html', '/', html, 'no-cache'],
  ['contact.html', '/contact', html, 'no-cache'],
  ['help/faq.html', '/help/faq', html, 'no-cache'],
  ['feed.xml', '/feed.xml', 'application/atom+xml; charset=utf-8', 'no-cache'],
  ['worker.js', '/worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
  [
    '.well-known/security.txt',
    '/.well-known/security.txt',
    'text/plain; charset=utf-8',
    'no-cache',
  ],
  ['icon.svg', '/icon.svg', 'image/svg+xml', forADay],
  ['world/uk-480.avif', '/world/uk-480.avif', 'image/avif', forADay],
  [
    '_next/static/islands/a.js',
    '/_next/static/islands/a.js',
    'text/javascript; charset=utf-8',
    forever,
  ],
];
const unseen = ['404.html', 'sw/404.html', '_headers', '.env', '.git/config'];

/** Sent with every response, including errors and redirects. */
const security = {
  'strict-transport-security': expect.stringMatching(/^max-age=[3-9]\d{7}$/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
};

let folder: string;
let host: RunningServer;
const get = (address: string, headers: Record<string, string> = {}) =>
  ask(host.port, address, { headers });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files = Object.fromEntries(
    [...served.map(([file]) => file), ...unseen].map((file) => [file, `This is ${file}.`]),
  );
  for (const [file, text] of Object.entries({ ...files, _redirects: '/old /contact 308\n' })) {
    const at = path.join(folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
    writeFileSync(`${at}.br`, brotliCompressSync(text));
    writeFileSync(`${at}.gz`, gzipSync(text));
  }
  host = await serve(createSite(folder));
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ...served,
  ['contact.html', '/contact?a=//b/../c', html, 'no-cache'],
  ['contact.html', '/c%6fntact', html, 'no-cache'],
])('%s is served at %s, with its type and caching', async (file, address, type, cached) => {
  const { status, headers, body } = await get(address);
  expect([status, String(body)]).toEqual([200, `This is ${file}.`]);
  const own = { 'content-type': type, 'cache-control': cached, vary: 'Accept-Encoding' };
  expect(headers).toMatchObject({ ...security, ...own });
});

test.each([
  ['/contact.html', '/contact'],
  ['/contact/', '/contact'],
  ['/contact%2F', '/contact'],
  ['/help/faq/?a=//b', '/help/faq?a=//b'],
  ['/old', '/contact'],
])('%s leads to %s', async (address, location) => {
  const { status, headers } = await get(address);
  expect([status, headers]).toEqual([308, expect.objectContaining({ ...security, location })]);
});

test.each([
  ...['/nowhere', '/nowhere.html', '/nowhere/', '/sw/nowhere', '/CONTACT', '/icon.svg.html'],
  ...['/404.html', '/_headers', '/_redirects', '/contact.html.br', '/contact.gz'],
  ...[
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/contact%3Ffrom=menu',
    '/contact%0d%0aX-Injected:%20yes',
  ],
])('%s gets the not-found page of its language', async (address) => {
  const { status, headers, body } = await get(address);
  const page = address.startsWith('/sw/') ? 'sw/404.html' : '404.html';
  expect([status, String(body)]).toEqual([404, `This is ${page}.`]);
  expect(headers).toMatchObject({ ...security, 'content-type': html });
  expect(headers).not.toHaveProperty('x-injected');
});

test.each([
  ...['/%', '/%zz', '/%00', '/contact%00.html', '/..', '//elsewhere.example/', '/help//faq'],
  ...['/../../../../../etc/passwd', '//etc/passwd', '/%2e%2e/etc/passwd', '/..%5cpackage.json'],
])('%s is not found, and nothing outside the folder is served', async (address) => {
  const { status, headers, body } = await get(address);
  expect([status, String(body)]).toEqual([404, 'This is 404.html.']);
  expect(headers).toMatchObject(security);
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('"Accept-Encoding: %s" gets %s', async (accepted, encoding, decode) => {
  const { headers, body } = await get('/contact', { 'Accept-Encoding': accepted });
  expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-type': html });
  expect(headers['content-length']).toBe(String(body.length));
  expect(String(decode(body))).toBe('This is contact.html.');
});

test('supports revalidation and ranges, and refuses methods, with each header once', async () => {
  const { etag = '' } = (await get('/contact')).headers;
  const answers: [Promise<HostAnswer>, number][] = [
    [get('/contact', { 'If-None-Match': etag }), 304],
    [get('/icon.svg', { Range: 'bytes=0-9' }), 206],
    [get('/icon.svg', { Range: 'bytes=999-' }), 416],
    [get('/nowhere', { Range: 'bytes=0-9' }), 404],
    [ask(host.port, '/contact', { method: 'POST' }), 405],
  ];
  for (const [pending, status] of answers) {
    const answer = await pending;
    expect(answer).toMatchObject({ status, headers: security });
    expect(answer.names).toEqual([...new Set(answer.names)]);
  }
});
