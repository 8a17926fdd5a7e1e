/**
 * `npm run weigh`: what each page of out/ costs a phone with an empty cache, measured in a real
 * browser, before and after the first touch. Exits with 1 where a page is over its budget.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { type Browser, chromium, devices, type Page, type Request } from 'playwright';
import { findBrowser } from './browser.mjs';
import { filesUnder, forEachConcurrently } from './finish-export/files';
import { createSite } from './serve/site';
import { emptyWeight, overBudget, type PageWeight, total, type Weight } from './weight-budget';

const PAGES_AT_ONCE = 3;

const KINDS: Record<string, Exclude<keyof Weight, 'requests'>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};
/** What comes with React, and so after the touch, even where a page does not wait for one. */
const COMES_WITH_TOUCH = new Set(['script', 'style']);

type Arrival = { kind: Exclude<keyof Weight, 'requests'>; bytes: number };

function weigh(arrivals: Arrival[]): Weight {
  const weight = emptyWeight();
  for (const { kind, bytes } of arrivals) {
    weight[kind] += bytes;
    weight.requests += 1;
  }
  return weight;
}

async function arrivalOf(request: Request): Promise<Arrival> {
  const response = await request.response();
  await response?.finished();
  const bytes = response ? (await request.sizes()).responseBodySize : 0;
  return { kind: KINDS[request.resourceType()] ?? 'other', bytes };
}

const readDocument = (page: Page) =>
  page.evaluate(() => ({
    inlineScript: [...document.scripts]
      .filter((script) => !script.src && !/json|rules/.test(script.type))
      .reduce((sum, { text }) => sum + text.length, 0),
    isFormPage: document.querySelector('[data-island=eager]') !== null,
    isImpatient: document.querySelector('[data-island=now]') !== null,
    hasIsland: document.querySelector('[data-island]') !== null,
  }));

async function touch(page: Page): Promise<void> {
  await page.locator('[data-island]').first().dispatchEvent('pointerover');
  await page.waitForSelector('[data-hydrated]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
}

async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { inlineScript, isFormPage, isImpatient, hasIsland } = await readDocument(page);
  const countBefore = requests.length;
  if (hasIsland) await touch(page);
  const arrivals = await Promise.all(requests.map(arrivalOf));
  await context.close();

  const waits = (arrival: Arrival, index: number) =>
    index >= countBefore || (isImpatient && COMES_WITH_TOUCH.has(arrival.kind));
  const firstView = arrivals.filter((arrival, index) => !waits(arrival, index));
  const fonts = firstView.filter(({ kind }) => kind === 'font').map(({ bytes }) => bytes);
  return {
    path,
    firstView: weigh(firstView),
    touch: hasIsland ? weigh(arrivals.filter(waits)) : null,
    inlineScript,
    isFormPage,
    fonts: fonts.length,
    largestFont: Math.max(0, ...fonts),
  };
}

async function* pathsOf(folder: string): AsyncGenerator<string> {
  for await (const file of filesUnder(folder)) {
    if (!file.endsWith('.html')) continue;
    yield `/${relative(folder, file)
      .replace(/\.html$/, '')
      .replace(/^index$/, '')}`;
  }
}

function print(pages: PageWeight[]): void {
  const row = (cells: (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(44) : String(cell).padStart(9))).join('');
  console.log(
    row(['', 'html', 'script', 'font', 'image', 'total', 'requests', '+ touch', 'requests']),
  );
  for (const { path, firstView, touch } of pages) {
    const { html, script, font, image, requests } = firstView;
    const added = touch ? [total(touch), touch.requests] : ['-', '-'];
    console.log(row([path, html, script, font, image, total(firstView), requests, ...added]));
  }
}

const server = createServer(createSite('out')).listen(0, 'localhost');
await once(server, 'listening');
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

const pages: PageWeight[] = [];
await forEachConcurrently(pathsOf('out'), PAGES_AT_ONCE, async (path) => {
  pages.push(await weighPage(browser, origin, path));
});
await browser.close();
server.close();

pages.sort((a, b) => a.path.localeCompare(b.path));
print(pages);
const over = pages.flatMap(overBudget);
for (const sentence of over) console.error(sentence);
console.log(`${pages.length} pages, ${over.length} over budget; bytes as they travel, in brotli`);
process.exitCode = over.length > 0 ? 1 : 0;
