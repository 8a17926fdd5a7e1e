import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'playwright/test';
import { freePort } from '../../scripts/hosting/run-server';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import { FIND_VISIBLE, SETTLE, type Tab } from './tab';

/** The key under which WebDriver passes an element; fixed by its specification. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Codes of WebDriver for keys; fixed by its specification. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

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

export async function startDisplay() {
  const options = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  // It writes its number once it is ready.
  const [number] = await once(server.stdout, 'data');
  return { name: `:${String(number).trim()}`, close: () => server.kill() };
}

/** WebKit, driven by its own WebDriver, with a session of its own. */
export async function startWebKitTab(
  display: string,
): Promise<Tab & { close: () => Promise<void> }> {
  const { driver, ask: atDriver, sessionId } = await startSession(display);
  const ask = (method: string, path: string, body?: object) =>
    atDriver(method, `/session/${sessionId}${path}`, body);
  const run: Tab['run'] = (body, ...args) =>
    ask('POST', '/execute/sync', { script: `return (${body})(...arguments)`, args });
  const act = (selector: string, action: (id: string) => Promise<void>) =>
    expect(async () => {
      const script = `const element = (${FIND_VISIBLE})(...arguments);
        return element && (${SETTLE})(element);`;
      const found = await ask('POST', '/execute/sync', { script, args: [selector] });
      if (!found) throw new Error(`${selector} is not visible`);
      await action(found[ELEMENT]);
    }).toPass({ timeout: 15_000 });
  const perform = (action: object) => ask('POST', '/actions', { actions: [action] });
  return {
    run,
    visit: (address) => ask('POST', '/url', { url: new URL(address, testAddress.origin).href }),
    back: () => ask('POST', '/back', {}),
    reload: () => ask('POST', '/refresh', {}),
    resize: (width, height) => ask('POST', '/window/rect', { width, height }),
    click: (selector) => act(selector, (id) => ask('POST', `/element/${id}/click`, {})),
    hover: (selector) =>
      act(selector, (id) =>
        perform({
          type: 'pointer',
          id: 'mouse',
          actions: [{ type: 'pointerMove', origin: { [ELEMENT]: id }, x: 0, y: 0 }],
        }),
      ),
    leave: () =>
      perform({
        type: 'pointer',
        id: 'mouse',
        actions: [{ type: 'pointerMove', origin: 'viewport', x: 640, y: 600 }],
      }),
    type: (selector, text) => act(selector, (id) => ask('POST', `/element/${id}/value`, { text })),
    press: (key) =>
      perform({
        type: 'key',
        id: 'keyboard',
        actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] })),
      }),
    async close() {
      await ask('DELETE', '');
      driver.kill();
    },
  };
}
