/**
 * `npm run build`: writes the finished site to out/. `--local` builds for the address of the
 * browser tests, with forms that stay on this machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexContentOrExit } from './content-source/index-content';
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

indexContentOrExit();
run(createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build');
// Next ignores an `adapterPath` that it does not support, and would leave pages with all its scripts.
if (!existsSync(path.join(project, 'out/_headers'))) {
  console.error('Next did not call the adapter in next.config: the pages are not finished.');
  process.exit(1);
}
await drawPictures();
