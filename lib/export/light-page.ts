import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Bundle, baseBundle, islandBundle } from './bundle';
import { CHUNK_FOLDER, type ChunkGraph } from './chunk-graph';
import { clientModules, namesIn } from './flight';
import { pruneFlight } from './prune-flight';
import type { PageShape } from './read-page';
import type { Names } from './selector-needs';

/** What a page needs to come to life, and no more. */
export type LightPage = {
  flight: string;
  /** Path of the script with React and Next, which all pages share. */
  base: string;
  /** Path of the script with its client components. */
  islands: string;
  /** Names that its scripts may put into the page. */
  names: Names;
};

type Islands = ReturnType<typeof islandBundle>;

/** Runs a task once for each key, however often it is asked for. */
function once<T>(task: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return (key) => {
    const result = results.get(key) ?? task(key);
    results.set(key, result);
    return result;
  };
}

/** Makes pages light. Pages with the same components share their scripts, each written once. */
export function pageLightener(folder: string, graph: ChunkGraph) {
  const write = async <T extends Bundle>(bundle: T): Promise<T> => {
    await mkdir(path.join(folder, CHUNK_FOLDER), { recursive: true });
    await writeFile(path.join(folder, bundle.url), bundle.text);
    return bundle;
  };
  const base = once((urls) => write(baseBundle(graph, urls.split(' '))));
  const islands = once<Islands>((key) => {
    const [urls = '', roots = ''] = key.split('|');
    return write(islandBundle(graph, urls.split(' '), roots.split(' ').map(Number)));
  });

  return async ({ baseChunks, chunks, flight }: PageShape): Promise<LightPage> => {
    const rows = pruneFlight(flight);
    const isBase = (url: string) => baseChunks.includes(url) || !graph.modules.has(url);
    const own = chunks.filter((url) => !isBase(url));
    const [shared, ours] = await Promise.all([
      base(chunks.filter(isBase).join(' ')),
      islands(`${own.join(' ')}|${clientModules(rows).join(' ')}`),
    ]);
    let text = rows.map((row) => row.text).join('');
    for (const url of own) text = text.replaceAll(`"${url}"`, `"${ours.url}"`);
    const shown = namesIn(rows);
    return {
      flight: text,
      base: shared.url,
      islands: ours.url,
      names: { has: (name) => shown.has(name) || ours.names.has(name) },
    };
  };
}
