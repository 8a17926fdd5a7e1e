/**
 * `npm run bench`: compares the site as Next exports it, as this project finishes it, and as bare
 * HTML. The results go to `.cache/bench/` as JSON and Markdown after each page, so that an
 * interrupted run loses little.
 *
 *     npm run bench -- [--pages /,/get-quote] [--profiles standard,slow-4g,slow-3g] [--runs 5]
 *                      [--before ../older/out]   adds an older finished site to the comparison
 *                      [--built]   measures the sites of the last run again, without a build
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type PageResult, runLighthouse } from './lighthouse';
import { type ProfileName, profileNames } from './profiles';
import { benchFolder, buildSites } from './sites';
import { lighthouseTables } from './tables';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    built: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/shipping-routes/usa-to-tanzania,/get-quote' },
    profiles: { type: 'string', default: profileNames.join() },
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

const file = path.join(benchFolder, 'lighthouse');

async function write(results: readonly PageResult[]): Promise<void> {
  const data = { machine, options: values, results };
  await mkdir(benchFolder, { recursive: true });
  await writeFile(`${file}.json`, `${JSON.stringify(data, null, 2)}\n`);
  await writeFile(`${file}.md`, `${lighthouseTables(results)}\n`);
}

if (!values.built) {
  console.log('Building the site, stock and finished …');
  await buildSites();
}
const results = await runLighthouse(
  values.pages.split(','),
  values.profiles.split(',').filter(isProfile),
  Number(values.runs),
  values.before,
  write,
);
console.log(
  `\n${lighthouseTables(results)}\n\nWritten to ${path.relative('.', file)}.json and .md`,
);
