import type { Page, Request } from 'playwright/test';

/** The script files of a page: the small one that starts it, and the large ones which that fetches. */
export const files = {
  boot: '**/_next/static/boot/*.js',
  chunks: '**/_next/static/chunks/*.js',
  all: '**/_next/static/**/*.js',
};

/** Pages of which nothing starts until an island is touched, and those that are about a form. */
export const quietPages = ['/help/faq', '/services', '/routes/uk-to-tanzania'];
export const formPages = ['/', '/contact'];

/** What a page has asked for since this was called; call it before `goto`. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** The script files that a page has put into itself: none until it starts. */
export const scriptsIn = (page: Page) => page.locator('script[src]');

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
