/**
 * `npm run size`: what each page of out/ costs a phone with an empty cache, before and after the first
 * touch. Of pages that request the same files, the largest is opened in a browser; the others differ
 * from it by their words only. Exits with 1 if a page exceeds a limit (`limits.ts`), or if an opened
 * page logs an error while it hydrates.
 */

import { readFileSync, statSync } from 'node:fs';
import { chromium } from 'playwright';
import { languages } from '../../content/languages/languages';
import { siteAt, sitesOf } from '../../lib/site/site';
import { filesIn } from '../files/files';
import { notFoundAddresses, WORKER } from '../hosting/rules';
import { serve } from '../hosting/run-server';
import { createSite } from '../serve/site';
import { findTestBrowser } from '../setup/browser.mjs';
import { LIMITS } from './limits';
import {
  compressedSize,
  exceededLimits,
  markupIn,
  type PageSize,
  PICTURES,
  total,
} from './page-size';
import { openTab, visit } from './visit';

const sites = sitesOf(languages);

type Document = Pick<PageSize, 'path' | 'id' | 'html' | 'bytes' | 'pictures'> & {
  language: string | undefined;
};

/** A root-relative path of a file, as a whole attribute, in a list of them, or in `url()`. */
const FILE_PATH = /(?<=["'(\s,])\/[\w./-]+\.\w+(?=["')\s,])/g;

const filesNamedIn = (html: string): string[] => html.match(FILE_PATH) ?? [];

function readPage(file: string): Document {
  const path = file.replace(/(?:\/index)?\.html$/, '') || '/';
  const { language, pageAt } = siteAt(sites, path);
  const id = notFoundAddresses.includes(path) ? 'not-found' : pageAt(path)?.id;
  const html = readFileSync(`out${file}`, 'utf8');
  const offered = filesNamedIn(html).filter((name) => name.startsWith(PICTURES));
  const pictures = offered
    .filter((name) => name.endsWith('.avif'))
    .map((name) => statSync(`out${name}`).size);
  return { path, id, language, html, bytes: statSync(`out${file}.br`).size, pictures };
}

/** A picture's width and format: pages that differ in what their pictures show cost the same. */
const kindOfFile = (name: string): string =>
  name.startsWith(PICTURES) ? name.replace(/^.*(?=-\d+\.)/, '') : name;

/**
 * Pages that cost a phone the same but for their words and what their pictures show, the largest of
 * each group first: those of one collection that request the same files. Files that pages of one
 * language alone request are words.
 */
function groupByFiles(documents: readonly Document[]): Document[][] {
  const pages = documents.map((page) => ({ page, files: new Set(filesNamedIn(page.html)) }));
  const languages = new Map<string, Set<string | undefined>>();
  for (const { page, files } of pages)
    for (const file of files)
      languages.set(file, (languages.get(file) ?? new Set()).add(page.language));

  const groups = new Map<string, Document[]>();
  for (const { page, files } of pages.sort((a, b) => b.page.bytes - a.page.bytes)) {
    const shared = [...files].filter((file) => (languages.get(file)?.size ?? 0) > 1);
    const key = [page.id?.split('/')[0], ...shared.map(kindOfFile).sort()].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups.values()];
}

/** A row for each page that was opened, with how many others cost the same. */
function print(pages: readonly (PageSize & { others: number })[]): void {
  const row = ([path, ...cells]: (string | number)[]) =>
    console.log(String(path).padEnd(44) + cells.map((cell) => String(cell).padStart(11)).join(''));
  row(['', 'others', 'html', 'its words', 'font', 'images', 'first view', '+ scroll', '+ touch']);
  for (const { path, others, markup, bytes, view, scroll, touch } of pages) {
    const images = total(view, 'image', 'picture', 'photograph');
    const first = [others, bytes, bytes - markup, total(view, 'font'), images];
    row([path, ...first, bytes + total(view), total(scroll), total(touch)]);
  }
}

const server = await serve(createSite('out'));
const executablePath = findTestBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const documents = filesIn('out', '.html').map(readPage);
const groups = groupByFiles(documents);
const opened: (PageSize & { others: number })[] = [];
const problems: string[] = [];
const waiting = [...groups];
/** Visits pages in one tab until none is left. */
async function visitInTab(): Promise<void> {
  const tab = await openTab(browser);
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    const [largest, ...others] = group;
    if (!largest) continue;
    const visited = await visit(tab, server.origin + largest.path);
    const page = { ...visited, ...largest, markup: markupIn(largest.html) };
    problems.push(...exceededLimits(page));
    opened.push({ ...page, others: others.length });
  }
}
await Promise.all(Array.from({ length: 5 }, visitInTab));
await browser.close();
await server.close();

opened.sort((a, b) => a.path.localeCompare(b.path));
print(opened);
const worker = compressedSize(readFileSync(`out${WORKER}`, 'utf8'));
if (worker > LIMITS.worker) problems.push(`the service worker: ${worker}, limit ${LIMITS.worker}`);
for (const problem of problems) console.error(problem);
console.log(
  `${documents.length} pages, ${opened.length} of them opened, a service worker of ${worker} B, problems: ${problems.length}; compressed bytes (brotli)`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
