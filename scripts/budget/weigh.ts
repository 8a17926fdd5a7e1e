/**
 * `npm run weigh`: what each page of out/ costs a phone with an empty cache, measured in a real
 * browser, before and after the first touch. Exits with 1 where a page is over its budget, and
 * where one complains while it comes to life: each page is visited once for both.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { type Browser, chromium, devices, type Page, type Request } from 'playwright';
import { filesUnder, forEachConcurrently } from '../files/files';
import { createSite } from '../serve/site';
import { findTestBrowser } from '../setup/browser.mjs';
import { leaveOutRestingPointer } from '../setup/resting-pointer';
import { tell } from '../test-runner/progress/tell.mjs';
import { turnToAll } from './turn-to';
import { emptyWeight, overBudget, type PageWeight, total, type Weight } from './weight-budget';

const PAGES_AT_ONCE = 5;

const KINDS: Record<string, Exclude<keyof Weight, 'requests'>> = {
  document: 'html',
  script: 'script',
  // The loader fetches what it then imports.
  fetch: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};
type Arrival = { kind: Exclude<keyof Weight, 'requests'>; bytes: number };

function weigh(arrivals: Arrival[]): Weight {
  const weight = emptyWeight();
  for (const { kind, bytes } of arrivals) {
    weight[kind] += bytes;
    if (bytes > 0) weight.requests += 1;
  }
  return weight;
}

async function arrivalOf(request: Request): Promise<Arrival> {
  const response = await request.response();
  await response?.finished();
  // What comes from the browser's cache has no size, or less than none.
  const bytes = response ? Math.max(0, (await request.sizes()).responseBodySize) : 0;
  return { kind: KINDS[request.resourceType()] ?? 'other', bytes };
}

const readDocument = (page: Page) =>
  page.evaluate(() => ({
    inlineScript: [...document.scripts]
      .filter((script) => !script.src && !/json|rules/.test(script.type))
      .reduce((sum, { text }) => sum + text.length, 0),
    wakesByItself: document.querySelector('[data-wake=load] [data-load]') !== null,
    isFormPage: document.querySelector('main[data-wake]') !== null,
    hasTool: document.querySelector('main [data-load]') !== null,
  }));

/** Goes to the end of the page: a finger drags it, and then a wheel. */
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

/** Turns to everything that can wake in a part of the page, and to the first field of a form, which brings its rules. */
async function touch(page: Page, where: string): Promise<void> {
  await turnToAll(page, where);
  const field = page.locator('main form[method=post] :is(input, textarea):visible').first();
  if ((await field.count()) > 0) await field.focus();
  await page.waitForLoadState('networkidle');
}

/** What goes wrong in a page while it comes to life: a hydration error, a refused style, a lost file. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The not-found page is one that its own address does not have.
    const isOwnStatus = message.location().url.endsWith('/404');
    if (message.type() === 'error' && !isOwnStatus) complaints.push(message.text());
  });
  return complaints;
}

async function weighPage(browser: Browser, origin: string, path: string): Promise<VisitedPage> {
  const context = await browser.newContext(devices['Pixel 7']);
  await context.addInitScript(leaveOutRestingPointer);
  // Guards against hanging: the machine may be busy.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { inlineScript, wakesByItself, isFormPage, hasTool } = await readDocument(page);
  const countBefore = requests.length;
  // The first sign of life wakes a page that is about its form: scrolling is one.
  if (!isFormPage) await scroll(page);
  const countScrolled = requests.length;
  await touch(page, hasTool ? 'main' : 'body');
  const arrivals = await Promise.all(requests.map(arrivalOf));
  await context.close();

  const isScript = ({ kind }: Arrival) => kind === 'script';
  const isFont = ({ kind }: Arrival) => kind === 'font';
  // A phone asks for its font after some seconds, whatever is done meanwhile.
  const early = [...arrivals.slice(0, countBefore), ...arrivals.slice(countBefore).filter(isFont)];
  const firstView = wakesByItself ? early.filter((arrival) => !isScript(arrival)) : early;
  const fonts = early.filter(isFont).map(({ bytes }) => bytes);
  const touched = arrivals.slice(countScrolled).filter((arrival) => !isFont(arrival));
  return {
    path,
    complaints,
    firstView: weigh(firstView),
    byItself: weigh(early.filter(isScript)),
    scrolled: weigh(arrivals.slice(countBefore, countScrolled).filter(isScript)),
    touch: weigh(wakesByItself ? [...early.filter(isScript), ...touched] : touched),
    inlineScript,
    fonts: fonts.length,
    largestFont: Math.max(0, ...fonts),
  };
}

/** A page's weight, and what went wrong meanwhile. */
type VisitedPage = PageWeight & { complaints: string[] };

/** The address of a page's file. */
const pathOf = (file: string): string =>
  `/${relative('out', file)
    .replace(/\.html$/, '')
    .replace(/^index$/, '')}`;

function print(pages: PageWeight[]): void {
  const row = (cells: (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(44) : String(cell).padStart(9))).join('');
  console.log(
    row([
      '',
      'html',
      'script',
      'font',
      'image',
      'total',
      'requests',
      '+ scroll',
      '+ touch',
      'requests',
    ]),
  );
  for (const { path, firstView, scrolled, touch } of pages) {
    const { html, script, font, image, requests } = firstView;
    const added = [total(scrolled), total(touch), touch.requests];
    console.log(row([path, html, script, font, image, total(firstView), requests, ...added]));
  }
}

const server = createServer(createSite('out')).listen(0, 'localhost');
await once(server, 'listening');
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const executablePath = findTestBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

const pages: VisitedPage[] = [];
let visited = 0;
await forEachConcurrently(await filesUnder('out', '.html'), PAGES_AT_ONCE, async (file) => {
  const path = pathOf(file);
  const page = await weighPage(browser, origin, path);
  pages.push(page);
  visited += 1;
  tell({ done: visited });
  for (const complaint of page.complaints) tell({ failed: `${path}: ${complaint}` });
});
await browser.close();
server.close();

pages.sort((a, b) => a.path.localeCompare(b.path));
print(pages);
const over = pages.flatMap(overBudget);
const complaints = pages.flatMap(({ path, complaints }) =>
  complaints.map((complaint) => `${path} complains when it comes to life: ${complaint}`),
);
for (const sentence of [...over, ...complaints]) console.error(sentence);
console.log(
  `${pages.length} pages, ${over.length} over budget, ${complaints.length} complaints; bytes as they travel, in brotli`,
);
process.exitCode = over.length + complaints.length > 0 ? 1 : 0;
