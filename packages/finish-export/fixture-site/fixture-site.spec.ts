import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from 'playwright/test';
import { REACT_ID } from '../src/html/read-page';
import { serve } from './serve';

const project = fileURLToPath(new URL('.', import.meta.url));
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
let site: Awaited<ReturnType<typeof serve>> | undefined;
let origin = '';

/** Fails a test whose page logs an error that the test does not expect. */
const test = base.extend<{ errors: { expect: (error: RegExp) => void } }>({
  errors: [
    async ({ page }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(message.text());
      });
      page.on('pageerror', (error) => seen.push(String(error)));
      await use({ expect: (error) => expected.push(error) });
      expect(seen.filter((error) => !expected.some((known) => known.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

test.describe.configure({ mode: 'serial' });

/** A Next project with nothing but the build adapter and two islands. */
test.describe('a finished site', () => {
  test.beforeAll(async () => {
    // A guard against hanging: on a busy machine a build takes minutes.
    test.setTimeout(300_000);
    await rm(path.join(project, '.next'), { recursive: true, force: true });
    const build = spawn(process.execPath, [next, 'build', project], {
      env: { ...process.env, NODE_ENV: 'production', REACT_BUILD: 'development' },
      stdio: 'pipe',
    });
    let output = '';
    for (const stream of [build.stdout, build.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    const [code] = await once(build, 'exit');
    expect(code, output).toBe(0);
    site = await serve(path.join(project, 'out'));
    origin = site.origin;
  });
  test.afterAll(() => site?.close());

  const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

  test('hydrates an island with the styles of its states, and loads a later import', async ({
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

  test('hydrates an island in the slot of another island', async ({ page }) => {
    await page.goto(origin);
    const inner = button(page, /Inner/);
    await inner.focus();
    await expect(page.locator('[data-hydrated] [data-hydrated]', { has: inner })).toBeAttached();
    await inner.click();
    await expect(inner).toHaveText('Inner: 11');
    await button(page, /Outer/).click();
    await expect(inner).toHaveText('Inner: 11');
  });

  test("ids of React's have the format that the build refuses in islands", async ({ page }) => {
    await page.goto(origin);
    expect(await page.getByLabel('Labeled').getAttribute('id')).toMatch(REACT_ID);
  });

  test.describe('an island that throws', () => {
    test.beforeEach(({ errors }) => {
      errors.expect(/Island "fragile" failed/);
      // The form leads to a page that does not exist.
      errors.expect(/404/);
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

    test('after hydration is replaced by its native HTML, with what was typed', async ({
      page,
    }) => {
      await page.goto(origin);
      await page.getByLabel('Name').focus();
      await expect(page.getByLabel('Later')).toBeVisible();
      await fill(page);
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('"fragile"'),
      );
      await button(page, /Break/).click();
      expect((await logged).type()).toBe('error');
      await expect(page.getByLabel('Later')).toHaveCount(0);
      await expectNative(page);
    });

    test('during hydration leaves its native HTML', async ({ page }) => {
      let release = () => {};
      const filled = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.js', async (route) => {
        await filled;
        await route.continue();
      });
      await page.goto(`${origin}/#broken`);
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('"fragile"'),
      );
      await fill(page);
      release();
      await logged;
      await expectNative(page);
    });
  });
});
