import { type Browser, devices, type Page, type Request } from 'playwright';
import { leaveOutRestingPointer } from '../test-runner/resting-pointer';
import { type Bytes, noBytes, type PageSize } from './budget';
import { hydrateAll } from './hydrate-all';
import { compressedSize, loaderIn, wordsIn } from './words';

type Kind = Exclude<keyof Bytes, 'requests'>;

const KINDS: Readonly<Record<string, Kind>> = {
  script: 'script',
  // The loader fetches scripts before it imports them.
  fetch: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};

type Transfer = { kind: Kind; bytes: number; headers: number };

/** Drawings are SVG; icons in PNG are requested by no page. */
const PHOTOGRAPH = /^image\/(?:avif|jpeg|webp)/;

function sum(transfers: readonly Transfer[]): Bytes {
  const bytes = noBytes();
  for (const transfer of transfers) {
    bytes[transfer.kind] += transfer.bytes;
    if (transfer.bytes > 0) bytes.requests += 1;
  }
  return bytes;
}

function kindOf(request: Request, contentType: string): Kind {
  if (contentType.includes('json')) return 'data';
  // A prefetched page is of no resource type.
  if (contentType.includes('html')) return 'html';
  if (PHOTOGRAPH.test(contentType)) return 'picture';
  return KINDS[request.resourceType()] ?? 'other';
}

async function transferOf(request: Request): Promise<Transfer> {
  const response = await request.response();
  if (!response) return { kind: 'other', bytes: 0, headers: 0 };
  await response.finished();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const kind = kindOf(request, response.headers()['content-type'] ?? '');
  // Playwright reports a size of zero or less for what comes from the cache.
  return { kind, bytes: Math.max(0, responseBodySize), headers: responseHeadersSize };
}

const readDocument = (page: Page) =>
  page.evaluate(() => ({
    startsByItself: document.querySelector('[data-wake=load] [data-load]') !== null,
    isFormPage: document.querySelector('main[data-wake]') !== null,
    hasTool: document.querySelector('main [data-load]') !== null,
  }));

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
  await page.waitForLoadState('networkidle');
}

/** Scrolls to the end of the page: by dragging with a finger, then at once. */
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
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

/**
 * Uses everything within a part of the page: hydrates it, focuses the first field of a form, which
 * loads its rules, and types into the search box of help or goods, which loads the search itself.
 */
async function use(page: Page, where: string): Promise<void> {
  await hydrateAll(page, where);
  const field = page.locator('main form[method=post] :is(input, textarea):visible').first();
  if ((await field.count()) > 0) await field.focus();
  // A search box outside an island only leads to a page with the search.
  const search = page.locator('main [data-load] [role=search] input');
  if ((await search.count()) > 0) {
    // The name of a page below this one is found, whatever the words of the site.
    const below = page.locator(`main a[href^="${new URL(page.url()).pathname}/"]`);
    await search.pressSequentially((await below.first().textContent()) ?? '');
    const found = page.getByRole('option').or(page.locator('main [role=search] + ul a'));
    await found.first().waitFor();
  }
  await page.waitForLoadState('networkidle');
}

/** Collects what a page logs while it hydrates: mismatches, refused styles, missing files. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The not-found page answers with its own status.
    const isOwnStatus = message.location().url.endsWith('/404');
    if (message.type() === 'error' && !isOwnStatus) errors.push(message.text());
  });
  return errors;
}

export type VisitedPage = PageSize & {
  /** What it logged while it hydrated. */
  errors: string[];
};

/** A page's address and its text; `bytes` is the size of its HTML as it is served. */
export type Document = { path: string; html: string; bytes: number };

/** Opens a page as a phone with an empty cache, scrolls to its end and uses everything on it. */
export async function visit(
  browser: Browser,
  origin: string,
  { path, html }: Document,
): Promise<VisitedPage> {
  // What the worker fetches in the background is no part of a page.
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  await context.addInitScript(leaveOutRestingPointer);
  // Prevents hanging; the machine may be busy.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const errors = collectErrors(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await finishAnimations(page);
  const { startsByItself, isFormPage, hasTool } = await readDocument(page);
  const countBefore = requests.length;
  // Scrolling is a first interaction, which hydrates a page that is about its form.
  if (!isFormPage) await scroll(page);
  const countScrolled = requests.length;
  await use(page, hasTool ? 'main' : 'body');
  const transfers = await Promise.all(requests.map(transferOf));
  await context.close();

  const isCode = ({ kind }: Transfer) => kind === 'script' || kind === 'data';
  const early = transfers.slice(0, countBefore);
  const firstView = startsByItself ? early.filter((transfer) => !isCode(transfer)) : early;
  const sizesOf = (kind: Kind) =>
    transfers.filter((transfer) => transfer.kind === kind).map(({ bytes }) => bytes);
  const [fonts, pictures] = [sizesOf('font'), sizesOf('picture')];
  // Speculation rules may prefetch a page whose link the finger touches: that is not this page's.
  const isOwn = ({ kind }: Transfer) => kind !== 'html';
  const later = transfers.slice(countScrolled).filter(isOwn);
  return {
    path,
    errors,
    firstView: sum(firstView),
    byItself: sum(early.filter(isCode)),
    scrolled: sum(transfers.slice(countBefore, countScrolled).filter(isOwn)),
    touch: sum(startsByItself ? [...early.filter(isCode), ...later] : later),
    headers: transfers[0]?.headers ?? 0,
    words: wordsIn(html),
    loader: compressedSize(loaderIn(html)),
    fonts: fonts.length,
    largestFont: Math.max(0, ...fonts),
    largestPicture: Math.max(0, ...pictures),
  };
}
