import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { ExportError } from '../export-error';

const MODULES: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};

const REQUIRE = '\\w+ = require\\("[\\w/-]+"\\)';
/** A statement that only imports other packages. */
const IMPORTS = new RegExp(`^var ${REQUIRE}(?:,\\s*${REQUIRE})*;`, 'gm');
const EXPORT = /\bexports\.(\w+)/g;
/** CommonJS beyond imports and named exports. */
const OTHER = /\b(?:require\s*\(|module\.exports\b|exports\s*[[=])/;

/**
 * Converts one of React's CommonJS files to a module.
 *
 * A browser parses a function around the whole file twice, the second time while the visitor waits
 * for a response; and nothing in it could be tree-shaken.
 *
 * @returns the module; undefined if the file has another shape
 */
export function asModule(commonJs: string): string | undefined {
  const mentioned = Array.from(commonJs.matchAll(EXPORT), ([, name = '']) => name);
  const names = [...new Set(mentioned)];
  const isOnce = (name: string) => mentioned.indexOf(name) === mentioned.lastIndexOf(name);
  const body = commonJs
    .replace(IMPORTS, (imports) =>
      imports
        .replace(/^var |;$/g, '')
        .replace(/(\w+) = require\(("[^"]+")\),?/g, 'import * as $1 from $2;'),
    )
    .replace(/^exports\.(\w+)(?= =)/gm, (whole, name: string) =>
      isOnce(name) ? `const export_${name}` : whole,
    )
    .replace(EXPORT, 'export_$1');
  if (names.length === 0 || OTHER.test(body)) return undefined;
  return [
    ...names.filter((name) => !isOnce(name)).map((name) => `let export_${name};`),
    body,
    ...names.map((name) => `export { export_${name} as ${name} };`),
    // For default imports.
    `export default { ${names.map((name) => `${name}: export_${name}`).join(', ')} };`,
  ].join('\n');
}

/** Resolves React's production build to modules instead of CommonJS. */
export function reactModules(project: string): Plugin {
  const fromProject = createRequire(path.join(project, 'package.json'));
  // The scheduler is a dependency of React DOM.
  const fromReactDom = createRequire(fromProject.resolve('react-dom'));
  return {
    name: 'react-modules',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^(?:react|scheduler)/ }, ({ path: name }) => {
        const file = MODULES[name];
        const [pack = name] = name.split('/');
        if (!file) return undefined;
        const folder = path.dirname(fromReactDom.resolve(pack));
        return { path: path.join(folder, 'cjs', file), namespace: 'react-module' };
      });
      onLoad({ filter: /.*/, namespace: 'react-module' }, async ({ path: file }) => {
        const contents = asModule(await readFile(file, 'utf8'));
        if (contents) return { contents, resolveDir: project, loader: 'js' };
        throw new ExportError([
          {
            where: path.relative(project, file),
            expected: 'a CommonJS file with named imports and exports, as in React 19',
            found: 'another shape',
            fix: 'install the React that the adapter is tested with, or adapt client/react-modules.ts',
          },
        ]);
      });
    },
  };
}
