import { runInNewContext } from 'node:vm';

/** Modules that share one factory, as Turbopack writes them into a chunk. */
export type ModuleGroup = {
  ids: number[];
  /** The factory's source. */
  source: string;
  /** Every whole number in the factory. Those that are ids are what it imports. */
  numbers: Set<number>;
};

const SELF = '"object"==typeof document?document.currentScript:void 0';
const OPENING = `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([`;
/** Minifiers write 40000 as 4e4. */
const NUMBER = /(?<![\w$.])\d+(?:e\d+)?(?![\w$.])/g;

const numbersIn = (source: string) => new Set((source.match(NUMBER) ?? []).map(Number));

/**
 * The modules of a chunk, in their order. A chunk's own code only puts its factories into an
 * array, so it can run here without running any of them.
 *
 * @returns null for a script that is no chunk of modules, such as Turbopack's runtime
 */
export function readModules(chunk: string): ModuleGroup[] | null {
  if (!chunk.startsWith(`${OPENING}${SELF},`)) return null;
  const pushed: unknown[][] = [];
  const TURBOPACK = { push: (entries: unknown[]) => pushed.push(entries) };
  runInNewContext(chunk, { TURBOPACK });

  const groups: ModuleGroup[] = [];
  let ids: number[] = [];
  for (const entry of pushed.flatMap(([, ...entries]) => entries)) {
    if (typeof entry === 'number') ids.push(entry);
    else if (typeof entry === 'function') {
      const source = String(entry);
      groups.push({ ids, source, numbers: numbersIn(source) });
      ids = [];
    } else return null;
  }
  return groups;
}

/** A chunk that holds these modules, each once. */
export function writeModules(groups: Iterable<ModuleGroup>): string {
  const sources = new Map<string, string>();
  for (const { ids, source } of groups) sources.set(ids.join(','), source);
  const entries = [...sources].map(([ids, source]) => `${ids},${source}`);
  return `${OPENING}${[SELF, ...entries].join(',')}]);`;
}

/** The same chunk, for a file that holds several: it says its path instead of asking its tag. */
export function nameChunk(chunk: string, path: string): string {
  return chunk.replace(`${OPENING}${SELF},`, () => `${OPENING}${JSON.stringify(path)},`);
}
