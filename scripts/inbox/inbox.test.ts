/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../hosting/ask.fixture';
import { type RunningServer, serve } from '../hosting/run-server';
import { createInbox, type Inbox } from './inbox';

const MAILBOX = '/_inbox/info@nectarine.example';

let directory: string;
let server: RunningServer;
let port: number;
let inbox: Inbox;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  inbox = createInbox({ directory });
  server = await serve((request, response) =>
    inbox.handle(request, response, () => response.writeHead(404).end()),
  );
  port = server.port;
});

afterEach(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const post = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  at: string = MAILBOX,
) =>
  ask(port, at, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const messages = () => readdir(directory);

const own = ['localhost', '127.0.0.1', '[::1]'];

test.each(own)('answers at %s, and accepts forms from there and from tools', async (name) => {
  const origin = `http://${name}:${port}`;
  expect((await ask(port, '/_inbox', { headers: { Host: `${name}:${port}` } })).status).toBe(200);
  const { status, headers } = await post({ a: '1' }, { Origin: origin });
  expect(status).toBe(303);
  expect(headers['access-control-allow-origin']).toBe(origin);
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
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  expect(await messages()).toEqual([]);
});

test('shows markup as text, in a page that cannot be framed', async () => {
  await post({ '<b>name</b>': '<img src=x>', _subject: '<i>subject</i>' });
  await writeFile(path.join(directory, 'notes.txt'), 'a stray file');
  const { headers, body } = await ask(port, '/_inbox');
  expect(body.toString()).not.toMatch(/<(?:b|i|img)\b/);
  expect(body.toString()).toContain('&lt;img src=x&gt;');
  expect(body.toString()).toContain('Messages (1)');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('serves nothing outside the folders of messages', async () => {
  await post({ a: '1' });
  const [id] = await messages();
  for (const file of [`${id}/message.json`, '..%2Fsecret.txt', '../../package.json', id, ''])
    expect((await ask(port, `/_inbox/messages/${file}`)).status).toBe(404);
});

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${MAILBOX}`, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', ...headers },
  });

test("confirms a bot's message and keeps nothing", async () => {
  const response = await send(form({ fullName: 'Bot', _honey: 'http://spam.example' }));
  expect(await response.json()).toMatchObject({ success: 'true' });
  expect(await inbox.list()).toEqual([]);
});

const large = new File([new Uint8Array(15 * 1024 * 1024)], 'large.pdf');

test.each([
  ['too large a message', 413, form({ attachment: large }), undefined],
  ['what is no form', 415, '{"fullName":"Neema"}', undefined],
])('refuses %s with status %i', async (_, status, body, type) => {
  const response = await send(body, type ? { 'Content-Type': type } : {});
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: 'false' });
  expect(await inbox.list()).toEqual([]);
});
