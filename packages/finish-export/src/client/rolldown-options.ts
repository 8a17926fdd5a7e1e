import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InputOptions, OutputOptions, Plugin } from 'rolldown';
import { minify, transform } from 'rolldown/utils';
import type { StyleModules } from '../css/style-modules';
import { ExportError } from '../report/export-error';
import { oldestBrowsers } from './oldest-browsers';

/** The component of an island, or the function of a behavior. */
type IslandSource = { file: string; exported: string };

export type BundleOptions = {
  project: string;
  sourceOf: (kind: 'island' | 'behavior', name: string) => IslandSource;
  styleModules: StyleModules;
};

export const inputOptions = ({ project }: BundleOptions): InputOptions => ({
  cwd: project,
  platform: 'browser',
  tsconfig: true,
  transform: {
    target: oldestBrowsers(project),
    define: {
      'process.env.NODE_ENV': '"production"',
      // Removes the code that reports to React's developer tools.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    },
  },
  // A failure is thrown with its text, and reported once.
  logLevel: 'silent',
});

export const outputOptions: OutputOptions = {
  format: 'esm',
  entryFileNames: '[hash].js',
  chunkFileNames: '[hash].js',
  minify: true,
};

/** A plugin for a module that exists in memory only, in the project's folder. */
export function virtualModule(project: string, name: string, code: string): Plugin {
  const id = path.join(project, name);
  return {
    name: `virtual-${name}`,
    resolveId: (source) => (source === name ? id : undefined),
    load: (file) => (file === id ? code : undefined),
  };
}

/** Resolves CSS modules to the class names that Next gave them. @param imported gets their paths */
export const styleModulePlugin = (
  { project, styleModules }: BundleOptions,
  imported: Set<string>,
): Plugin => ({
  name: 'style-modules',
  load: {
    filter: { id: /\.module\.s?css$/ },
    handler(file) {
      const name = path.relative(project, file);
      const classes = styleModules[name];
      if (classes === undefined)
        throw new ExportError([
          {
            where: name,
            expected: 'its class names in style-modules.json',
            found: `the names of ${Object.keys(styleModules).length} other modules`,
            fix: 'include its folder in app/style-modules.json/route.ts',
          },
        ]);
      if (Object.keys(classes).length > 0) imported.add(name);
      return { code: `export default ${JSON.stringify(classes)}`, moduleType: 'js' };
    },
  },
});

/** Reads the loader and minifies it. @param worker the address of the service worker, or empty */
export async function readLoader(project: string, worker = ''): Promise<string> {
  const source = await readFile(new URL('island-loader.browser.js', import.meta.url), 'utf8');
  const { code } = await transform('loader.js', source, {
    target: oldestBrowsers(project),
    define: { WORKER: JSON.stringify(worker) },
  });
  // As a module, because no other inline script shares its names.
  return (await minify('loader.js', code, { module: true, mangle: { toplevel: true } })).code;
}
