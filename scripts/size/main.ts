/**
 * `npm run size`: what each page of out/ costs a phone with an empty cache, before and after the first
 * touch. Of pages that request the same files, the largest is opened in a browser; the others differ
 * from it by their HTML only. Exits with 1 if a page exceeds a limit (`limits.ts`), or if an opened
 * page logs an error while it hydrates. docs/performance.md has the current figures.
 */

import { readFileSync, statSync } from 'node:fs';
import { forEachConcurrently } from '@nectarine/finish-export/files';
import { chromium } from 'playwright';
import { languages } from '../../content/languages/languages';
import { siteAt, sitesOf } from '../../lib/site/site';
import { filesIn } from '../files/files';
import { notFoundAddresses, WORKER } from '../hosting/rules';
import { serve } from '../hosting/run-server';
import { createSite } from '../serve/site';
import { findTestBrowser } from '../setup/browser.mjs';
import { LIMITS } from './limits';
import { compressedSize, exceededLimits, markupIn, type PageSize, total } from './page-size';
import { visit } from './visit';

const sites = sitesOf(languages);

type Document = Pick<PageSize, 'path' | 'id' | 'html' | 'bytes' | 'markup'>;

function readPage(file: string): Document {
  const path = file.replace(/(?:\/index)?\.html$/, '') || '/';
  const id = notFoundAddresses.includes(path) ? 'not-found' : siteAt(sites, path).pageAt(path)?.id;
  const html = readFileSync(`out${file}`, 'utf8');
  return { path, id, html, bytes: statSync(`out${file}.br`).size, markup: markupIn(html) };
}

/** A root-relative path of a file, as a whole attribute, in a list of them, or in `url()`. */
const FILE_PATH = /(?<=["'(\s,])\/[\w./-]+\.\w+(?=["')\s,])/g;

/**
 * Pages that cost a phone the same but for their HTML, the largest of each group first: those of one
 * collection that request the same files. What one page alone requests are the words of its tool.
 */
function groupByFiles(documents: readonly Document[]): Document[][] {
  const pages = documents.map((page) => ({ page, files: new Set(page.html.match(FILE_PATH)) }));
  const requests = new Map<string, number>();
  for (const file of pages.flatMap(({ files }) => [...files]))
    requests.set(file, (requests.get(file) ?? 0) + 1);

  const groups = new Map<string, Document[]>();
  for (const { page, files } of pages.sort((a, b) => b.page.bytes - a.page.bytes)) {
    const shared = [...files].filter((file) => (requests.get(file) ?? 0) > 2).sort();
    const key = [page.id?.split('/')[0], ...shared].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups.values()];
}

function print(pages: readonly PageSize[]): void {
  const row = ([path, ...cells]: (string | number)[]) =>
    console.log(String(path).padEnd(44) + cells.map((cell) => String(cell).padStart(11)).join(''));
  row(['', 'html', 'its words', 'font', 'images', 'first view', '+ scroll', '+ touch']);
  for (const { path, bytes, markup, view, scroll, touch } of pages) {
    const images = total(view, 'image', 'photograph');
    const first = [bytes, bytes - markup, total(view, 'font'), images];
    row([path, ...first, bytes + total(view), total(scroll), total(touch)]);
  }
}

const server = await serve(createSite('out'));
const executablePath = findTestBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const groups = groupByFiles(filesIn('out', '.html').map(readPage));
const pages: PageSize[] = [];
await forEachConcurrently(groups, 5, async ([largest, ...others]) => {
  if (!largest) return;
  const visited = await visit(browser, server.origin + largest.path);
  pages.push({ ...visited, ...largest });
  pages.push(...others.map((page) => ({ ...visited, errors: [], ...page })));
});
await browser.close();
await server.close();

pages.sort((a, b) => a.path.localeCompare(b.path));
print(pages);
const worker = compressedSize(readFileSync(`out${WORKER}`, 'utf8'));
const problems = [
  ...pages.flatMap(exceededLimits),
  ...(worker > LIMITS.worker ? [`the service worker: ${worker}, limit ${LIMITS.worker}`] : []),
  ...pages.flatMap(({ path, errors }) => errors.map((error) => `${path}: error: ${error}`)),
];
for (const problem of problems) console.error(problem);
console.log(
  `${pages.length} pages, ${groups.length} of them opened, a service worker of ${worker} B, problems: ${problems.length}; compressed bytes (brotli)`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
