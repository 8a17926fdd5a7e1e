/** @jest-environment node */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { Actions } from './actions';
import { createEditServer } from './edit-server';
import { Refused } from './refused';

const problems = [{ file: 'content/a.ts', field: ['name'], found: 'is empty', fix: 'write it' }];
const actions = {
  pages: async () => [{ id: 'home' }],
  make: async () => {
    throw new Refused('Not saved.', 422, problems);
  },
} as unknown as Actions;

const listen = (server: http.Server, at = 0) =>
  new Promise<number>((resolve) =>
    server.listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
const close = (server: http.Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    // Connections kept alive would hold the process for seconds.
    server.closeAllConnections();
  });

const site = http.createServer((request, response) => {
  const type = request.url === '/a.css' ? 'text/css' : 'text/html; charset=utf-8';
  response.writeHead(200, { 'content-type': type, 'content-length': 4 });
  response.end('<p>a');
});
let server: http.Server;
let port = 0;
let own: Record<string, string> = {};

const script = /^<p>a<script src="\/_edit\/client\.js" data-token="([\w-]+)" defer><\/script>$/;

beforeAll(async () => {
  const upstream = { host: '127.0.0.1', port: await listen(site) };
  const probe = http.createServer();
  port = await listen(probe);
  await close(probe);
  server = createEditServer({ actions, client: 'client()', upstream, port });
  await listen(server, port);
  const token = script.exec((await ask({ path: '/' })).body)?.[1] ?? '';
  own = { origin: `http://localhost:${port}`, 'x-edit-token': token };
});
afterAll(() => Promise.all([server, site].map(close)));

type Asked = { method?: string; path: string; headers?: Record<string, string> };
type Answer = { status: number; body: string; headers: http.IncomingHttpHeaders };

function ask({ method = 'GET', path, headers = {} }: Asked) {
  const host = `localhost:${port}`;
  return new Promise<Answer>((resolve, reject) => {
    const asked = { host: '127.0.0.1', port, method, path, headers: { host, ...headers } };
    const request = http.request(asked, async (response) => {
      let body = '';
      for await (const part of response.setEncoding('utf8')) body += part;
      resolve({ status: response.statusCode ?? 0, body, headers: response.headers });
    });
    request.once('error', reject);
    if (headers.expect) request.flushHeaders();
    else request.end(method === 'POST' ? '[]' : undefined);
  });
}

test('adds the edit mode to pages, which no other site may frame, and leaves other files', async () => {
  const { body, headers } = await ask({ path: '/' });
  expect(body).toMatch(script);
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  expect((await ask({ path: '/a.css' })).body).toBe('<p>a');
});

const pages = { method: 'POST', path: '/_edit/pages' };

test('answers, or reports why not', async () => {
  expect((await ask({ ...pages, headers: own })).body).toBe('[{"id":"home"}]');
  const asked = { method: 'POST', path: '/_edit/make', headers: own };
  const { status, body } = await ask(asked);
  expect([status, JSON.parse(body)]).toEqual([422, { message: 'Not saved.', problems }]);
  const headers = { ...own, 'content-length': String(1e9), expect: '100-continue' };
  const large = await ask({ ...asked, headers });
  expect(large).toMatchObject({ status: 413, body: expect.stringContaining('larger than 40 MB') });
});

const sites = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };

test.each<[string, Asked, number]>([
  ['another host name for this machine', { path: '/', headers: { host: 'evil.example' } }, 403],
  ['another port', { path: '/', headers: { host: 'localhost:1' } }, 403],
  ['a page of another origin', { ...pages, headers: { origin: 'https://evil.example' } }, 403],
  ['a page without an origin', { ...pages, headers: { origin: 'null' } }, 403],
  ['a sender that names no origin', pages, 403],
  ['a script of another site', { path: '/_edit/client.js', headers: sites }, 403],
  ['a method that every object has', { method: 'POST', path: '/_edit/constructor' }, 404],
  ['an action requested with GET', { path: '/_edit/pages' }, 405],
  ["Node's inspector", { method: 'POST', path: '/./__nextjs_attach-nodejs-inspector' }, 404],
  ['the tools for agents', { method: 'POST', path: '/_next/a/../mcp' }, 404],
])('%s is refused', async (_, asked, status) => {
  const headers = { ...(status === 403 ? {} : own), ...asked.headers };
  expect((await ask({ ...asked, headers })).status).toBe(status);
});

test('an action needs the token of a page that this server sent', async () => {
  const headers = { ...own, 'x-edit-token': 'guessed' };
  expect((await ask({ ...pages, headers })).status).toBe(403);
});

test('survives a reset WebSocket handshake', async () => {
  const socket = net.connect(port, '127.0.0.1');
  const origin = `localhost:${port}`;
  const lines = [
    ...['GET /_next/hmr HTTP/1.1', `host: ${origin}`, `origin: http://${origin}`],
    ...['upgrade: websocket', 'connection: Upgrade', '', ''],
  ];
  await new Promise((resolve) => socket.write(lines.join('\r\n'), resolve));
  socket.resetAndDestroy();
  await new Promise((resolve) => socket.once('close', resolve));
  expect((await ask({ path: '/a.css' })).body).toBe('<p>a');
});
