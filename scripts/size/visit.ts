import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, devices, type Page, type Request } from 'playwright';
import { leaveOutRestingPointer } from '../setup/resting-pointer';
import { type PageSize, PICTURES, type Transfer } from './page-size';

const KINDS: Readonly<Record<string, Transfer['kind']>> = {
  script: 'script',
  // The loader fetches scripts before it imports them.
  fetch: 'script',
  font: 'font',
  image: 'image',
};

function kindOf(request: Request, contentType: string): Transfer['kind'] {
  if (contentType.includes('json')) return 'data';
  // A prefetched page is of no resource type.
  if (contentType.includes('html')) return 'html';
  // Drawings are SVG; no page requests an icon in PNG.
  if (/^image\/(?:avif|jpeg|webp)/.test(contentType))
    return new URL(request.url()).pathname.startsWith(PICTURES) ? 'picture' : 'photograph';
  return KINDS[request.resourceType()] ?? 'other';
}

async function transferOf(request: Request): Promise<Transfer> {
  const response = await request.response();
  if (!response) return { kind: 'other', bytes: 0 };
  await response.finished();
  const { responseBodySize } = await request.sizes();
  const kind = kindOf(request, response.headers()['content-type'] ?? '');
  // Playwright reports a size of zero or less for what comes from the cache.
  return { kind, bytes: Math.max(0, responseBodySize) };
}

/**
 * Reports a 4G connection to the page. By its own estimate, which depends on how busy the machine is,
 * Chrome requests lazy pictures 1,250 or 2,500 px below the window.
 */
async function report4G(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    // Zero would turn the emulation off.
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'cellular4g',
  });
}

/**
 * Ends the animations that run for some seconds, and waits for the fonts that they request: a page
 * may fetch its font late, and would be measured with or without it, depending on the machine.
 */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline === document.timeline && Number.isFinite(Number(endTime)))
        animation.finish();
    }
    // Only a frame that is painted requests fonts.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}

/** Prevents hanging, in milliseconds; the machine may be busy. */
const LONGEST_WAIT = 240_000;

/**
 * The requests of a page, in order, and a way to wait until it makes no more. Playwright's `networkidle`
 * fires once for each document, and what scrolling requests comes after that.
 */
function watchRequests(page: Page) {
  const requests: Request[] = [];
  const open = new Set<Request>();
  let lastChange = performance.now();
  const changed = () => {
    lastChange = performance.now();
  };
  page.on('request', (request) => {
    requests.push(request);
    open.add(request);
    changed();
  });
  const ended = (request: Request) => {
    open.delete(request);
    changed();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  /** Waits until every request has ended and half a second has brought no other. */
  async function idle() {
    while (open.size > 0 || performance.now() - lastChange < 500) {
      if (performance.now() - lastChange > LONGEST_WAIT)
        throw new Error(
          `${page.url()} still waits for ${[...open].map((request) => request.url()).join(', ')}`,
        );
      await wait(50);
    }
  }

  return { requests, idle };
}

/** Scrolls to the end of the page: by dragging with a finger, then window by window. */
async function scroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ys.map((y) => ({ x: 200, y })),
    });
  await finger('touchStart', 700);
  for (let y = 690; y > 100; y -= 40) await finger('touchMove', y);
  await finger('touchEnd');
  // By windows, because a picture in between is not requested after a jump to the end.
  await page.evaluate(async () => {
    for (let top = scrollY; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Roots that should be hydrated and are not. */
const NOT_HYDRATED = '[data-load]:not([data-wake], [data-hydrated], :has([data-hydrated]))';

/**
 * Uses everything within a part of the page: hydrates it, focuses the first field of a form, which
 * loads its rules, and types into the search box of help or goods, which searches.
 */
async function use(page: Page, where: string): Promise<void> {
  await page.locator(`${where} [data-load]`).evaluateAll((roots) => {
    const focus = new Event('focusin', { bubbles: true });
    for (const root of roots) root.firstElementChild?.dispatchEvent(focus);
  });
  await page.waitForFunction(
    (selector) => !document.querySelector(selector),
    `${where} ${NOT_HYDRATED}`,
  );
  const field = page.locator('main form[method=post] :is(input, textarea):visible').first();
  if ((await field.count()) > 0) await field.focus();
  // A search box outside an island only leads to a page with the search.
  const search = page.locator('main [data-load] [role=search] input');
  if ((await search.count()) > 0) {
    // Without an answer it offers the question by chat.
    await search.pressSequentially('parcel');
    await page.locator('main [role=search] li a').first().waitFor();
  }
}

/**
 * Opens a phone's tab. It visits one page after another, because a new tab costs as much of the
 * processor's time as a visit.
 */
export async function openTab(browser: Browser): Promise<Page> {
  // What the worker fetches in the background is no part of a page.
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  await context.addInitScript(leaveOutRestingPointer);
  context.setDefaultTimeout(LONGEST_WAIT);
  const tab = await context.newPage();
  await report4G(tab);
  return tab;
}

/** Leaves nothing of the visits before: no cached file, and no message that a form has kept. */
async function forgetVisits(tab: Page, origin: string): Promise<void> {
  tab.removeAllListeners();
  // Only a document that is gone no longer writes into storage, or requests anything.
  await tab.goto('about:blank');
  const session = await tab.context().newCDPSession(tab);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Opens a page in a tab as with an empty cache, scrolls to its end and uses everything on it. */
export async function visit(
  page: Page,
  address: string,
): Promise<Pick<PageSize, 'view' | 'scroll' | 'touch' | 'errors'>> {
  await forgetVisits(page, new URL(address).origin);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The not-found page answers with its own status.
    const isOwnStatus = message.location().url.endsWith('/404');
    if (message.type() === 'error' && !isOwnStatus) errors.push(message.text());
  });
  const { requests, idle } = watchRequests(page);
  await page.goto(address);
  await idle();
  await finishAnimations(page);
  await idle();
  const viewed = requests.length;
  // Scrolling is a first interaction, which hydrates a page that is about its form.
  if ((await page.locator('main[data-wake]').count()) === 0) await scroll(page);
  await idle();
  const scrolled = requests.length;
  await use(page, (await page.locator('main [data-load]').count()) > 0 ? 'main' : 'body');
  await idle();
  const [, ...transfers] = await Promise.all(requests.map(transferOf));
  // Speculation rules may prefetch a page whose link the finger touches: that is not this page's.
  const between = (from: number, to?: number) =>
    transfers.slice(from, to).filter(({ kind }) => kind !== 'html');
  const used = between(scrolled - 1);
  // Going to a form's first field scrolls, which brings pictures.
  const isPicture = ({ kind }: Transfer) => kind === 'picture' || kind === 'photograph';
  return {
    view: between(0, viewed - 1),
    scroll: [...between(viewed - 1, scrolled - 1), ...used.filter(isPicture)],
    touch: used.filter((transfer) => !isPicture(transfer)),
    errors,
  };
}
