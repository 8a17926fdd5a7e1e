import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ModuleGroup, readModules } from './chunk-modules';

export const CHUNK_FOLDER = '/_next/static/chunks';

/** The scripts of an export by their paths, and the modules in them. */
export type ChunkGraph = {
  texts: Map<string, string>;
  /** Of those scripts that are chunks of modules; Turbopack's runtime is none. */
  modules: Map<string, ModuleGroup[]>;
  /** By a module's id, what holds it. */
  holders: Map<number, ModuleGroup[]>;
};

export function chunkGraph(scripts: Iterable<[url: string, text: string]>): ChunkGraph {
  const graph: ChunkGraph = { texts: new Map(scripts), modules: new Map(), holders: new Map() };
  for (const [url, text] of graph.texts) {
    const groups = readModules(text);
    if (groups === null) continue;
    graph.modules.set(url, groups);
    for (const group of groups)
      for (const id of group.ids) graph.holders.set(id, [...(graph.holders.get(id) ?? []), group]);
  }
  return graph;
}

/** Reads all scripts of an export. */
export async function readChunkGraph(folder: string): Promise<ChunkGraph> {
  const names = await readdir(path.join(folder, CHUNK_FOLDER));
  const urls = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${CHUNK_FOLDER}/${name}`);
  const texts = urls.map((url) => readFile(path.join(folder, url), 'utf8'));
  return chunkGraph((await Promise.all(texts)).map((text, i) => [urls[i] ?? '', text]));
}

/** The modules that some modules import, themselves included: directly or not, now or later. */
export function reach({ holders }: ChunkGraph, roots: Iterable<number>): Set<ModuleGroup> {
  const ids = new Set(roots);
  const groups = new Set<ModuleGroup>();
  // A set's iteration goes on to what is added while it runs.
  for (const id of ids) {
    for (const group of holders.get(id) ?? []) {
      groups.add(group);
      for (const number of [...group.ids, ...group.numbers])
        if (holders.has(number)) ids.add(number);
    }
  }
  return groups;
}
