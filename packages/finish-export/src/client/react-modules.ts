import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { ExportError } from '../problem';

const MODULES: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};

const REQUIRE = '\\w+ = require\\("[\\w/-]+"\\)';
/** A statement that does nothing but import other packages. */
const IMPORTS = new RegExp(`^var ${REQUIRE}(?:,\\s*${REQUIRE})*;`, 'gm');
const EXPORT = /\bexports\.(\w+)/g;
/** What is left of CommonJS where a file has more of it than imports and exports by name. */
const OTHER = /\b(?:require\s*\(|module\.exports\b|exports\s*[[=])/;

/**
 * Writes one of React's CommonJS files as a module of its own.
 *
 * A function around the whole file would be parsed twice by the browser, once more while somebody
 * waits for an answer to a tap; and nothing in it could be left out.
 *
 * @returns the module; undefined where the file is of another shape
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
    // For those who import all of it by one name.
    `export default { ${names.map((name) => `${name}: export_${name}`).join(', ')} };`,
  ].join('\n');
}

/** Takes React, in its production build, from modules instead of CommonJS. */
export function reactModules(project: string): Plugin {
  const fromProject = createRequire(path.join(project, 'package.json'));
  // The scheduler is a package of React DOM's.
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
            page: path.relative(project, file),
            expected: 'a CommonJS file with imports and exports by name, as React 19 has them',
            found: 'another shape',
            mend: 'install the React that the adapter was tried with, or follow client/react-modules.ts',
          },
        ]);
      });
    },
  };
}
