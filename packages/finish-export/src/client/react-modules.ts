import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { ExportError } from '../export-error';

const MODULES = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'scheduler',
]);

/** The file with the production build of one of React's packages. */
function reactFile(project: string, name: string): string {
  const fromProject = createRequire(path.join(project, 'package.json'));
  // The scheduler is a dependency of React DOM.
  const { resolve } = createRequire(fromProject.resolve('react-dom'));
  const [pack = name] = name.split('/');
  const file = `${name.replace('/', '-')}.production.js`;
  return path.join(path.dirname(resolve(`${pack}/package.json`)), 'cjs', file);
}

const REQUIRE = '\\w+ = require\\("[\\w/-]+"\\)';
/** A statement that only imports other packages. */
const IMPORTS = new RegExp(`^var ${REQUIRE}(?:,\\s*${REQUIRE})*;`, 'gm');
const EXPORT = /\bexports\.(\w+)/g;
/** CommonJS beyond imports and named exports. */
const OTHER = /\b(?:require\s*\(|module\.exports\b|exports\s*[[=])/;

/**
 * Converts one of React's CommonJS files to a module, of which unused parts can be removed: 2.3 kB
 * of every page with an island, which no safe option of the bundler achieves.
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
export const reactModules = (project: string): Plugin => ({
  name: 'react-modules',
  resolveId: (name) => (MODULES.has(name) ? reactFile(project, name) : undefined),
  transform: {
    filter: { id: /\.production\.js$/ },
    handler(code, id) {
      const module = asModule(code);
      if (module) return module;
      throw new ExportError([
        {
          where: path.relative(project, id),
          expected: 'a CommonJS file with named imports and exports, as in React 19',
          found: 'another shape',
          fix: 'install the React that the adapter is tested with, or adapt client/react-modules.ts',
        },
      ]);
    },
  },
});
