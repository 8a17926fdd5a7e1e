import { CHUNK_FOLDER, type ChunkGraph, reach } from './chunk-graph';
import { nameChunk, writeModules } from './chunk-modules';
import { contentHash } from './hash';

/** A script that the finishing step makes. */
export type Bundle = { url: string; text: string };

const bundle = (text: string): Bundle => ({ url: `${CHUNK_FOLDER}/${contentHash(text)}.js`, text });

/** React, Next and Turbopack's runtime in one file, which is the same for all pages. */
export function baseBundle({ texts }: ChunkGraph, chunks: readonly string[]): Bundle {
  const named = chunks.map((url) => nameChunk(texts.get(url) ?? '', url.replace(/^\/_next\//, '')));
  return bundle(named.join('\n'));
}

/**
 * What the client components of a page import, in one file. Next gives a page the client
 * components of its whole route; a route for many kinds of page carries all their forms.
 *
 * @param chunks paths of the page's chunks, the base aside
 * @param roots ids of the page's client components
 */
export function islandBundle(
  graph: ChunkGraph,
  chunks: readonly string[],
  roots: Iterable<number>,
): Bundle & { names: Set<string> } {
  const needed = reach(graph, roots);
  const groups = chunks.flatMap((url) => graph.modules.get(url) ?? []);
  const kept = groups.filter((group) => needed.has(group));
  return { ...bundle(writeModules(kept)), names: wordsOf(kept.map(({ source }) => source)) };
}

/** Every word of some scripts, as names that a selector could ask for: their states are among them. */
function wordsOf(sources: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const source of sources) {
    for (const [word] of source.matchAll(/[\w-]+/g)) {
      names.add(`.${word}`).add(`#${word}`).add(word.toLowerCase());
    }
  }
  return names;
}
