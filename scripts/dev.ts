/**
 * `npm run dev`: the development server. Files added to or removed from `content/` take effect
 * without a restart. Arguments go to `next dev`: `npm run dev -- -p 4000`.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFolder, indexContent } from './index-content';
import { dropForeignCache } from './next-version/next-cache';
import { pageFolders } from './page-folders.mjs';

/** Some editors save by deleting a file and writing it again; both happen within this time. */
const SETTLED_MS = 100;

/** Runs `next dev` with these arguments and keeps the lists of pages up to date. */
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
