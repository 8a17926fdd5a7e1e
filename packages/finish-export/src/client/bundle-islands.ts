import { fileURLToPath } from 'node:url';
import { type BundleError, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { excerpt } from '../report/diagnostic';
import { ExportError } from '../report/export-error';
import { writeScript } from './island-files';
import { type IslandBundle, type IslandSet, setKey } from './island-set';
import { BASE, buildReactBase, fromBase } from './react-base';
import {
  type BundleOptions,
  inputOptions,
  outputOptions,
  styleModulePlugin,
  virtualModule,
} from './rolldown-options';

const ENTRY = 'islands.js';
const START_BEHAVIORS = fileURLToPath(new URL('start-behaviors.browser.js', import.meta.url));

/** The source of the module that a page's boot file calls with the page's props. */
function entrySource({ kind, names }: IslandSet, options: BundleOptions): string {
  const starter =
    kind === 'island'
      ? `import { hydrate as start } from ${JSON.stringify(BASE)};`
      : `import { start } from ${JSON.stringify(START_BEHAVIORS)};`;
  const imports = names.map((name, i) => {
    const { file, exported } = options.sourceOf(kind, name);
    return `import { ${exported} as c${i} } from ${JSON.stringify(file)};`;
  });
  const map = names.map((name, i) => `${JSON.stringify(name)}: c${i}`).join(', ');
  return [starter, ...imports, `export default (page) => start({ ${map} }, page);`].join('\n');
}

/** The entry and everything that it imports statically, the entry first. */
function staticImports(chunks: readonly OutputChunk[]): string[] {
  const files = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // Iterating over a set includes what is added meanwhile.
  for (const file of files)
    for (const path of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(path);
  return [...files];
}

/** Nothing replaces an environment variable in the browser. */
function checkEnvironment(text: string, set: IslandSet): void {
  if (!text.includes('process.env.')) return;
  const expected = 'islands that read no environment variables';
  const fix = 'read it on the server and pass it as a prop';
  const found = excerpt(text.slice(text.indexOf('process.env.')));
  throw new ExportError([{ where: setKey(set), expected, found, fix }]);
}

/** A bundle whose files have no URLs yet. */
type Draft = IslandBundle & { chunks: readonly OutputChunk[] };

async function bundle(set: IslandSet, options: BundleOptions, plugins: Plugin[]): Promise<Draft> {
  const imported = new Set<string>();
  const entry = virtualModule(options.project, ENTRY, entrySource(set, options));
  const build = await rolldown({
    ...inputOptions(options),
    input: ENTRY,
    plugins: [entry, ...plugins, styleModulePlugin(options, imported)],
  });
  const { output } = await build.generate(outputOptions);
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  checkEnvironment(chunks.map(({ code }) => code).join('\n'), set);
  return { chunks, files: staticImports(chunks), styleModules: [...imported] };
}

type BundlerError = Partial<BundleError> & { cause?: unknown };

/** The problems that a plugin threw, or the bundler's own messages. */
function unwrap(error: unknown): unknown {
  const { errors = [] } = error as BundlerError;
  if (errors.length === 0) return error;
  const fix = "see Rolldown's documentation; the adapter's sourceOf locates the files of islands";
  return new ExportError(
    errors.flatMap((one) =>
      one instanceof ExportError
        ? one.problems
        : {
            where: one.loc?.file ?? one.id ?? 'islands',
            expected: 'islands that can be bundled for a browser',
            found: one.message,
            fix,
          },
    ),
  );
}

/** Writes one script for each set of islands, and the one with React that they share. */
export async function bundleIslands(
  sets: readonly IslandSet[],
  options: BundleOptions,
  folder: string,
): Promise<Map<string, IslandBundle>> {
  if (sets.length === 0) return new Map();
  try {
    const used = new Set<string>();
    const plugins = [fromBase(options, used)];
    const drafts = await Promise.all(sets.map((set) => bundle(set, options, plugins)));
    const [base, ...later] = await buildReactBase(used, options);
    if (base === undefined) throw new Error('no base');
    for (const file of [base, ...later]) await writeScript(folder, file);
    // A bundle is named by the hash of its content without the base, which names its folder.
    const urlOf = (name: string) =>
      name === BASE ? base.url : base.url.replace(/\.js$/, `/${name}`);
    for (const { fileName, code } of drafts.flatMap(({ chunks }) => chunks)) {
      const text = code.replaceAll(BASE, base.url);
      await writeScript(folder, { url: urlOf(fileName), text });
    }
    return new Map(
      drafts.map(({ files, chunks: _, ...bundle }, i) => [
        setKey(sets[i] as IslandSet),
        { ...bundle, files: files.map(urlOf) },
      ]),
    );
  } catch (error) {
    throw unwrap(error);
  }
}
