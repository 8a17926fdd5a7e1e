import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { ExportError } from '../report/export-error';
import { ISLAND_FOLDER, type ScriptFile } from './island-files';
import { type BundleOptions, inputOptions, outputOptions, virtualModule } from './rolldown-options';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ANY_REACT = /^react(?:-dom)?(?:\/.*)?$/;
const HYDRATE = fileURLToPath(new URL('hydrate-islands.browser.js', import.meta.url));
const PREFIX = '\0react-base:';
const NAMES = '\0react-names:';
const IDENTIFIER = /^(?!default$|__)[A-Za-z_$][\w$]*$/;

/** A placeholder for the base's URL in bundles, until it is known what they import. */
export const BASE = '/react-base.js';

/** The base's name for an export of one of the packages: `r0_useState` is React's. */
const exportName = (name: string, key: string) => `r${PACKAGES.indexOf(name)}_${key}`;

const refuse = (where: string, expected: string, found: string, fix: string): never => {
  throw new ExportError([{ where, expected, found, fix }]);
};

/** Resolves every import of React to the base. @param used gets the base's names that bundles import */
export function fromBase({ project }: BundleOptions, used: Set<string>): Plugin {
  const load = createRequire(path.join(project, 'package.json'));
  return {
    name: 'react-base',
    resolveId(name, importer = '') {
      if (name === BASE) return { id: BASE, external: true };
      if (name.startsWith(NAMES)) return { id: name, moduleSideEffects: false };
      if (/^next(?:\/|$)/.test(name))
        refuse(
          importer,
          'an island without Next, which does not run in the browser',
          name,
          'use plain HTML (a link, an image), or pass its result as a prop',
        );
      if (!ANY_REACT.test(name)) return undefined;
      if (PACKAGES.includes(name)) return { id: PREFIX + name, moduleSideEffects: false };
      return refuse(
        importer,
        `one of ${PACKAGES.join(', ')}, which the islands share`,
        name,
        'import from one of these, or add it to client/react-base.ts',
      );
    },
    load(id) {
      if (id.startsWith(PREFIX)) {
        const names = JSON.stringify(NAMES + id.slice(PREFIX.length));
        // As a namespace, because an object with all of React could not be tree-shaken.
        return `export * from ${names};\nexport * as default from ${names};`;
      }
      if (!id.startsWith(NAMES)) return undefined;
      const name = id.slice(NAMES.length);
      const keys = Object.keys(load(name)).filter((key) => IDENTIFIER.test(key));
      const list = keys.map((key) => `${exportName(name, key)} as ${key}`);
      return `export { ${list.join(', ')} } from ${JSON.stringify(BASE)};`;
    },
    renderChunk(_code, { modules }) {
      for (const name of PACKAGES)
        for (const key of modules[NAMES + name]?.renderedExports ?? [])
          used.add(exportName(name, key));
    },
  };
}

/**
 * Builds React, React DOM and the code that hydrates islands into one script for all pages. It exports
 * only what the bundles import. @returns the base, and what it imports later
 */
export async function buildReactBase(
  used: Iterable<string>,
  options: BundleOptions,
): Promise<ScriptFile[]> {
  const lines = [...used].sort().map((name) => {
    const [, pack = '', key] = /^r(\d)_(.*)$/.exec(name) ?? [];
    return `export { ${key} as ${name} } from '${PACKAGES[Number(pack)]}';`;
  });
  lines.push(`export { hydrate } from ${JSON.stringify(HYDRATE)};`);
  const entry = virtualModule(options.project, 'base.js', lines.join('\n'));
  const build = await rolldown({
    ...inputOptions(options),
    input: 'base.js',
    plugins: [entry],
  });
  const { output } = await build.generate(outputOptions);
  return output.map((file) => ({
    url: `${ISLAND_FOLDER}/${file.fileName}`,
    text: file.type === 'chunk' ? file.code : '',
  }));
}
