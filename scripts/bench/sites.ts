import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import { compress } from '../finish-export/compress';
import { createSite } from '../serve/site';
import { barePage } from './bare-page';
import { benchFolder, build, createWorkspace, keepOutput, removeWorkspace } from './workspace';

/** The export as Next leaves it, as this project finishes it, and its words alone. */
export const siteNames = ['stock', 'finished', 'bare'] as const;
export type SiteName = (typeof siteNames)[number];

/** Builds all three, in the best compression: the comparison is not about that. */
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

async function serve(name: SiteName) {
  const server = createServer(createSite(path.join(benchFolder, name)));
  await once(server.listen(0, 'localhost'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { origin, server };
}

/** Serves all three while a task runs, each from its own origin. */
export async function withSites<T>(
  task: (origins: Record<SiteName, string>) => Promise<T>,
): Promise<T> {
  const [stock, finished, bare] = await Promise.all([
    serve('stock'),
    serve('finished'),
    serve('bare'),
  ]);
  try {
    return await task({
      stock: stock.origin,
      finished: finished.origin,
      bare: bare.origin,
    });
  } finally {
    for (const { server } of [stock, finished, bare]) server.close();
  }
}
