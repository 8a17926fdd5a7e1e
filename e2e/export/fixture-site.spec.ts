import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { createSite } from '../../scripts/serve/site';
import { test } from '../support/test';
import { scriptsAskedBy } from './scripts';

const project = path.resolve(import.meta.dirname, '../../packages/finish-export/fixture-site');
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
let server: Server | undefined;
let origin = '';

/** A Next project that has nothing of this site but the finishing step and the island around it. */
test.describe.configure({ mode: 'serial' });
test.describe('the finishing step, on another site', { tag: '@desktop' }, () => {
  test.beforeAll(async () => {
    await rm(path.join(project, '.next'), { recursive: true, force: true });
    const build = spawn(process.execPath, [next, 'build', project], {
      env: { ...process.env, NODE_ENV: 'production', REACT_BUILD: 'development' },
      stdio: 'pipe',
    });
    let said = '';
    for (const stream of [build.stdout, build.stderr])
      stream.on('data', (text) => {
        said += text;
      });
    const [code] = await once(build, 'exit');
    expect(code, said).toBe(0);
    server = createServer(createSite(path.join(project, 'out'))).listen(0, 'localhost');
    await once(server, 'listening');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => server?.close());

  const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

  test('nothing loads before a touch', async ({ page }) => {
    const asked = scriptsAskedBy(page);
    await page.goto(origin, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
  });

  test('an island counts, in the style of its state, and loads what it needs later', async ({
    page,
  }) => {
    await page.goto(origin);
    const outer = button(page, /Outer/);
    await outer.focus();
    await expect(page.locator('[data-hydrated]', { has: outer })).toBeAttached();
    for (let i = 0; i < 3; i++) await outer.click();
    await expect(outer).toHaveText('Outer: 4');
    await expect(outer).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.getByText('Enough')).toBeVisible();
    await expect(page.getByText('Written by the server')).toBeVisible();
  });

  test('an island in the slot of another one counts too', async ({ page }) => {
    await page.goto(origin);
    const inner = button(page, /Inner/);
    await inner.focus();
    await expect(page.locator('[data-hydrated] [data-hydrated]', { has: inner })).toBeAttached();
    await inner.click();
    await expect(inner).toHaveText('Inner: 11');
    await button(page, /Outer/).click();
    await expect(inner).toHaveText('Inner: 11');
  });

  test('a page of 300 islands and 2,000 rows wakes where it is touched', async ({ page }) => {
    await page.goto(`${origin}/many`);
    const last = button(page, /Last/);
    await last.focus();
    await expect(page.locator('[data-hydrated]')).toHaveCount(1);
    await last.click();
    await expect(last).toHaveText('Last: 1');
    await expect(page.getByText('Row 1999 with')).toBeAttached();
  });

  test.describe('an island that throws', () => {
    test.beforeEach(({ problems }) => {
      problems.expect(/Island "fragile" failed/);
      // Where its form leads there is nothing: it need only go.
      problems.expect(/404/);
    });

    const fill = async (page: Page) => {
      await page.getByLabel('Name').fill('Asha');
      await page.getByLabel('Large').check();
      await page.getByLabel('File').setInputFiles({
        name: 'a.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('a'),
      });
    };
    const expectNative = async (page: Page) => {
      await expect(page.getByLabel('Name')).toHaveValue('Asha');
      await expect(page.getByLabel('Large')).toBeChecked();
      expect(
        await page.getByLabel('File').evaluate((input: HTMLInputElement) => input.files?.length),
      ).toBe(1);
      await button(page, /Send/).click();
      await page.waitForURL(/\/sent\?name=Asha&size=large/);
    };

    test('later gives way to its native HTML, with what was typed, and says so', async ({
      page,
    }) => {
      await page.goto(origin);
      await page.getByLabel('Name').focus();
      await expect(page.getByLabel('Later')).toBeVisible();
      await fill(page);
      const told = page.waitForEvent('console', (message) => message.text().includes('"fragile"'));
      await button(page, /Break/).click();
      expect((await told).type()).toBe('error');
      await expect(page.getByLabel('Later')).toHaveCount(0);
      await expectNative(page);
    });

    test('at its start leaves its native HTML', async ({ page }) => {
      await page.goto(`${origin}/#broken`);
      const told = page.waitForEvent('console', (message) => message.text().includes('"fragile"'));
      await fill(page);
      await told;
      await expectNative(page);
    });
  });
});
