import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '@nectarine/finish-export/compress';
import { build } from 'esbuild';
import { compile } from 'sass';
import type { WorkerBuild, WorkerLanguage } from '@/lib/browser/worker/worker-scope';
import { unsentLink } from '@/lib/forms/setup';
import { keptAhead } from '@/lib/pages/offline-pages';
import type { Site } from '@/lib/site/site';
import { WORKER } from '../hosting/rules';

const SOURCES = 'lib/browser/worker';

/**
 * Stands for the release while the worker is minified. The minifier names variables by how often
 * letters occur, so a release would change more than itself.
 */
const RELEASE = 'release-of-this-build';

type WorkerOptions = {
  /** The finished export, absolute. */
  folder: string;
  /** The project's folder, absolute. */
  project: string;
  /** Identifies the release: a worker with another one replaces this. */
  release: string;
  /** The site in each language. */
  sites: readonly Site[];
};

/** Writes the service worker of a finished export; with `WORKER=off`, one that switches it off. */
export async function writeWorker({
  folder,
  project,
  release,
  sites,
}: WorkerOptions): Promise<void> {
  const file = path.join(folder, WORKER);
  if (process.env.WORKER === 'off')
    await copyFile(path.join(project, SOURCES, 'worker-off.js'), file);
  else await writeFile(file, await bundleWorker(project, release, sites));
  await compressFiles([file]);
}

const workerLanguage = (site: Site): WorkerLanguage => ({
  home: site.pageById('home').path,
  language: { tag: site.locale.tag },
  words: site.words.offline,
  unsent: unsentLink(site),
  ahead: keptAhead(site),
});

async function bundleWorker(
  project: string,
  release: string,
  sites: readonly Site[],
): Promise<string> {
  const styles = path.join(project, 'styles');
  const { css } = compile(path.join(styles, 'offline.scss'), {
    loadPaths: [styles],
    style: 'compressed',
  });
  const values: WorkerBuild = {
    release: RELEASE,
    languages: sites.map(workerLanguage),
    style: css,
  };
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: [`${SOURCES}/worker.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome92', 'firefox102', 'safari15'],
    inject: ['packages/finish-export/src/client/polyfills.browser.js'],
    charset: 'utf8',
    legalComments: 'none',
    define: { BUILD: JSON.stringify(values), 'process.env.NODE_ENV': '"production"' },
  });
  return (outputFiles[0]?.text ?? '').replace(RELEASE, () => release);
}
