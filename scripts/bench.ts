/**
 * `npm run bench`: Lighthouse for phones over a list of pages of `out/`, medians of several loads.
 * npm downloads Lighthouse at the first run, because nothing else needs it.
 *
 *     npm run bench -- [--pages /,/get-quote] [--runs 5] [--slow]
 *
 * `--slow` throttles the browser to slow 3G; otherwise Lighthouse simulates slow 4G.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { serve } from './hosting/run-server';
import { createSite } from './serve/site';
import { findBrowser } from './setup/browser.mjs';
import { npm } from './setup/npm.mjs';

/** The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/shipping-routes/usa-to-tanzania,/get-quote' },
    runs: { type: 'string', default: '5' },
    slow: { type: 'boolean', default: false },
  },
});

/** Lighthouse itself switches off what Chrome does in the background. */
const chromeFlags = '--headless=new --no-sandbox --disable-gpu';

/** WebPageTest's "Slow 3G", with the factors that Lighthouse applies to throttle requests. */
const slow3g = [
  '--throttling-method=devtools',
  `--throttling.requestLatencyMs=${400 * 3.75}`,
  `--throttling.downloadThroughputKbps=${400 * 0.9}`,
  `--throttling.uploadThroughputKbps=${400 * 0.9}`,
  '--throttling.cpuSlowdownMultiplier=4',
];

const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'bytes in all': 'total-byte-weight',
};

type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
};

/** Loads a page in a fresh browser; again if Lighthouse missed the start of its own trace. */
async function load(url: string, attempts = 3): Promise<Report> {
  const [file, args, options] = npm(
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      '--disable-full-page-screenshot',
      `--chrome-flags=${chromeFlags}`,
      ...(values.slow ? slow3g : []),
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const { stdout } = await promisify(execFile)(file, args, { ...options, maxBuffer: 2 ** 26 });
  const report: Report = JSON.parse(String(stdout));
  if (!report.runtimeError) return report;
  if (attempts > 1) return load(url, attempts - 1);
  throw new Error(`${url}: ${report.runtimeError.message}`);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function row(results: readonly Report[]): Record<string, number | string> {
  const figures = Object.entries(audits).map(([name, id]) => {
    const value = median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN));
    return [name, name === 'CLS' ? value.toFixed(3) : Math.round(value)];
  });
  const scores = Object.keys(results[0]?.categories ?? {})
    .map((id) => Math.round(100 * median(results.map((r) => r.categories[id]?.score ?? 0))))
    .join(' / ');
  return { ...Object.fromEntries(figures), scores };
}

const { origin, close } = await serve(createSite('out'));
const pages = values.pages.split(',');
const results = new Map<string, Report[]>(pages.map((page) => [page, []]));
// By turns, so that a busy moment affects all of them.
for (let run = 1; run <= Number(values.runs); run += 1) {
  for (const page of pages) {
    console.log(`Run ${run} of ${values.runs}: ${page}`);
    results.get(page)?.push(await load(origin + page));
  }
}
console.table(Object.fromEntries([...results].map(([name, runs]) => [name, row(runs)])));
await close();
