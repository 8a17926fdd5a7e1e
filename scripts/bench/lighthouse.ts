import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { findBrowser } from '../setup/browser.mjs';
import { statusLine } from '../test-runner/events.mjs';
import { medians } from './medians';
import { devtoolsThrottling, type ProfileName } from './profiles';
import type { SiteName } from './site-names';
import { type Origins, withSites } from './sites';

const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
/** Milliseconds between status lines: on a busy machine, a single load takes as long. */
const LINE = 5000;

/** Categories that the network does not affect are scored once, on the standard profile. */
const categoriesOn = (profile: ProfileName) =>
  profile === 'standard'
    ? ['performance', 'accessibility', 'best-practices', 'seo']
    : ['performance'];

/**
 * One page load: metrics in milliseconds (CLS has no unit), bytes, and scores up to 100, by name.
 */
export type Measurements = Record<string, number>;

export type PageResult = {
  page: string;
  profile: ProfileName;
  /** Medians of all runs. */
  sites: Partial<Record<SiteName, Measurements>>;
  /** Scored audits that the finished page failed, without duplicates. */
  failed: string[];
};

const flagsFor = (profile: ProfileName): Flags =>
  profile === 'standard'
    ? {}
    : { throttlingMethod: 'devtools', throttling: devtoolsThrottling(profile) };

/**
 * Loads a page in a fresh browser. Lighthouse occasionally misses the start of its own trace, in
 * which case the page is loaded again.
 */
async function load(url: string, profile: ProfileName, attempts = 3): Promise<Result> {
  const chromePath = findBrowser();
  const chrome = await launch({ ...(chromePath && { chromePath }), chromeFlags: BROWSER_FLAGS });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categoriesOn(profile),
      disableFullPageScreenshot: true,
      ...flagsFor(profile),
    });
    if (run?.lhr.runtimeError && attempts > 1) return await load(url, profile, attempts - 1);
    if (!run || run.lhr.runtimeError) {
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`);
    }
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

function read({ audits, categories }: Result): Measurements {
  const metrics = Object.entries(METRICS).map(([name, id]) => [
    name,
    audits[id]?.numericValue ?? Number.NaN,
  ]);
  const scores = Object.values(categories).map(({ id, score }) => [
    id,
    (score ?? Number.NaN) * 100,
  ]);
  return Object.fromEntries([...metrics, ...scores]);
}

const failedAudits = ({ audits, categories }: Result) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`);

/** The bare page is compared with the home page, whose text it has. */
const sitesWith = (page: string, origins: Origins) =>
  [...origins].filter(([name]) => name !== 'bare' || page === '/');

/**
 * Measures one page on one profile, alternating between the sites, so that a busy moment affects
 * all of them.
 */
async function measurePage(
  origins: Origins,
  page: string,
  profile: ProfileName,
  runs: number,
  onLoaded: () => void,
): Promise<PageResult> {
  const sites = sitesWith(page, origins).map(([name, origin]) => ({
    name,
    url: origin + page,
    found: [] as Measurements[],
  }));
  const failed = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url, found } of sites) {
      const result = await load(url, profile);
      onLoaded();
      found.push(read(result));
      if (name === 'finished') for (const audit of failedAudits(result)) failed.add(audit);
    }
  }
  const measured = Object.fromEntries(sites.map(({ name, found }) => [name, medians(found)]));
  return { page, profile, sites: measured, failed: [...failed] };
}

/**
 * Runs Lighthouse for phones over all pages and profiles; passes on its results after each page.
 * Prints how many loads are done every few seconds, because all of them take many minutes.
 */
export function runLighthouse(
  pages: readonly string[],
  profiles: readonly ProfileName[],
  runs: number,
  before: string | undefined,
  keep: (results: readonly PageResult[]) => Promise<void>,
): Promise<PageResult[]> {
  return withSites(before, async (origins) => {
    const results: PageResult[] = [];
    const loadsOf = pages.map((page) => sitesWith(page, origins).length * runs);
    const all = loadsOf.reduce((sum, loads) => sum + loads, 0) * profiles.length;
    const start = performance.now();
    let done = 0;
    let step = '';
    const lines = setInterval(() => {
      const seconds = (performance.now() - start) / 1000;
      console.log(statusLine(seconds, [step], [{ step, done, all }]));
    }, LINE);
    try {
      for (const profile of profiles) {
        for (const page of pages) {
          step = `Lighthouse: ${page}, ${profile}`;
          console.log(step);
          const result = await measurePage(origins, page, profile, runs, () => {
            done += 1;
          });
          results.push(result);
          await keep(results);
        }
      }
    } finally {
      clearInterval(lines);
    }
    return results;
  });
}
