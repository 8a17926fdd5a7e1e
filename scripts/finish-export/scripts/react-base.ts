import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { ExportError } from '../problem';
import { type BundleOptions, esbuildOptions } from './esbuild-options';
import { type ScriptFile, scriptFile } from './island-files';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ANY_REACT = /^react(?:-dom)?(?:\/.*)?$/;
const IDENTIFIER = /^(?!default$|__)[A-Za-z_$][\w$]*$/;

/** React, React DOM and what hydrates islands in one script, the same for all pages. */
export type ReactBase = ScriptFile & {
  /** By a package, what it exports, and the base's name for each of these. */
  exports: Map<string, Map<string, string>>;
};

/** @throws where the project's React cannot be loaded */
export async function buildReactBase(options: BundleOptions): Promise<ReactBase> {
  const load = createRequire(path.join(options.project, 'package.json'));
  const exports = new Map<string, Map<string, string>>();
  const lines = [
    `export { hydrate } from ${JSON.stringify(fileURLToPath(new URL('hydrate.browser.js', import.meta.url)))};`,
  ];
  for (const [index, name] of PACKAGES.entries()) {
    const keys = [...Object.keys(load(name)).filter((key) => IDENTIFIER.test(key)), 'default'];
    const names = new Map(keys.map((key, i) => [key, `r${index}_${i}`]));
    exports.set(name, names);
    const list = [...names].map(([key, alias]) => `${key} as ${alias}`);
    lines.push(`export { ${list.join(', ')} } from ${JSON.stringify(name)};`);
  }
  const { outputFiles = [] } = await build({
    ...esbuildOptions(options),
    stdin: { contents: lines.join('\n'), resolveDir: options.project, sourcefile: 'base.js' },
  });
  return { ...scriptFile(outputFiles[0]?.text ?? ''), exports };
}

/** Lets islands take React from the base, whoever imports it: there is never a second one. */
export function fromBase({ url, exports }: ReactBase): Plugin {
  return {
    name: 'react-base',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: ANY_REACT }, ({ importer, path: name }) => {
        if (exports.has(name)) return { path: name, namespace: 'react-base', sideEffects: false };
        throw new ExportError([
          {
            page: importer,
            expected: `one of ${PACKAGES.join(', ')}, which the islands share`,
            found: name,
            mend: 'import what it gives from one of these, or add it to scripts/react-base.ts',
          },
        ]);
      });
      onResolve({ filter: /^next(?:\/|$)/ }, ({ importer, path: name }) => {
        throw new ExportError([
          {
            page: importer,
            expected: 'an island without Next, which is not there in the browser',
            found: name,
            mend: 'use plain HTML (a link, an image), or hand in what it gives by a prop',
          },
        ]);
      });
      onResolve({ filter: /^\/_next\// }, ({ path: file }) => ({ path: file, external: true }));
      onLoad({ filter: /.*/, namespace: 'react-base' }, ({ path: name }) => {
        const list = [...(exports.get(name) ?? [])].map(([key, alias]) => `${alias} as ${key}`);
        return { contents: `export { ${list.join(', ')} } from ${JSON.stringify(url)};` };
      });
    },
  };
}
