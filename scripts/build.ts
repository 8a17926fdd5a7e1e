/**
 * `npm run build`: writes the finished site to out/. `--local` builds for the address of the
 * browser tests, with forms that stay on this machine. `STOCK=1` stops after Next's own export, for
 * comparison.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFinished } from '@nectarine/finish-export/check-finished';
import { checkVersions } from '@nectarine/finish-export/check-versions';
import { ExportError } from '@nectarine/finish-export/export-error';
import { indexContent } from './index-content';
import { dropForeignCache } from './next-version/next-cache';
import { localBuild, testAddress } from './setup/addresses.mjs';

if (process.argv.includes('--local')) Object.assign(process.env, localBuild(testAddress.origin));

const project = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** Runs a script or Next in the same version of Node, and exits if it fails. */
function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: project, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** In this process, which saves half a second. */
async function drawPictures(): Promise<void> {
  const start = performance.now();
  // Imported late, because it reads the content, whose pages must be indexed first.
  const { drawSharePictures } = await import('./share-pictures/draw-all');
  const count = await drawSharePictures();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Drew ${count} pictures for shared links in ${seconds} s`);
}

try {
  checkVersions(project);
  indexContent();
  // Without the `tsx` command, which would add a process.
  run('--import', 'tsx', 'scripts/design-tokens/main.ts');
  const madeIn = dropForeignCache(project);
  if (madeIn) console.log(`The cache in .next was made in ${madeIn}: removed.`);
  run(createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build');
  await drawPictures();
  if (process.env.STOCK !== '1') await checkFinished(path.join(project, 'out'), project);
} catch (error) {
  if (!(error instanceof ExportError)) throw error;
  console.error(error.message);
  process.exit(1);
}
