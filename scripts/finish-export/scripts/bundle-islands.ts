import { fileURLToPath } from 'node:url';
import { type BuildFailure, build, type Metafile } from 'esbuild';
import { ExportError } from '../problem';
import { type BundleOptions, esbuildOptions, styleModulePlugin } from './esbuild-options';
import { ISLAND_FOLDER, writeScript } from './island-files';
import { buildReactBase, fromBase, type ReactBase } from './react-base';

/** Islands, or behaviors, that stand on a page together: they share one script. */
export type IslandSet = { kind: 'island' | 'behavior'; names: readonly string[] };

/** The script of a set. Plain data: page threads get it. */
export type IslandBundle = {
  /** Paths of its module and of all that this imports at once: React's among them. */
  files: string[];
  /** All words in it and in what it loads later: names that it may put into a page are among them. */
  words: Set<string>;
  /** The CSS modules whose classes it may put into a page. */
  styleModules: string[];
};

/** One key for a set, in whatever order its names stand. */
export const setKey = ({ kind, names }: IslandSet): string =>
  `${kind} ${[...new Set(names)].sort().join(' ')}`;

const browserFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The module that a page's boot file calls with the page's props. */
function entrySource({ kind, names }: IslandSet, base: ReactBase, options: BundleOptions): string {
  const starter =
    kind === 'island'
      ? `import { hydrate as start } from ${JSON.stringify(base.url)};`
      : `import { start } from ${JSON.stringify(browserFile('start.browser.js'))};`;
  const imports = names.map((name, i) => {
    const { file, exported } = options.sourceOf(kind, name);
    return `import { ${exported} as c${i} } from ${JSON.stringify(file)};`;
  });
  const map = names.map((name, i) => `${JSON.stringify(name)}: c${i}`).join(', ');
  return [starter, ...imports, `export default (page) => start({ ${map} }, page);`].join('\n');
}

const urlOf = (output: string) => `${ISLAND_FOLDER}/${output.slice(output.lastIndexOf('/') + 1)}`;

/** The entry's path and the paths of all that it imports at once, itself first. */
function staticImports({ outputs }: Metafile): string[] {
  const entries = Object.entries(outputs);
  const [entry = ''] = entries.find(([, { entryPoint }]) => entryPoint === 'islands.js') ?? [];
  const files = new Set([entry]);
  // A set's iteration goes on to what is added while it runs.
  for (const output of files)
    for (const { path, kind } of outputs[output]?.imports ?? [])
      if (kind === 'import-statement') files.add(path);
  return [...files].map(urlOf);
}

/** Every word of a text, as names that a selector can ask for. */
export function wordsOf(text: string, words = new Set<string>()): Set<string> {
  for (const [word] of text.matchAll(/[\w-]+/g))
    words.add(`.${word}`).add(`#${word}`).add(word.toLowerCase());
  return words;
}

function checkEnvironment(texts: readonly string[], set: IslandSet): void {
  const [found] = texts.join('\n').match(/\bprocess\.env\.\w+/) ?? [];
  if (!found) return;
  const expected = 'islands that read nothing from the environment of the build';
  const mend = 'read it on the server and hand it in by a prop';
  throw new ExportError([{ page: setKey(set), expected, found, mend }]);
}

async function bundle(
  set: IslandSet,
  base: ReactBase,
  options: BundleOptions,
  folder: string,
): Promise<IslandBundle> {
  const { outputFiles = [], metafile } = await build({
    ...esbuildOptions(options),
    stdin: {
      contents: entrySource(set, base, options),
      resolveDir: options.project,
      sourcefile: 'islands.js',
    },
    splitting: true,
    entryNames: '[hash]',
    chunkNames: '[hash]',
    plugins: [fromBase(base), styleModulePlugin(options)],
  });
  checkEnvironment(
    outputFiles.map(({ text }) => text),
    set,
  );
  const words = new Set<string>();
  for (const { path, text } of outputFiles) {
    wordsOf(text, words);
    await writeScript(folder, { url: urlOf(path), text });
  }
  const { inputs = {} } = metafile ?? {};
  return {
    files: metafile ? staticImports(metafile) : [],
    words,
    styleModules: Object.keys(inputs).filter((file) => /\.module\.s?css$/.test(file)),
  };
}

/** What a plugin threw, or esbuild's own words, without its frame. */
function unwrap(error: unknown): unknown {
  const { errors = [] } = error as Partial<BuildFailure>;
  const problems = errors.flatMap(({ detail }) => (detail instanceof ExportError ? detail : []));
  if (problems.length > 0) return new ExportError(problems.flatMap(({ problems }) => problems));
  if (errors.length === 0) return error;
  return new ExportError(
    errors.map(({ text, location }) => ({
      page: location ? `${location.file}:${location.line}` : 'islands',
      expected: 'islands that can be bundled for a browser',
      found: text,
      mend: "see docs of esbuild; islands' files are found by the adapter's sourceOf",
    })),
  );
}

/**
 * Makes the scripts of an export: one for each set of islands that stands on a page, and the one
 * with React that they share.
 *
 * @param folder the export folder, absolute, where they are written
 */
export async function bundleIslands(
  sets: Iterable<IslandSet>,
  options: BundleOptions,
  folder: string,
): Promise<Map<string, IslandBundle>> {
  const all = [...sets];
  if (all.length === 0) return new Map();
  try {
    const base = await buildReactBase(options);
    await writeScript(folder, base);
    const bundled = all.map(
      async (set) => [setKey(set), await bundle(set, base, options, folder)] as const,
    );
    return new Map(await Promise.all(bundled));
  } catch (error) {
    throw unwrap(error);
  }
}
