import { once } from 'node:events';
import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { ask as askAt } from '../../hosting/ask.fixture';
import { type RunningServer, serve } from '../../hosting/run-server';
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

let server: http.Server;
let site: RunningServer;
let port = 0;
let own: Record<string, string> = {};

beforeAll(async () => {
  site = await serve((request, response) => {
    const type = request.url === '/a.css' ? 'text/css' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'content-length': 4 });
    response.end('<p>a');
  });
  const options = { actions, client: 'client()', upstream: site.port };
  server = createEditServer(options).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  own = { origin: `http://localhost:${port}` };
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await site.close();
});

type Asked = { method?: string; path: string; headers?: Record<string, string> };

async function ask({ method = 'GET', path, headers = {} }: Asked) {
  const [host, body] = [`localhost:${port}`, method === 'POST' ? '[]' : ''];
  const answer = await askAt(port, path, { method, body, headers: { host, ...headers } });
  return { ...answer, body: `${answer.body}` };
}

test('adds the edit mode to pages, which no other site may frame, and leaves other files', async () => {
  const { body, headers } = await ask({ path: '/' });
  expect(body).toBe('<p>a<script src="/_edit/client.js" defer></script>');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  expect((await ask({ path: '/a.css' })).body).toBe('<p>a');
});

const pages = { method: 'POST', path: '/_edit/pages' };

test('answers, or reports why not', async () => {
  expect((await ask({ ...pages, headers: own })).body).toBe('[{"id":"home"}]');
  const asked = { method: 'POST', path: '/_edit/make', headers: own };
  const { status, body } = await ask(asked);
  expect([status, JSON.parse(body)]).toEqual([422, { message: 'Not saved.', problems }]);
});

const sites = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
const sameMachine = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' };
const launch = '__nextjs_launch-editor?file=/etc/passwd';

test.each<[string, Asked, number]>([
  ['another host name for this machine', { path: '/', headers: { host: 'evil.example' } }, 403],
  ['another port', { path: '/', headers: { host: 'localhost:1' } }, 403],
  ['a page of another origin', { ...pages, headers: { origin: 'https://evil.example' } }, 403],
  ['a page without an origin', { ...pages, headers: { origin: 'null' } }, 403],
  ['a sender that names no origin', pages, 403],
  ['a script of another site', { path: '/_edit/client.js', headers: sites }, 403],
  ['a script at another port of this machine', { path: '/', headers: sameMachine }, 403],
  ['a link of another site to the edit mode', { path: '/_edit/client.js', headers: link }, 403],
  ['a link of another site to what Next serves', { path: '/_next/a.js', headers: link }, 403],
  ["a link of another site to Next's tools", { path: `/${launch}`, headers: link }, 403],
  ["a request of the site for Next's tools", { path: `/${launch}` }, 403],
  ["an encoded path to Next's tools", { path: `/%5f_nextjs_launch-editor?file=a` }, 403],
  ["a path with two slashes to Next's tools", { path: `//${launch}` }, 403],
  ["Next's server for assistants", { path: '/_next/mcp' }, 403],
  ['a path that cannot be decoded', { path: '/%zz', headers: link }, 403],
  ['a method that every object has', { method: 'POST', path: '/_edit/constructor' }, 404],
  ['an action requested with GET', { path: '/_edit/pages' }, 405],
])('%s is refused', async (_, asked, status) => {
  const headers = { ...(status === 403 ? {} : own), ...asked.headers };
  expect((await ask({ ...asked, headers })).status).toBe(status);
});

test('a link of another site leads to a page', async () => {
  const { status } = await ask({ path: '/help/faq?from=mail', headers: link });
  expect(status).toBe(200);
});

test("a codespace's own address is answered, whatever it is forwarded as", async () => {
  const env = { CODESPACE_NAME: 'quay', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.test' };
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const host = `quay-${port}.app.test`;
  const from = async (host: string, origin: string) =>
    (await ask({ ...pages, headers: { host, origin } })).status;
  expect(await from(host, `https://${host}`)).toBe(200);
  expect(await from(`localhost:${port}`, `https://${host}`)).toBe(200);
  expect(await from(host, 'https://other.app.test')).toBe(403);
});

test('survives a reset WebSocket handshake', async () => {
  const socket = net.connect(port, '127.0.0.1');
  const origin = `localhost:${port}`;
  const lines = [
    'GET /_next/hmr HTTP/1.1',
    `host: ${origin}`,
    `origin: http://${origin}`,
    'upgrade: websocket',
    'connection: Upgrade',
    '',
    '',
  ];
  await new Promise((resolve) => socket.write(lines.join('\r\n'), resolve));
  socket.resetAndDestroy();
  await new Promise((resolve) => socket.once('close', resolve));
  expect((await ask({ path: '/a.css' })).body).toBe('<p>a');
});
