import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { type RunningServer, serve } from '../../scripts/hosting/run-server';
import { createSite } from '../../scripts/serve/site';
import { openStable } from './stable-page';

const built = fileURLToPath(new URL('reference-site/out', import.meta.url));

/** Next hydrates the whole page, which would undo earlier masking. */
const isHydrated = (selector: string) =>
  [...document.querySelectorAll(selector)].every((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactFiber')),
  );

/**
 * Serves the reference while the tests of a file run.
 * @returns opens a page of it once the parts that match `selector` are hydrated
 */
export function serveReference(): (page: Page, path: string, selector: string) => Promise<void> {
  let server: RunningServer;
  test.beforeAll(async () => {
    expect(existsSync(built), 'built by `npm run build:reference`').toBe(true);
    server = await serve(createSite(built));
  });
  test.afterAll(() => server.close());
  return async (page, path, selector) => {
    await openStable(page, `${server.origin}${path}`);
    await page.waitForFunction(isHydrated, selector);
  };
}
