/**
 * `npm run size`: what each page of out/ costs a phone with an empty cache, before and after the first
 * touch. Of pages that request the same files, the largest is measured in a browser; the others
 * differ from it by their HTML only. Exits with 1 if a page exceeds a limit, or if a measured page
 * logs an error while it hydrates.
 */
import { readFileSync, statSync } from 'node:fs';
import { chromium } from 'playwright';
import { languages } from '../../content/languages/languages';
import { sitesOf } from '../../lib/site/sites';
import { filesIn, forEachConcurrently } from '../files/files';
import { WORKER } from '../hosting/rules';
import { serve } from '../hosting/run-server';
import { createSite } from '../serve/site';
import { findTestBrowser } from '../setup/browser.mjs';
import { reportProgress } from '../test-runner/progress/report-progress.mjs';
import { exceededByWorker, exceededLimits, type PageSize, roundTripReport, total } from './budget';
import { pageIdAt } from './page-id';
import { requestedFiles } from './requested-files';
import { type Document, type VisitedPage, visit } from './visit';
import { compressedSize, loaderIn, wordsIn } from './words';

const PAGES_AT_ONCE = 5;

const readPage = (file: string): Document => ({
  path: file.replace(/(?:\/index)?\.html$/, '') || '/',
  html: readFileSync(`out${file}`, 'utf8'),
  bytes: statSync(`out${file}.br`).size,
});

/** The size of a page that requests the same files as the one that was visited. */
const sizeLike = (visited: VisitedPage, { path, html, bytes }: Document): VisitedPage => ({
  ...visited,
  path,
  errors: [],
  firstView: { ...visited.firstView, html: bytes },
  words: wordsIn(html),
  loader: compressedSize(loaderIn(html)),
});

/** Pages by the files that they request, the largest of each group first. */
function groupByFiles(documents: readonly Document[]): Document[][] {
  const groups = new Map<string, Document[]>();
  for (const page of [...documents].sort((a, b) => b.bytes - a.bytes)) {
    const files = requestedFiles(page.html);
    groups.set(files, [...(groups.get(files) ?? []), page]);
  }
  return [...groups.values()];
}

function print(pages: readonly PageSize[]): void {
  const row = ([path, ...cells]: (string | number)[]) =>
    String(path).padEnd(44) + cells.map((cell) => String(cell).padStart(12)).join('');
  const first = ['html', 'of it words', 'script', 'font', 'image', 'picture', 'total', 'requests'];
  const head = ['', ...first, '+ scroll', '+ use', 'of it data', 'requests'];
  console.log(head.map((cell, i) => (i === 0 ? cell.padEnd(44) : cell.padStart(12))).join(''));
  for (const { path, firstView, words, scrolled, touch } of pages) {
    const { html, script, font, image, picture, requests } = firstView;
    const view = [html, words, script, font, image, picture, total(firstView), requests];
    const later = [total(scrolled), total(touch), touch.data, touch.requests];
    console.log(row([path, ...view, ...later]));
  }
}

const server = await serve(createSite('out'));
const executablePath = findTestBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

const groups = groupByFiles(filesIn('out', '.html').map(readPage));
const pages: VisitedPage[] = [];
await forEachConcurrently(groups, PAGES_AT_ONCE, async ([largest, ...others]) => {
  if (!largest) return;
  const visited = await visit(browser, server.origin, largest);
  pages.push(visited, ...others.map((page) => sizeLike(visited, page)));
  reportProgress({ done: pages.length });
  for (const error of visited.errors) reportProgress({ failed: `${visited.path}: ${error}` });
});
await browser.close();
await server.close();

pages.sort((a, b) => a.path.localeCompare(b.path));
print(pages);
const worker = compressedSize(readFileSync(`out${WORKER}`, 'utf8'));
const sites = sitesOf(languages);
const identified = pages.map((page) => ({ ...page, id: pageIdAt(sites, page.path) }));
const exceeded = [...identified.flatMap(exceededLimits), ...exceededByWorker(worker)];
const errors = pages.flatMap(({ path, errors }) =>
  errors.map((error) => `${path}: error while it hydrates: ${error}`),
);
for (const message of [...exceeded, ...errors]) console.error(message);
console.log(roundTripReport(pages));
console.log(
  `${pages.length} pages, ${groups.length} of them visited, a service worker of ${worker} B, ${exceeded.length} limits exceeded, ${errors.length} errors; compressed bytes (brotli)`,
);
process.exitCode = exceeded.length + errors.length > 0 ? 1 : 0;
