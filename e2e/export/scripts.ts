import type { Page, Request } from 'playwright/test';

/** Every script file of the site: none is requested before a touch. */
export const scriptFiles = '**/_next/static/islands/**';

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
