/**
 * `npm run try-next -- canary`, or any version or tag: builds the site with another version of Next
 * in a copy of the project and hydrates everything on ten pages. Fails with the build's own error
 * if there is one.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readVersions, TESTED_NEXT } from '@nectarine/finish-export/check-versions';
import { type Browser, chromium } from 'playwright';
import { makeScratch } from '../files/scratch';
import { serve } from '../hosting/run-server';
import { createSite } from '../serve/site';
import { localBuild } from '../setup/addresses.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { npm } from '../setup/npm.mjs';
import { hydrateAll } from '../size/hydrate-all';

/** One of each kind. */
const PAGES = [
  '/',
  '/contact',
  '/get-quote',
  '/tracking',
  '/newsletter',
  '/help',
  '/help/report-issue',
  '/help/shipping-tools',
  '/shipping-routes/uk-to-tanzania',
  '/about/blog',
];

const wanted = process.argv[2];
if (!wanted) {
  console.error('Usage: npm run try-next -- <version>, such as canary');
  process.exit(1);
}

const folder = makeScratch('next');
const npmRun = (args: string[], env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(...npm(args, { cwd: folder, env }));

const installed = npmRun(['install', '--no-save', '--no-audit', '--no-fund', `next@${wanted}`]);
if (installed.status !== 0) {
  console.error(String(installed.stderr));
  process.exit(1);
}
const { next } = readVersions(folder);
console.log(`Building with Next ${next} in place of ${TESTED_NEXT} …`);

const origin = 'http://localhost:3999';
const build = npmRun(['run', '--silent', 'build'], {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  ...localBuild(origin),
});
const lines = `${build.stdout}\n${build.stderr}`.trim().split('\n');
if (build.status !== 0) {
  console.log(`Next ${next}: the build failed:\n${lines.slice(-25).join('\n')}`);
  process.exit(1);
}

/** Errors that occur when everything on a page hydrates. */
async function hydrate(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(address, { waitUntil: 'load' });
  await hydrateAll(page).catch(() => problems.push('not everything hydrated'));
  await page.close();
  return problems;
}

const server = await serve(createSite(path.join(folder, 'out')));
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
let failed = 0;
for (const page of PAGES) {
  const problems = await hydrate(browser, server.origin + page);
  failed += problems.length;
  console.log(`${problems.length > 0 ? 'broken' : 'ok    '} ${page} ${problems.join('; ')}`);
}
await browser.close();
await server.close();
console.log(lines.find((line) => line.startsWith('Finished')) ?? '');
console.log(`Next ${next}: ${failed > 0 ? `${failed} problems` : `${PAGES.length} pages hydrate`}`);
process.exitCode = failed > 0 ? 1 : 0;
