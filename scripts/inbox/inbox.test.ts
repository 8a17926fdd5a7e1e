import { ask } from '../hosting/ask.fixture';
import { type RunningServer, serve } from '../hosting/run-server';
import { createInbox } from './inbox';

const MAILBOX = '/_inbox/info@nectarine.example';

let server: RunningServer;
let port: number;

beforeEach(async () => {
  const inbox = createInbox();
  server = await serve((request, response) =>
    inbox(request, response, () => response.writeHead(404).end()),
  );
  port = server.port;
});

afterEach(() => server.close());

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(port, MAILBOX, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const page = async () => String((await ask(port, '/_inbox')).body);

const own = ['localhost', '127.0.0.1', '[::1]'];

test.each(own)('answers at %s, and accepts forms from there and from tools', async (name) => {
  const origin = `http://${name}:${port}`;
  expect((await ask(port, '/_inbox', { headers: { Host: `${name}:${port}` } })).status).toBe(200);
  expect((await post({ a: '1' }, { Origin: origin })).status).toBe(303);
  expect((await post({ a: '1' })).status).toBe(303);
});

test.each<[what: string, status: number, headers: Record<string, string>, next?: string]>([
  ['a page under another name, which may be DNS rebinding', 421, { Host: 'evil.example' }],
  ['another port', 421, { Host: 'localhost:1' }],
  ['a form of another site', 403, { Origin: 'https://evil.example' }],
  ['a form without an origin', 403, { Origin: 'null' }],
  ['a next page elsewhere', 400, {}, 'https://evil.example/'],
  ['a script as the next page', 400, {}, 'javascript:alert(1)'],
])('refuses %s with status %i', async (_, expected, headers, next = '') => {
  const answer = await post({ a: '1', _next: next }, headers);
  expect(answer.status).toBe(expected);
  expect(answer.headers).not.toHaveProperty('location');
  expect(await page()).toContain('Messages (0)');
});

test('shows markup as text, in a page that cannot be framed', async () => {
  await post({ '<b>name</b>': '<img src=x>', _subject: '<i>subject</i>' });
  const { headers, body } = await ask(port, '/_inbox');
  expect(body.toString()).not.toMatch(/<(?:b|i|img)\b/);
  expect(body.toString()).toContain('&lt;img src=x&gt;');
  expect(body.toString()).toContain('Messages (1)');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('keeps a message with its file, and lets nothing else be downloaded', async () => {
  const data = new FormData();
  data.append('fullName', 'Neema');
  data.append('attachment', new File(['%PDF'], 'list <1>.pdf'));
  const address = `http://127.0.0.1:${port}${MAILBOX}`;
  const headers = { Accept: 'application/json' };
  const response = await fetch(address, { method: 'POST', body: data, headers });
  expect(await response.json()).toMatchObject({ success: 'true' });
  const shown = await page();
  expect(shown).toContain('list &lt;1&gt;.pdf');
  const [, file = ''] = /href="(\/_inbox\/[^"]+)"/.exec(shown) ?? [];
  expect(String((await ask(port, file)).body)).toBe('%PDF');
  for (const other of ['0', '0/1', '1/0', '0/..%2F..%2Fpackage.json', 'constructor/0'])
    expect((await ask(port, `/_inbox/${other}`)).status).toBe(404);
});

test("confirms a bot's message and keeps nothing", async () => {
  expect((await post({ fullName: 'Bot', _honey: 'http://spam.example' })).status).toBe(303);
  expect(await page()).toContain('Messages (0)');
});

test('refuses what is no form', async () => {
  const { status } = await post({ a: '1' }, { 'Content-Type': 'application/json' });
  expect(status).toBe(400);
  expect(await page()).toContain('Messages (0)');
});
