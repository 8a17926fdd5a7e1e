import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import { compress } from '@nectarine/finish-export/compress';
import { createSite } from '../serve/site';
import { barePage } from './bare-page';
import { benchFolder, build, createWorkspace, keepOutput, removeWorkspace } from './workspace';

/**
 * The export as Next leaves it, an older one that was finished elsewhere, as this project finishes
 * it, and its words alone.
 */
export const siteNames = ['stock', 'before', 'finished', 'bare'] as const;
export type SiteName = (typeof siteNames)[number];
/** Where each site is served; `before` only where one is given. */
export type Origins = ReadonlyMap<SiteName, string>;

/** Builds all but `before`, in the best compression: the comparison is not about that. */
export async function buildSites(): Promise<void> {
  await createWorkspace();
  await build('stock');
  const stock = await keepOutput('stock');
  await build('finished');
  const finished = await keepOutput('finished');
  await removeWorkspace();

  const bare = path.join(benchFolder, 'bare');
  await rm(bare, { recursive: true, force: true });
  await mkdir(bare);
  const home = await readFile(path.join(finished, 'index.html'), 'utf8');
  await writeFile(path.join(bare, 'index.html'), barePage(home));
  for (const folder of [stock, bare]) await compress(folder, constants.BROTLI_MAX_QUALITY);
}

async function serve(folder: string) {
  const server = createServer(createSite(folder));
  await once(server.listen(0, 'localhost'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { origin, server };
}

/**
 * Serves the sites while a task runs, each from its own origin.
 * @param before the folder of an older finished site, its `out/`
 */
export async function withSites<T>(
  before: string | undefined,
  task: (origins: Origins) => Promise<T>,
): Promise<T> {
  const folderOf = (name: SiteName) => (name === 'before' ? before : path.join(benchFolder, name));
  const sites = await Promise.all(
    siteNames.flatMap((name) => {
      const folder = folderOf(name);
      return folder ? [serve(folder).then((site) => ({ name, ...site }))] : [];
    }),
  );
  try {
    return await task(new Map(sites.map(({ name, origin }) => [name, origin])));
  } finally {
    for (const { server } of sites) server.close();
  }
}
