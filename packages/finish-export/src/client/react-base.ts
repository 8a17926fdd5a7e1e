import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { ExportError } from '../export-error';
import { type BundleOptions, esbuildOptions } from './esbuild-options';
import { type ScriptFile, scriptFile } from './island-files';
import { minifyBase } from './minify-script';
import { asModule, reactModules } from './react-modules';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ANY_REACT = /^react(?:-dom)?(?:\/.*)?$/;
const IDENTIFIER = /^(?!default$|__)[A-Za-z_$][\w$]*$/;
/** Files of packages that are likely to import all of React; reading every file would be slow. */
const REACT_LIBRARY = /[\\/]node_modules[\\/](?:@[\w.-]+[\\/])?[\w.-]*react[\w.-]*[\\/].*\.m?js$/;
/**
 * How these files import all of React, each way with an equivalent that can be tree-shaken: the
 * default import, alone or with names; a copy; a check for exports that older versions lack.
 */
const PLAIN_REACT: readonly (readonly [RegExp, string])[] = [
  [/\bimport ([\w$]+) ?from ?(['"])react\2/g, "import * as $1 from 'react'"],
  [
    /\bimport ([\w$]+), ?(\{[^}]*\}) ?from ?(['"])react\3/g,
    "import * as $1 from 'react';import $2 from 'react'",
  ],
  [/^const (\w+) = \{\s*\.\.\.React\s*\};/gm, "import * as $1 from 'react';"],
  [/(?<![\w$.)\]])\(0, ([\w$]+)\)\./g, '$1.'],
  [/"(use[A-Z]\w*)"in (\w+)\?\((\w+)=>\3\.\1\)\(\2\)/g, ' true?$2.$1'],
];

/** Rewrites a library's file so that it imports only what it uses of React. */
export const plainReact = (text: string): string =>
  PLAIN_REACT.reduce((rest, [way, plain]) => rest.replace(way, plain), text);

/** Other packages from React's repository: as CommonJS, they would require all of React. */
const REACTS_OWN = /[\\/]node_modules[\\/](?:use-sync-external-store|react-is)[\\/].*\.js$/;
/** The line in which such a package selects its production build. */
const PRODUCTION_BUILD = /module\.exports = require\('(\.[\w./-]+\.production\.js)'\)/;
const HYDRATE = fileURLToPath(new URL('hydrate-islands.browser.js', import.meta.url));

/** A placeholder for the base's URL in bundles, until it is known what they import. */
export const BASE = '/react-base.js';
/** The base's name for an export of one of the packages: `r0_useState` is React's. */
const exportName = (pack: number, name: string) => `r${pack}_${name}`;
const EXPORT_NAME = /\br(\d)_([A-Za-z$][\w$]*)/g;

/** The exports of each package in the project. */
function readExports(project: string): Map<string, string[]> {
  const load = createRequire(path.join(project, 'package.json'));
  const namesOf = (name: string) => Object.keys(load(name)).filter((key) => IDENTIFIER.test(key));
  return new Map(PACKAGES.map((name) => [name, [...namesOf(name), 'default']]));
}

const refuse = (page: string, expected: string, found: string, fix: string): never => {
  throw new ExportError([{ where: page, expected, found, fix }]);
};

/** Resolves every import of React to the base, so that there is never a second copy. */
export function fromBase({ project, development }: BundleOptions): Plugin {
  const exports = readExports(project);
  return {
    name: 'react-base',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: ANY_REACT }, ({ importer, path: name }) =>
        exports.has(name)
          ? { path: name, namespace: 'react-base', sideEffects: false }
          : refuse(
              importer,
              `one of ${PACKAGES.join(', ')}, which the islands share`,
              name,
              'import from one of these, or add it to client/react-base.ts',
            ),
      );
      onResolve({ filter: /^next(?:\/|$)/ }, ({ importer, path: name }) =>
        refuse(
          importer,
          'an island without Next, which does not run in the browser',
          name,
          'use plain HTML (a link, an image), or pass its result as a prop',
        ),
      );
      onResolve({ filter: new RegExp(`^${BASE}$`) }, () => ({ path: BASE, external: true }));
      // An object with all of React could not be tree-shaken.
      onLoad({ filter: REACT_LIBRARY }, async ({ path: file }) => ({
        contents: plainReact(await readFile(file, 'utf8')),
      }));
      onLoad({ filter: REACTS_OWN }, async ({ path: file }) => {
        if (development) return undefined;
        const text = await readFile(file, 'utf8');
        const [, production] = PRODUCTION_BUILD.exec(text) ?? [];
        const contents = production ? `export * from '${production}';` : asModule(text);
        return contents ? { contents } : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'react-base' }, ({ path: name }) => {
        const pack = PACKAGES.indexOf(name);
        const list = (exports.get(name) ?? []).map((key) => `${exportName(pack, key)} as ${key}`);
        return { contents: `export { ${list.join(', ')} } from ${JSON.stringify(BASE)};` };
      });
    },
  };
}

/** For each import from the base, its short name in the finished site. */
function finalNames(bundles: readonly string[]): Map<string, string> {
  const used = new Set(bundles.flatMap((text) => text.match(EXPORT_NAME) ?? []));
  return new Map([...used].sort().map((name, i) => [name, `r${i.toString(36)}`]));
}

/** The base, and the function that puts its URL and its short names into a bundle. */
export type ReactBase = ScriptFile & { link: (bundle: string) => string };

/**
 * Builds React, React DOM and the code that hydrates islands into one script for all pages. It exports
 * only what the bundles import.
 *
 * @param bundles texts of the bundles
 */
export async function buildReactBase(
  bundles: readonly string[],
  options: BundleOptions,
): Promise<ReactBase> {
  const names = finalNames(bundles);
  const lines = [...names].map(([name, final]) =>
    name.replace(
      EXPORT_NAME,
      (_, pack: string, key: string) =>
        `export { ${key} as ${final} } from '${PACKAGES[Number(pack)]}';`,
    ),
  );
  lines.push(`export { hydrate } from ${JSON.stringify(HYDRATE)};`);
  const common = esbuildOptions(options);
  // Removes the code that reports to React's developer tools.
  const tools: Record<string, string> = options.development
    ? {}
    : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' };
  const { outputFiles = [] } = await build({
    ...common,
    define: { ...common.define, ...tools },
    // The development build is one function and cannot be split.
    plugins: options.development ? [] : [reactModules(options.project)],
    stdin: { contents: lines.join('\n'), resolveDir: options.project, sourcefile: 'base.js' },
  });
  const base = scriptFile(await minifyBase(outputFiles[0]?.text ?? '', options));
  const link = (bundle: string) =>
    bundle.replace(EXPORT_NAME, (name) => names.get(name) ?? name).replaceAll(BASE, base.url);
  return { ...base, link };
}
