import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { findBrowser } from '../setup/browser.mjs';
import { medians } from './medians';
import { devtoolsThrottling, type ProfileName } from './profiles';
import { type SiteName, siteNames, withSites } from './sites';

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
/** What the line has no part in is scored once, on the standard one. */
const categoriesOn = (profile: ProfileName) =>
  profile === 'standard'
    ? ['performance', 'accessibility', 'best-practices', 'seo']
    : ['performance'];

/** One load: metrics in milliseconds (CLS has no unit), bytes, and scores up to 100, by their names. */
export type Measurements = Record<string, number>;

export type PageResult = {
  page: string;
  profile: ProfileName;
  /** Medians of all runs. */
  sites: Partial<Record<SiteName, Measurements>>;
  /** Audits that the finished page failed and that count for a score, each once. */
  failed: string[];
};

const flagsFor = (profile: ProfileName): Flags =>
  profile === 'standard'
    ? {}
    : { throttlingMethod: 'devtools', throttling: devtoolsThrottling(profile) };

/** Loads a page in a browser of its own, so that nothing of a load before is left. */
async function load(url: string, profile: ProfileName): Promise<Result> {
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

/** The bare page stands beside the home page, whose words it has. */
const sitesWith = (page: string) => siteNames.filter((name) => name !== 'bare' || page === '/');

/** Measures one page on one line, the sites taking turns, so that a busy moment hits all alike. */
async function measurePage(
  origins: Record<SiteName, string>,
  page: string,
  profile: ProfileName,
  runs: number,
): Promise<PageResult> {
  const found: Record<SiteName, Measurements[]> = { stock: [], finished: [], bare: [] };
  const failed = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    for (const site of sitesWith(page)) {
      const result = await load(origins[site] + page, profile);
      found[site].push(read(result));
      if (site === 'finished') for (const audit of failedAudits(result)) failed.add(audit);
    }
  }
  const sites = Object.fromEntries(sitesWith(page).map((site) => [site, medians(found[site])]));
  return { page, profile, sites, failed: [...failed] };
}

/** Runs Lighthouse for phones over all pages and lines; hands on what it has after each page. */
export function runLighthouse(
  pages: readonly string[],
  profiles: readonly ProfileName[],
  runs: number,
  keep: (results: readonly PageResult[]) => Promise<void>,
): Promise<PageResult[]> {
  return withSites(async (origins) => {
    const results: PageResult[] = [];
    for (const profile of profiles) {
      for (const page of pages) {
        console.log(`Lighthouse: ${page}, ${profile}`);
        results.push(await measurePage(origins, page, profile, runs));
        await keep(results);
      }
    }
    return results;
  });
}
