import type { Page, Request } from 'playwright/test';
import { testAddress } from '../../scripts/setup/addresses.mjs';

/** Every script file of the site: none is requested before a touch. */
export const scriptFiles = '**/_next/static/islands/**';

/**
 * The scripts that hydrate a form: the page's props first, React last, and the islands' own in
 * between.
 */
export async function filesOfForm(
  path: string,
): Promise<Record<'boot' | 'islands' | 'react', string>> {
  const html = await (await fetch(new URL(path, testAddress.origin))).text();
  const lists = [...html.matchAll(/ data-load="([^"]*)"/g)].map(([, list = '']) => list.split(' '));
  const [boot, islands, ...more] = lists.find(({ length }) => length >= 3) ?? [];
  const react = more.at(-1);
  if (!boot || !islands || !react) throw new Error(`no form in ${path} names its three files`);
  return { boot: `**${boot}`, islands: `**${islands}`, react: `**${react}` };
}

/** The requests of a page since this call; call it before `goto`. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** The scripts among these requests: none until something hydrates. */
export const scriptsIn = (requests: readonly Request[]): string[] =>
  requests.map((request) => request.url()).filter((url) => url.includes('/_next/static/islands/'));

/** Stalls script files, forever or until they are released or aborted. */
export async function hold(page: Page, which: string) {
  let decide = (_fate: 'continue' | 'abort') => {};
  const fate = new Promise<'continue' | 'abort'>((resolve) => {
    decide = resolve;
  });
  // Closing the page releases stalled requests, so that no test waits for them.
  page.once('close', () => decide('abort'));
  await page.route(which, async (route) => route[await fate]().catch(() => undefined));
  return { letIn: () => decide('continue'), lose: () => decide('abort') };
}
