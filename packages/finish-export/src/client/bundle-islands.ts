import { fileURLToPath } from 'node:url';
import { type BuildFailure, build, type Metafile, type Plugin } from 'esbuild';
import { ExportError } from '../export-error';
import {
  type BundleOptions,
  esbuildOptions,
  type StyleModules,
  styleModulePlugin,
} from './esbuild-options';
import { writeScript } from './island-files';
import { minifyBundle } from './minify-script';
import { BASE, buildReactBase, fromBase } from './react-base';

/** The islands, or the behaviors, of a page. They share one script. */
export type IslandSet = { kind: 'island' | 'behavior'; names: readonly string[] };

/** The script of a set. Plain data, because it is passed to threads. */
export type IslandBundle = {
  /** The paths of its module and of everything that this imports statically, React's included. */
  files: string[];
  /** All words in it and in its later imports, which include every name that it may add to a page. */
  words: Set<string>;
  /** The words that may be names of elements, or of variables with such a name: `table`. */
  elements: Set<string>;
  /** The CSS modules whose classes it may add to a page. */
  styleModules: string[];
  /** The classes of these modules that it uses. */
  classes: Set<string>;
};

/** The key of a set, independent of the order of its names. */
export const setKey = ({ kind, names }: IslandSet): string =>
  `${kind} ${[...new Set(names)].sort().join(' ')}`;

const browserFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The source of the module that a page's boot file calls with the page's props. */
function entrySource({ kind, names }: IslandSet, options: BundleOptions): string {
  const starter =
    kind === 'island'
      ? `import { hydrate as start } from ${JSON.stringify(BASE)};`
      : `import { start } from ${JSON.stringify(browserFile('start-behaviors.browser.js'))};`;
  const imports = names.map((name, i) => {
    const { file, exported } = options.sourceOf(kind, name);
    return `import { ${exported} as c${i} } from ${JSON.stringify(file)};`;
  });
  const map = names.map((name, i) => `${JSON.stringify(name)}: c${i}`).join(', ');
  return [starter, ...imports, `export default (page) => start({ ${map} }, page);`].join('\n');
}

const nameOf = (output: string) => output.slice(output.lastIndexOf('/') + 1);

/** The entry and everything that it imports statically, the entry first. */
function staticImports({ outputs }: Metafile): string[] {
  const entries = Object.entries(outputs);
  const [entry = ''] = entries.find(([, { entryPoint }]) => entryPoint === 'islands.js') ?? [];
  const files = new Set([entry]);
  // Iterating over a set includes what is added meanwhile.
  for (const output of files)
    for (const { path, kind } of outputs[output]?.imports ?? [])
      if (kind === 'import-statement') files.add(path);
  return [...files].map((file) => (file === BASE ? BASE : nameOf(file)));
}

/** Every word of a text. */
export const wordsOf = (text: string): Set<string> => new Set(text.match(/[\w-]+/g));

/**
 * Every word within quotes: elsewhere, a word such as `a` may be a variable instead of a class. May
 * include a few words between two quoted texts.
 */
const quotedWords = (text: string): Set<string> =>
  wordsOf((text.match(/(?<=["'`])[\w -]+(?=["'`])/g) ?? []).join(' '));

/** Every word in quotes, as in `jsx('ul')`, or at the start of a tag. */
const elementsIn = (text: string): Set<string> =>
  new Set(text.match(/(?<=["'`])[\w-]+(?=["'`])|(?<=<)[\w-]+/g));

/** The classes of some CSS modules, as written in HTML. */
export const classesOf = (modules: StyleModules, names = Object.keys(modules)): Set<string> =>
  wordsOf(names.flatMap((name) => Object.values(modules[name] ?? {})).join(' '));

function checkEnvironment(text: string, set: IslandSet): void {
  const [found] = text.match(/\bprocess\.env\.\w+/) ?? [];
  if (!found) return;
  const expected = 'islands that read no environment variables';
  const fix = 'read it on the server and pass it as a prop';
  throw new ExportError([{ where: setKey(set), expected, found, fix }]);
}

/** A bundle whose files have no URLs yet. */
type Draft = IslandBundle & { texts: Map<string, string> };

async function bundle(set: IslandSet, options: BundleOptions, plugins: Plugin[]): Promise<Draft> {
  const { outputFiles = [], metafile } = await build({
    ...esbuildOptions(options),
    stdin: {
      contents: entrySource(set, options),
      resolveDir: options.project,
      sourcefile: 'islands.js',
    },
    splitting: true,
    entryNames: '[hash]',
    chunkNames: '[hash]',
    plugins,
  });
  const readable = outputFiles.map(({ text }) => text).join('\n');
  checkEnvironment(readable, set);
  const texts = new Map<string, string>();
  await Promise.all(
    outputFiles.map(async ({ path, text }) =>
      texts.set(nameOf(path), await minifyBundle(text, options)),
    ),
  );
  const quoted = quotedWords(readable);
  const styleModules = Object.keys(metafile?.inputs ?? {}).filter((file) =>
    /\.module\.s?css$/.test(file),
  );
  const own = classesOf(options.styleModules, styleModules);
  return {
    texts,
    files: metafile ? staticImports(metafile) : [],
    words: wordsOf(readable),
    elements: elementsIn(readable),
    styleModules,
    classes: new Set([...own].filter((name) => quoted.has(name))),
  };
}

/** The error that a plugin threw, or esbuild's messages without its frame. */
function unwrap(error: unknown): unknown {
  const { errors = [] } = error as Partial<BuildFailure>;
  const problems = errors.flatMap(({ detail }) => (detail instanceof ExportError ? detail : []));
  if (problems.length > 0) return new ExportError(problems.flatMap(({ problems }) => problems));
  if (errors.length === 0) return error;
  return new ExportError(
    errors.map(({ text, location }) => ({
      where: location ? `${location.file}:${location.line}` : 'islands',
      expected: 'islands that can be bundled for a browser',
      found: text,
      fix: "see esbuild's documentation; the adapter's sourceOf locates the files of islands",
    })),
  );
}

/**
 * Writes the scripts of an export: one for each set of islands, and the one with React that they
 * share.
 *
 * @param folder the export folder, absolute
 */
export async function bundleIslands(
  sets: Iterable<IslandSet>,
  options: BundleOptions,
  folder: string,
): Promise<Map<string, IslandBundle>> {
  const all = [...sets];
  if (all.length === 0) return new Map();
  try {
    const plugins = [fromBase(options), styleModulePlugin(options)];
    const drafts = await Promise.all(all.map((set) => bundle(set, options, plugins)));
    const texts = drafts.flatMap((draft) => [...draft.texts.values()]);
    const base = await buildReactBase(texts, options);
    await writeScript(folder, base);
    // A bundle is named by the hash of its content without the base, which names its folder.
    const inFolder = (name: string) => base.url.replace(/\.js$/, `/${name}`);
    const urlOf = (name: string) => (name === BASE ? base.url : inFolder(name));
    for (const draft of drafts)
      for (const [name, text] of draft.texts)
        await writeScript(folder, { url: urlOf(name), text: base.link(text) });
    return new Map(
      drafts.map(({ files, texts: _, ...bundle }, i) => [
        setKey(all[i] as IslandSet),
        { ...bundle, files: files.map(urlOf) },
      ]),
    );
  } catch (error) {
    throw unwrap(error);
  }
}
