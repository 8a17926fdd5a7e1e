/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSite } from './site';

const files = {
  'index.html': 'home',
  'services.html': 'services',
  'services.html.br': 'services in brotli',
  'services/air.html': 'air',
  '404.html': 'not found',
  '404.html.br': 'not found in brotli',
  '_next/static/boot.js': 'boot',
};

const directory = mkdtempSync(join(tmpdir(), 'site-'));
let server: Server;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  server = createServer(createSite(directory));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

/** Asks with `node:http`, for `fetch` would follow redirects and undo encodings by itself. */
async function ask(path: string, { method = 'GET', encoding = 'identity' } = {}) {
  const { port } = server.address() as AddressInfo;
  const headers = { 'Accept-Encoding': encoding };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers, agent: false };
    request(options, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/services?from=menu', 'services'],
  ['/services/air', 'air'],
])('%s is found without its extension', async (path, body) => {
  expect(await ask(path)).toMatchObject({ status: 200, body });
});

test.each([
  ['/services/', '/services'],
  ['/services/air/?weight=5', '/services/air?weight=5'],
  ['//elsewhere.example/', '/elsewhere.example'],
])('%s leads to %s', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 308, headers: { location } });
});

test.each(['/nowhere', '/nowhere.png', '/%', '/../package.json'])(
  '%s is not found',
  async (path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([404, 'not found']);
  },
);

test.each([
  ['/services', 'services in brotli'],
  ['/nowhere', 'not found in brotli'],
])('%s goes out compressed to whoever takes that', async (path, body) => {
  const answer = await ask(path, { encoding: 'gzip, br' });
  expect(answer).toMatchObject({
    body,
    headers: {
      'content-encoding': 'br',
      'content-type': 'text/html;charset=utf-8',
      vary: 'Accept-Encoding',
    },
  });
});

test('hashed files are kept for a year', async () => {
  const { headers } = await ask('/_next/static/boot.js');
  expect(headers['cache-control']).toBe('public,max-age=31536000,immutable');
});

test('pages are asked for anew', async () => {
  const { headers } = await ask('/services');
  expect(headers['cache-control']).toBe('public,max-age=0,must-revalidate');
});

test('nothing can be posted', async () => {
  expect(await ask('/services', { method: 'POST' })).toMatchObject({ status: 405 });
});
