import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import { compress } from '@nectarine/finish-export/compress';
import { makeScratch } from '../files/scratch';
import { serve } from '../hosting/run-server';
import { createSite } from '../serve/site';
import { barePage } from './bare-page';
import { type SiteName, siteNames } from './site-names';

/** Where results and the measured sites are kept; never committed. */
export const benchFolder = path.resolve('.cache/bench');

/** Where each site is served; `before` only if given. */
export type Origins = ReadonlyMap<SiteName, string>;

/**
 * Builds a copy of the project as `npm run build` does, and keeps the result.
 * @returns the folder of the built site
 */
async function build(workspace: string, name: 'stock' | 'finished'): Promise<string> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production', STOCK: name === 'stock' ? '1' : '' },
    stdio: 'inherit',
  });
  const folder = path.join(benchFolder, name);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(workspace, 'out'), folder, { recursive: true });
  return folder;
}

/** Builds every site but `before`, all with the best compression: that is not being compared. */
export async function buildSites(): Promise<void> {
  const workspace = makeScratch('bench');
  const stock = await build(workspace, 'stock');
  const finished = await build(workspace, 'finished');

  const bare = path.join(benchFolder, 'bare');
  await rm(bare, { recursive: true, force: true });
  await mkdir(bare);
  const home = await readFile(path.join(finished, 'index.html'), 'utf8');
  await writeFile(path.join(bare, 'index.html'), barePage(home));
  for (const folder of [stock, bare]) await compress(folder, constants.BROTLI_MAX_QUALITY);
}

/**
 * Serves the sites while a task runs, each on its own origin.
 * @param before the `out/` folder of an older finished site
 */
export async function withSites<T>(
  before: string | undefined,
  task: (origins: Origins) => Promise<T>,
): Promise<T> {
  const folderOf = (name: SiteName) => (name === 'before' ? before : path.join(benchFolder, name));
  const sites = await Promise.all(
    siteNames.flatMap((name) => {
      const folder = folderOf(name);
      return folder ? [serve(createSite(folder)).then((site) => ({ name, ...site }))] : [];
    }),
  );
  try {
    return await task(new Map(sites.map(({ name, origin }) => [name, origin])));
  } finally {
    await Promise.all(sites.map(({ close }) => close()));
  }
}
