/** @jest-environment node */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { Actions } from './actions';
import { createEditServer } from './edit-server';
import { Refused } from './refused';

const actions = {
  pages: async () => [{ id: 'home' }],
  picture: async ({ data }: { data: string }) => Buffer.byteLength(data, 'base64'),
  make: async () => {
    throw new Refused('Not saved.', 422, [
      { file: 'content/a.ts', field: ['name'], found: 'is empty', fix: 'write it' },
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
const settings = {
  pieceKeys: [],
  offers: [],
  entryNames: { entries: {}, items: {}, fields: {} },
};
let server: http.Server;
let port = 0;

beforeAll(async () => {
  const upstream = { host: '127.0.0.1', port: await listen(site) };
  const probe = http.createServer();
  port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  server = createEditServer({ actions, client: 'client()', settings, upstream, port });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
});
afterAll(() => {
  for (const one of [server, site]) {
    one.close();
    // Connections kept alive would hold the process for seconds.
    one.closeAllConnections();
  }
});

type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string };

function ask({ method = 'GET', path, headers = {}, body: sent = '{}' }: Asked) {
  return new Promise<{ status: number; body: string; headers: http.IncomingHttpHeaders }>(
    (resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: { host: `localhost:${port}`, ...headers },
        },
        (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (part) => {
            body += part;
          });
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
          );
        },
      );
      request.once('error', reject);
      if (headers.expect) request.flushHeaders();
      else request.end(method === 'POST' ? sent : undefined);
    },
  );
}

const script =
  /^<p>a<script src="\/_edit\/client\.js" data-token="([\w-]+)" data-site="\{&quot;[^"]+" defer><\/script>$/;
const token = async () => script.exec((await ask({ path: '/' })).body)?.[1] ?? '';
const sameOrigin = () => ({ origin: `http://localhost:${port}` });
const own = async () => ({ ...sameOrigin(), 'x-edit-token': await token() });

test('adds the edit mode to pages and leaves other files unchanged', async () => {
  const { body, headers } = await ask({ path: '/' });
  expect(body).toMatch(script);
  // No other site can frame it.
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  expect((await ask({ path: '/a.css' })).body).toBe('<p>a');
  expect((await ask({ path: '/_edit/client.js' })).body).toBe('client()');
});

test('reports why a request was rejected', async () => {
  const { status, body } = await ask({ method: 'POST', path: '/_edit/make', headers: await own() });
  expect([status, JSON.parse(body)]).toEqual([
    422,
    {
      message: 'Not saved.',
      problems: [{ file: 'content/a.ts', field: ['name'], found: 'is empty', fix: 'write it' }],
    },
  ]);
});

test.each<[string, Asked]>([
  ['another host name for this machine', { path: '/', headers: { host: 'evil.example' } }],
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
])('%s is refused', async (_, asked) => {
  expect((await ask(asked)).status).toBe(403);
});

test.each<[string, Asked, number]>([
  ['an action that does not exist', { method: 'POST', path: '/_edit/format-disk' }, 404],
  ['a method that every object has', { method: 'POST', path: '/_edit/constructor' }, 404],
  ['an action requested with GET', { path: '/_edit/pages' }, 405],
  ["Node's inspector", { method: 'POST', path: '/__nextjs_attach-nodejs-inspector' }, 404],
  [
    "Node's inspector by a detour",
    { method: 'POST', path: '/./__nextjs_attach-nodejs-inspector' },
    404,
  ],
  ['the tools for agents by a detour', { method: 'POST', path: '/_next/a/../mcp' }, 404],
])('%s is refused', async (_, asked, status) => {
  expect((await ask({ ...asked, headers: await own() })).status).toBe(status);
});

test('an action needs the token of a page that this server sent', async () => {
  const asked = { method: 'POST', path: '/_edit/pages' };
  expect(await ask({ ...asked, headers: await own() })).toMatchObject({
    status: 200,
    body: '[{"id":"home"}]',
  });
  expect((await ask({ ...asked, headers: sameOrigin() })).status).toBe(403);
  const invalid = { ...sameOrigin(), 'x-edit-token': 'guessed' };
  expect((await ask({ ...asked, headers: invalid })).status).toBe(403);
});

test('rejects a body that is too large before reading it', async () => {
  const headers = await own();
  const asked = { method: 'POST', path: '/_edit/pages' };
  const large = { ...headers, 'content-length': String(1e9), expect: '100-continue' };
  const { status, body } = await ask({ ...asked, headers: large });
  expect([status, JSON.parse(body).message]).toEqual([413, 'This file is larger than 40 MB.']);
});

test('survives a reset WebSocket handshake', async () => {
  const host = `localhost:${port}`;
  const handshake = [
    'GET /_next/hmr HTTP/1.1',
    ...[`host: ${host}`, `origin: http://${host}`],
    ...['upgrade: websocket', 'connection: Upgrade', '', ''],
  ].join('\r\n');
  for (const origin of [handshake, handshake.replace('origin: http', 'origin: evil')]) {
    const socket = net.connect(port, '127.0.0.1');
    await new Promise((resolve) => socket.write(origin, resolve));
    socket.resetAndDestroy();
    await new Promise((resolve) => socket.once('close', resolve));
  }
  expect((await ask({ path: '/a.css' })).body).toBe('<p>a');
});
