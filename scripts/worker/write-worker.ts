import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '@nectarine/finish-export/compress';
import { oldestBrowsers } from '@nectarine/finish-export/oldest-browsers';
import { build } from 'esbuild';
import { compile } from 'sass';
import { HASH_DIGITS } from '@/lib/browser/worker/kept';
import { HASHED } from '@/lib/browser/worker/requests';
import type { WorkerBuild, WorkerLanguage } from '@/lib/browser/worker/worker-scope';
import { unsentLink } from '@/lib/forms/setup';
import { keptAhead } from '@/lib/pages/offline-pages';
import type { Site } from '@/lib/site/site';
import { filesIn } from '../files/files';
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
  else await writeFile(file, await bundleWorker({ folder, project, release, sites }));
  await compressFiles([file]);
}

const workerLanguage = (site: Site): WorkerLanguage => ({
  home: site.pageById('home').path,
  language: { tag: site.locale.tag },
  words: site.words.offline,
  unsent: unsentLink(site),
  ahead: keptAhead(site),
});

/** Hashes of the scripts and fonts that are not named by them, by path. */
function hashesIn(folder: string): Record<string, string> {
  const paths = HASHED.filter((hashed) => existsSync(path.join(folder, hashed)))
    .flatMap((hashed) => filesIn(path.join(folder, hashed)).map((file) => hashed + file.slice(1)))
    .filter((file) => /\.(?:js|woff2)$/.test(file));
  const hashes = paths.map((file): [file: string, hash: string] => {
    const hash = createHash('sha256').update(readFileSync(path.join(folder, file)));
    return [file, hash.digest('hex').slice(0, HASH_DIGITS)];
  });
  return Object.fromEntries(hashes.filter(([file, hash]) => path.parse(file).name !== hash));
}

async function bundleWorker({ folder, project, release, sites }: WorkerOptions): Promise<string> {
  const styles = path.join(project, 'styles');
  const { css } = compile(path.join(styles, 'offline.scss'), {
    loadPaths: [styles],
    style: 'compressed',
  });
  const values: WorkerBuild = {
    release: RELEASE,
    languages: sites.map(workerLanguage),
    style: css,
    hashes: hashesIn(folder),
  };
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: [`${SOURCES}/worker.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: oldestBrowsers(project),
    inject: ['packages/finish-export/src/client/polyfills.browser.js'],
    charset: 'utf8',
    legalComments: 'none',
    define: { BUILD: JSON.stringify(values), 'process.env.NODE_ENV': '"production"' },
  });
  return (outputFiles[0]?.text ?? '').replace(RELEASE, () => release);
}
