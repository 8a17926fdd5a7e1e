import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test as base, expect } from 'playwright/test';
import { testAddress } from '../../scripts/setup/addresses.mjs';

/** The key under which WebDriver passes an element; fixed by its specification. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A tab of WebKit. Selectors are those of CSS. */
export type Tab = {
  visit: (path: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; its result must be JSON. */
  run: <Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
};

/** Asks a server of WebDriver, and throws what it refuses. */
const client =
  (origin: string) =>
  async (method: string, path: string, body?: object): Promise<never> => {
    const options = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(origin + path, {
      ...options,
      signal: AbortSignal.timeout(20_000),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A driver with its session. Now and then the browser does not report to it: then another is tried. */
async function startSession(display: string, attempts = 3) {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const ask = client(`http://127.0.0.1:${port}`);
  try {
    await expect(() => ask('GET', '/status')).toPass();
    const { sessionId } = await ask('POST', '/session', { capabilities: {} });
    return { driver, ask, sessionId };
  } catch (error) {
    driver.kill();
    if (attempts === 1) throw error;
    return startSession(display, attempts - 1);
  }
}

/** The runner's `test` with WebKit, one display for all tests and a new session for each. */
export const test = base.extend<{ tab: Tab }, { display: string }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from there.
    async ({}, use) => {
      const options = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
      const server = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
      // It writes its number once it is ready.
      const [number] = await once(server.stdout, 'data');
      await use(`:${String(number).trim()}`);
      server.kill();
    },
    { scope: 'worker' },
  ],

  tab: async ({ display }, use) => {
    const { driver, ask: atDriver, sessionId } = await startSession(display);
    const ask = (method: string, path: string, body?: object) =>
      atDriver(method, `/session/${sessionId}${path}`, body);
    const run: Tab['run'] = (body, ...args) =>
      ask('POST', '/execute/sync', { script: `return (${body})(...arguments)`, args });
    /** Acts on an element in the middle of the window, clear of the header, once it is there. */
    const act = (selector: string, action: string, body: object) =>
      expect(async () => {
        const found = await ask('POST', '/element', { using: 'css selector', value: selector });
        await run((value: string) => {
          document.querySelector(value)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        }, selector);
        await ask('POST', `/element/${found[ELEMENT]}/${action}`, body);
      }).toPass({ timeout: 15_000 });
    const tab: Tab = {
      run,
      visit: (path) => ask('POST', '/url', { url: new URL(path, testAddress.origin).href }),
      back: () => ask('POST', '/back', {}),
      reload: () => ask('POST', '/refresh', {}),
      resize: (width, height) => ask('POST', '/window/rect', { width, height }),
      click: (selector) => act(selector, 'click', {}),
      type: (selector, text) => act(selector, 'value', { text }),
    };
    // The window's frame keeps it wider than most phones.
    await tab.resize(360, 740);
    await use(tab);
    await ask('DELETE', '');
    driver.kill();
  },
});
