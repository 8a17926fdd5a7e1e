/**
 * `npm run bench`: compares the site as Next exports it, as this project finishes it, and as bare
 * HTML. docs/performance.md explains the results. They go to `.cache/bench/` as JSON and Markdown,
 * a file per part, written after each page and each count, so that an interrupted run loses little.
 *
 *     npm run bench -- [--lighthouse] [--taps] [--growth]   these parts, or all
 *                      [--runs 5] [--pages /,/help/faq] [--profiles standard,slow-4g,slow-3g]
 *                      [--articles 100,1000,10000]   [--without-stock]
 *                      keeps the last of these in `.cache/bench/growth/`
 *                      [--before ../older/out]   adds an older finished site to the comparison
 *                      [--built]   measures the sites of the last run again, without a build
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runGrowth } from './growth';
import { runLighthouse } from './lighthouse';
import { type ProfileName, profileNames } from './profiles';
import { buildSites } from './sites';
import { growthTable, lighthouseTables, tapTable } from './tables';
import { runTaps } from './taps';
import { benchFolder } from './workspace';

const { values } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    taps: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    before: { type: 'string' },
    built: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/shipping-routes/usa-to-tanzania,/help/faq,/get-quote' },
    profiles: { type: 'string', default: profileNames.join() },
    'without-stock': { type: 'boolean', default: false },
    articles: { type: 'string', default: '100,1000,10000' },
  },
});

const isProfile = (name: string): name is ProfileName =>
  (profileNames as readonly string[]).includes(name);

const machine = {
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memory: `${Math.round(totalmem() / 1e9)} GB`,
  system: `${platform()} ${arch()}`,
  node: process.version,
};

const fileOf = (part: string) => path.join(benchFolder, part);

async function write(part: string, results: unknown, tables: string): Promise<void> {
  const file = fileOf(part);
  await mkdir(benchFolder, { recursive: true });
  await writeFile(
    `${file}.json`,
    `${JSON.stringify({ machine, options: values, results }, null, 2)}\n`,
  );
  await writeFile(`${file}.md`, `${tables}\n`);
}

function print(part: string, tables: string): void {
  const file = path.relative('.', fileOf(part));
  console.log(`\n${tables}\n\nWritten to ${file}.json and .md\n`);
}

const runs = Number(values.runs);
const all = !(values.lighthouse || values.taps || values.growth);

if (!values.built && (all || values.lighthouse || values.taps)) {
  console.log('Building the site, stock and finished …');
  await buildSites();
}
if (all || values.lighthouse) {
  const profiles = values.profiles.split(',').filter(isProfile);
  const results = await runLighthouse(
    values.pages.split(','),
    profiles,
    runs,
    values.before,
    (soFar) => write('lighthouse', soFar, lighthouseTables(soFar)),
  );
  print('lighthouse', lighthouseTables(results));
}
if (all || values.taps) {
  const results = await runTaps(runs, values.before);
  await write('taps', results, tapTable(results));
  print('taps', tapTable(results));
}
if (all || values.growth) {
  const counts = values.articles.split(',').map(Number);
  const results = await runGrowth(counts, !values['without-stock'], (soFar) =>
    write('growth', soFar, growthTable(soFar)),
  );
  print('growth', growthTable(results));
}
