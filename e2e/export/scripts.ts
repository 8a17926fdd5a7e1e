import type { Page, Request } from 'playwright/test';
import { ask } from '../support/site';

/** Every script file of the site: none is asked for before a touch. */
export const scriptFiles = '**/_next/static/islands/**';

/**
 * What brings a form to life, as its page names them: the page's props first, React last, and the
 * islands' own scripts between them.
 */
export async function filesOfForm(
  path: string,
): Promise<Record<'boot' | 'islands' | 'react', string>> {
  const { html } = await ask(path);
  const lists = [...html.matchAll(/ data-load="([^"]*)"/g)].map(([, list = '']) => list.split(' '));
  const [boot, islands, ...more] = lists.find(({ length }) => length >= 3) ?? [];
  const react = more.at(-1);
  if (!boot || !islands || !react) throw new Error(`no form in ${path} names its three files`);
  return { boot: `**${boot}`, islands: `**${islands}`, react: `**${react}` };
}

/** Pages of which nothing starts until an island is touched, and those that are about a form. */
export const quietPages = ['/', '/help/faq', '/services', '/routes/uk-to-tanzania'];
export const formPages = ['/contact', '/get-quote'];

/** What a page has asked for since this was called; call it before `goto`. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** The script files that a page has asked for since this was called: none until something wakes. */
export function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_next/static/islands/')) asked.push(pathname);
  });
  return asked;
}

/** What of them the network brought: the loader fetches a file, and imports it from the cache. */
export async function scriptsFetchedBy(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    const isScript = pathname.startsWith('/_next/static/islands/');
    if (isScript && !response.fromDiskCache && response.encodedDataLength > 0)
      fetched.push(pathname);
  });
  await session.send('Network.enable');
  return fetched;
}

/** Keeps script files waiting, for ever or until they are let in or lost. */
export async function hold(page: Page, which: string) {
  let decide = (_fate: 'continue' | 'abort') => {};
  const fate = new Promise<'continue' | 'abort'>((resolve) => {
    decide = resolve;
  });
  // A page that closes lets go of what is still held, so that no test waits for it at its end.
  page.once('close', () => decide('abort'));
  await page.route(which, async (route) => route[await fate]().catch(() => undefined));
  return { letIn: () => decide('continue'), lose: () => decide('abort') };
}
