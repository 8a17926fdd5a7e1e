/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Actions } from './actions';
import { Refused } from './refused';
import { createEditServer } from './server';

const actions = {
  pages: async () => [{ id: 'home' }],
  make: async () => {
    throw new Refused('this does not fit yet', 422, [
      { file: 'content/a.ts', field: ['name'], wrong: 'is empty', mend: 'write it' },
    ]);
  },
} as unknown as Actions;

const listen = (server: http.Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

const site = http.createServer((request, response) => {
  response.writeHead(200, {
    'content-type': request.url === '/a.css' ? 'text/css' : 'text/html; charset=utf-8',
    'content-length': 4,
  });
  response.end('<p>a');
});
let server: http.Server;
let port = 0;

beforeAll(async () => {
  const upstream = { host: '127.0.0.1', port: await listen(site) };
  const probe = http.createServer();
  port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  server = createEditServer({ actions, client: 'client()', upstream, port });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
});
afterAll(() => {
  server.close();
  site.close();
});

type Asked = { method?: string; path: string; headers?: Record<string, string> };

function ask({ method = 'GET', path, headers = {} }: Asked) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part) => {
          body += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    request.once('error', reject);
    request.end(method === 'POST' ? '{}' : undefined);
  });
}

const own = () => ({ origin: `http://localhost:${port}` });

test('pages come with the edit mode, and other files as they are', async () => {
  expect((await ask({ path: '/' })).body).toBe(
    '<p>a<script src="/_edit/client.js" defer></script>',
  );
  expect((await ask({ path: '/a.css' })).body).toBe('<p>a');
  expect((await ask({ path: '/_edit/client.js' })).body).toBe('client()');
});

test('the site itself is answered', async () => {
  expect(await ask({ method: 'POST', path: '/_edit/pages', headers: own() })).toEqual({
    status: 200,
    body: '[{"id":"home"}]',
  });
});

test('what is refused comes with its reasons', async () => {
  const { status, body } = await ask({ method: 'POST', path: '/_edit/make', headers: own() });
  expect([status, JSON.parse(body)]).toEqual([
    422,
    {
      message: 'this does not fit yet',
      problems: [{ file: 'content/a.ts', field: ['name'], wrong: 'is empty', mend: 'write it' }],
    },
  ]);
});

test.each<[string, Asked]>([
  ['a name of its own that leads here', { path: '/', headers: { host: 'evil.example' } }],
  ['another port', { path: '/', headers: { host: 'localhost:1' } }],
  [
    'a page of another origin',
    { method: 'POST', path: '/_edit/pages', headers: { origin: 'https://evil.example' } },
  ],
  [
    'a page without an origin',
    { method: 'POST', path: '/_edit/pages', headers: { origin: 'null' } },
  ],
  ['a sender that names no origin', { method: 'POST', path: '/_edit/pages' }],
  [
    'a script of another site',
    {
      path: '/_edit/client.js',
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    },
  ],
])('%s is not answered', async (_, asked) => {
  expect((await ask(asked)).status).toBe(403);
});

test.each([
  ['an action that does not exist', { method: 'POST', path: '/_edit/format-disk' }],
  ['what every object can do', { method: 'POST', path: '/_edit/constructor' }],
  ['an action asked by a link', { path: '/_edit/pages' }],
])('%s is not found', async (_, asked) => {
  expect((await ask({ ...asked, headers: own() })).status).toBe(404);
});
