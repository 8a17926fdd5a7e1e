/** @jest-environment node */
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../hosting/fixtures/ask';
import { createInbox } from './inbox';

const MAILBOX = '/_inbox/info@nectarine.example';

let directory: string;
let server: Server;
let port: number;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  const { handle } = createInbox({ directory, maximumTotal: 3000 });
  server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  server.close();
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
const list = async () => (await ask(port, '/_inbox')).body.toString();

describe('who can use the inbox', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('%s', async (name) => {
    expect((await ask(port, '/_inbox', { headers: { Host: `${name}:${port}` } })).status).toBe(200);
  });

  test.each(['evil.example', 'localhost.evil.example', 'localhost', 'localhost:1', '127.0.0.1:80'])(
    'rejects a page served as "%s", which may be DNS rebinding',
    async (name) => {
      const host = name === 'evil.example' ? `${name}:${port}` : name;
      for (const address of ['/_inbox', MAILBOX, '/_inbox/messages/a/b']) {
        const { status, body } = await ask(port, address, { headers: { Host: host } });
        expect(status).toBe(421);
        expect(body.toString()).not.toContain('Messages');
      }
      expect((await post({ a: '1' }, { Host: host })).status).toBe(421);
      expect(await messages()).toEqual([]);
    },
  );

  test('accepts forms from its own site, under any local name, and from tools', async () => {
    const own = [`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`];
    for (const origin of own) {
      const { status, headers } = await post({ a: '1' }, { Origin: origin });
      expect(status).toBe(303);
      expect(headers['access-control-allow-origin']).toBe(origin);
    }
    expect((await post({ a: '1' })).status).toBe(303);
    expect(await messages()).toHaveLength(4);
  });

  test.each(['https://evil.example', 'null', 'http://localhost:1', 'http://localhost'])(
    'rejects forms from %s',
    async (origin) => {
      const { status, headers, body } = await post({ a: '1' }, { Origin: origin });
      expect(status).toBe(403);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(body.toString()).toContain(`http://localhost:${port}`);
      const preflight = await ask(port, MAILBOX, {
        method: 'OPTIONS',
        headers: { Origin: origin },
      });
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
      expect(await messages()).toEqual([]);
    },
  );
});

describe('where it redirects', () => {
  test('to a page of the site, with its query and fragment', async () => {
    const next = `http://localhost:${port}/contact?from=form#sent`;
    expect((await post({ _next: next })).headers.location).toBe(next);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    'http://localhost:1/',
    'http://localhost@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('not to %s', async (next) => {
    const { status, headers } = await post({ _next: next });
    expect(status).toBe(400);
    expect(headers).not.toHaveProperty('location');
    expect(await messages()).toEqual([]);
  });
});

describe('what it stores', () => {
  test('stops when the folder is full, with advice', async () => {
    expect((await post({ text: 'a'.repeat(1000) })).status).toBe(303);
    const { status, body } = await post({ text: 'b'.repeat(2500) });
    expect(status).toBe(507);
    expect(body.toString()).toContain(path.basename(directory));
    expect(await messages()).toHaveLength(1);
    expect((await post({ text: 'c' })).status).toBe(303);
  });

  test('lists messages and names files that are not messages', async () => {
    await post({ text: 'Kept' });
    await writeFile(path.join(directory, 'notes.txt'), 'a stray file');
    await mkdir(path.join(directory, 'empty folder'));
    for (const [name, text] of [
      ['broken', '{'],
      ['foreign', '{"id":"other"}'],
      ['null', 'null'],
    ] as const) {
      await mkdir(path.join(directory, name));
      await writeFile(path.join(directory, name, 'message.json'), text);
    }
    const text = await list();
    expect(text).toContain('Kept');
    for (const name of ['notes.txt', 'empty folder', 'broken', 'foreign', 'null'])
      expect(text).toContain(name);
  });

  test('shows markup as text', async () => {
    await post({ '<b>name</b>': '<img src=x>', _subject: '<i>subject</i>' });
    const page = await list();
    expect(page).not.toMatch(/<(?:b|i|img)\b/);
    expect(page).toContain('&lt;img src=x&gt;');
  });

  test('survives a lost attachment', async () => {
    const id = '2026-01-01T00-00-00-000Z';
    const attachment = { field: 'a', name: 'a.png', file: '1-a.png', type: 'image/png', size: 1 };
    const message = {
      id,
      receivedAt: '2026-01-01T00:00:00.000Z',
      mailbox: 'info@nectarine.example',
      subject: 'Hello',
      fields: [],
      attachments: [attachment],
    };
    await mkdir(path.join(directory, id));
    await writeFile(path.join(directory, id, 'message.json'), JSON.stringify(message));
    expect(await list()).toContain('Hello');
    expect((await ask(port, `/_inbox/messages/${id}/1-a.png`)).status).toBe(404);
  });

  test('never writes outside the folder', async () => {
    await mkdir(path.join(directory, 'bad'));
    const attachment = { field: 'a', name: 'a', file: '../secret', type: 'a/b', size: 1 };
    const message = {
      id: 'bad',
      receivedAt: '2026-01-01T00:00:00.000Z',
      mailbox: 'a',
      subject: 'Hello',
    };
    const text = JSON.stringify({ ...message, fields: [], attachments: [attachment] });
    await writeFile(path.join(directory, 'bad', 'message.json'), text);
    await writeFile(path.join(directory, 'secret'), 'secret');
    const { status, body } = await ask(port, '/_inbox/messages/bad/..%2Fsecret');
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });
});

test('its pages cannot be framed and send no referrer', async () => {
  const { headers } = await ask(port, '/_inbox');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
