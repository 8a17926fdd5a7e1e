/**
 * `npm run dev`: the site with every change shown at once. A file added to `content/`, or taken
 * away, is a page more or less without a restart. Arguments go to `next dev`: `npm run dev -- -p 4000`.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFolders } from '../lib/pages/page-files';
import { contentFolder, indexContent } from './index-content';
import { dropForeignCache } from './next-version/next-cache';

/** Editors save by taking a file away and putting it back; within this time both are over. */
const SETTLED_MS = 100;

/** Runs `next dev` with these arguments, and keeps the lists of pages up to date meanwhile. */
export function startDev(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  indexContent();
  dropForeignCache(fileURLToPath(new URL('..', import.meta.url)));

  let settling: NodeJS.Timeout | undefined;
  for (const folder of pageFolders) {
    watch(path.join(contentFolder, folder), () => {
      clearTimeout(settling);
      settling = setTimeout(indexContent, SETTLED_MS);
    });
  }

  const cli = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const next = spawn(process.execPath, [cli, 'dev', ...args], { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
  next.once('exit', (code) => process.exit(code ?? 0));
  return next;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) startDev(process.argv.slice(2));
