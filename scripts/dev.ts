/**
 * `npm run dev`: the development server. Files added to or removed from `content/`, and
 * changed catalogues, take effect without a restart. Arguments go to `next dev`: `npm run dev -- -p 4000`.
 */
import { type ChildProcess, type IOType, type SpawnOptions, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFolder, indexContent, indexContentOrExit } from './content-source/index-content';
import { pageFolders } from './content-source/page-folders.mjs';
import { discardMovedCache } from './setup/moved.mjs';

/** Some editors save by deleting a file and writing it again; both happen within this time. */
const SETTLED_MS = 100;

type DevOptions = Omit<SpawnOptions, 'stdio'> & { output?: IOType };

/** Keeps the page lists up to date while `next dev` runs. Both processes end together. */
export function startDev(args: readonly string[], options: DevOptions = {}): ChildProcess {
  indexContentOrExit();
  discardMovedCache(path.resolve('.'));

  let settling: NodeJS.Timeout | undefined;
  const indexSoon = () => {
    clearTimeout(settling);
    settling = setTimeout(indexContent, SETTLED_MS);
  };
  for (const folder of pageFolders) watch(path.join(contentFolder, folder), indexSoon);
  watch(contentFolder, (_, file) => file?.endsWith('.po') && indexSoon());

  const { output = 'inherit', ...others } = options;
  const cli = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const preload = new URL('end-with-parent.mjs', import.meta.url).href;
  const host = ['-H', '127.0.0.1'];
  const next = spawn(process.execPath, ['--import', preload, cli, 'dev', ...host, ...args], {
    ...others,
    stdio: [output, output, 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
  next.once('exit', (code) => process.exit(code ?? 0));
  return next;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) startDev(process.argv.slice(2));
