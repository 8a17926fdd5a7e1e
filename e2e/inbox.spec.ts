import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { htmlErrors } from '../scripts/check-out/html-errors';
import { createInbox, type Inbox } from '../scripts/inbox/inbox';
import { expectNoViolations } from './support/axe';
import { formEndpoint, test as siteTest } from './support/test';

type OwnInbox = Pick<Inbox, 'list'> & { page: string; mailbox: string; ajax: string };

/** Each test has its own empty inbox, and one more page to redirect to. */
const test = siteTest.extend<{ inbox: OwnInbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from there.
  inbox: async ({}, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'inbox-'));
    const { handle, list } = createInbox({ directory });
    const server = createServer((request, response) =>
      handle(request, response, () => {
        response.setHeader('Content-Type', 'text/html');
        response.end('<title>Thanks</title>');
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use({
      list,
      page: `${origin}/_inbox`,
      mailbox: `${origin}/_inbox/info@nectarine.example`,
      ajax: `${origin}/_inbox/ajax/info@nectarine.example`,
    });
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true });
  },
});

const json = { Accept: 'application/json' };

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test.describe('the form inbox', { tag: '@desktop' }, () => {
  test('accepts a form from a script and answers in JSON', async ({ inbox }) => {
    const body = form({ fullName: 'Neema', _subject: 'Hello', _captcha: 'false' });
    const response = await fetch(inbox.mailbox, { method: 'POST', body, headers: json });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: 'true' });
    expect(await inbox.list()).toMatchObject([
      { subject: 'Hello', mailbox: 'info@nectarine.example', fields: [['fullName', 'Neema']] },
    ]);
  });

  test('answers in JSON at its ajax address', async ({ inbox }) => {
    const response = await fetch(inbox.ajax, { method: 'POST', body: form({ a: '1' }) });
    expect(await response.json()).toMatchObject({ success: 'true' });
  });

  test('accepts a urlencoded form', async ({ inbox }) => {
    const body = new URLSearchParams({ fullName: 'Jabali Óðinn & sons' });
    await fetch(inbox.mailbox, { method: 'POST', body, headers: json });
    expect(await inbox.list()).toMatchObject([{ fields: [['fullName', 'Jabali Óðinn & sons']] }]);
  });

  test('keeps every value of a repeated name', async ({ inbox }) => {
    const body = form({ services: 'air' });
    body.append('services', 'sea');
    await fetch(inbox.mailbox, { method: 'POST', body, headers: json });
    const [message] = await inbox.list();
    expect(message?.fields).toEqual([
      ['services', 'air'],
      ['services', 'sea'],
    ]);
  });

  test('redirects a native post to its next page', async ({ page, inbox }) => {
    await page.goto(inbox.page);
    await page.setContent(`<form method="post" enctype="multipart/form-data" action="${inbox.mailbox}">
      <input name="email" value="neema@nectarine.example"><input type="file" name="attachment">
      <input name="_next" value="${new URL('/thanks?from=form', inbox.page)}"><button>Send</button></form>`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/thanks\?from=form$/);
    expect(await inbox.list()).toMatchObject([
      { fields: [['email', 'neema@nectarine.example']], attachments: [] },
    ]);
  });

  test('returns an attachment unchanged', async ({ page, inbox }) => {
    const bytes = new Uint8Array(300_000).map((_, i) => i % 251);
    const file = new File([bytes], '../../../étiquette & 1.png', { type: 'image/png' });
    await fetch(inbox.mailbox, { method: 'POST', body: form({ attachment: file }), headers: json });
    await page.goto(inbox.page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'étiquette & 1.png' }).click();
    expect(await readFile(await (await download).path())).toEqual(Buffer.from(bytes));
  });

  test('opens only listed attachments', async ({ inbox }) => {
    await fetch(inbox.mailbox, { method: 'POST', body: form({ a: '1' }), headers: json });
    const [message] = await inbox.list();
    for (const path of [`${message?.id}/message.json`, `${message?.id}/..%2F..%2Fpasswd`]) {
      expect((await fetch(`${inbox.page}/messages/${path}`)).status).toBe(404);
    }
  });

  test("confirms a bot's message and keeps nothing", async ({ inbox }) => {
    const body = form({ fullName: 'Bot', _honey: 'http://spam.example' });
    const response = await fetch(inbox.mailbox, { method: 'POST', body, headers: json });
    expect(await response.json()).toMatchObject({ success: 'true' });
    expect(await inbox.list()).toEqual([]);
  });

  const large = new File([new Uint8Array(15 * 1024 * 1024)], 'large.pdf');
  const refusals = [
    { of: 'too large a message', status: 413, body: form({ attachment: large }) },
    { of: 'what is no form', status: 415, body: '{"fullName":"Neema"}' },
    { of: 'a broken form', status: 400, body: 'oops', type: 'multipart/form-data' },
    { of: 'a script as its next page', status: 400, body: form({ _next: 'javascript:alert(1)' }) },
    { of: 'a next page without its site', status: 400, body: form({ _next: '/contact' }) },
  ];
  for (const { of, status, body, type } of refusals) {
    test(`refuses ${of} with status ${status}`, async ({ inbox }) => {
      const headers = { ...json, ...(type && { 'Content-Type': type }) };
      const response = await fetch(inbox.mailbox, { method: 'POST', body, headers });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ success: 'false' });
      expect(await inbox.list()).toEqual([]);
    });
  }

  test('shows a refusal of a native post as a page', async ({ inbox }) => {
    const body = form({ _next: '"><script>' });
    const response = await fetch(inbox.mailbox, { method: 'POST', body });
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('&quot;&gt;&lt;script&gt;');
  });

  test('shows messages without running their markup', async ({ page, inbox }) => {
    const script = `<script>document.title = 'run'</script>&amp;<b title='`;
    const body = form({ [script]: `${script}"`, _subject: `${script}"` });
    body.append('attachment', new File(['x'], script.replaceAll('/', '')));
    await fetch(inbox.mailbox, { method: 'POST', body, headers: json });
    await page.goto(inbox.page);
    await expect(page.getByRole('heading', { name: `${script}"` })).toBeVisible();
    await expect(page.getByRole('term').first()).toHaveText(script);
    await expect(page.getByRole('definition').first()).toHaveText(`${script}"`);
    await expect(page).toHaveTitle('Messages (1) · Local form inbox');
    expect(await htmlErrors(await page.content())).toEqual([]);
  });

  test('lists the newest message first', async ({ page, inbox }) => {
    for (const _subject of ['First', 'Second', 'Third']) {
      await fetch(inbox.mailbox, { method: 'POST', body: form({ _subject }), headers: json });
    }
    await page.goto(inbox.page);
    const subjects = page.getByRole('article').getByRole('heading');
    await expect(subjects).toHaveText(['Third', 'Second', 'First']);
  });

  test('reports that it is empty', async ({ page, inbox }) => {
    await page.goto(inbox.page);
    await expect(page.getByRole('heading')).toHaveText('No messages yet');
  });

  test('is accessible', async ({ page, inbox }) => {
    const body = form({ message: 'A line\nand another', attachment: new File(['x'], 'a.pdf') });
    await fetch(inbox.mailbox, { method: 'POST', body, headers: json });
    await page.goto(inbox.page);
    await expectNoViolations(page);
  });

  test('runs next to the site', async ({ page }) => {
    const _subject = `From the site's own inbox ${crypto.randomUUID()}`;
    await fetch(formEndpoint, { method: 'POST', body: form({ _subject }), headers: json });
    await page.goto('/_inbox');
    await expect(page.getByRole('heading', { name: _subject })).toBeVisible();
  });
});
