import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { ExportError } from '../export-error';
import { ISLAND_FOLDER } from './island-files';

/** The component of an island, or the function of a behavior. */
export type IslandSource = { file: string; exported: string };

/** For each CSS module's path in the project, the class that Next made of each local name. */
export type StyleModules = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type BundleOptions = {
  /** The project's folder, absolute. */
  project: string;
  sourceOf: (kind: 'island' | 'behavior', name: string) => IslandSource;
  styleModules: StyleModules;
  /**
   * Packages that islands import indirectly and do not need, each with the module that takes its
   * place: a path in the project that begins with `./`.
   */
  alias?: Readonly<Record<string, string>> | undefined;
  /** React's development build, which warns where HTML and component differ. */
  development?: boolean | undefined;
};

/** The options that all bundles for the browser share. */
export function esbuildOptions(options: BundleOptions): BuildOptions {
  const { project, alias = {}, development = false } = options;
  return {
    absWorkingDir: project,
    alias,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    write: false,
    metafile: true,
    outdir: `/out${ISLAND_FOLDER}`,
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
    // A failure is thrown with its text, and reported once.
    logLevel: 'silent',
  };
}

const IMPORTED_STYLES = /^import (\w+)(?= from (['"])[^'"]+\.module\.s?css\2)/gm;

/** A CSS module as a script: an export for each class, so that unused ones are tree-shaken. */
function exportEach(classes: Readonly<Record<string, string>>): string {
  const lines = Object.entries(classes).map(
    ([name, given], i) =>
      `const c${i} = ${JSON.stringify(given)};\nexport { c${i} as ${JSON.stringify(name)} };`,
  );
  return lines.join('\n');
}

/** Resolves CSS modules to the class names that Next gave them. */
export function styleModulePlugin({ project, styleModules }: BundleOptions): Plugin {
  return {
    name: 'style-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => ({
        contents: (await readFile(file, 'utf8')).replace(IMPORTED_STYLES, 'import * as $1'),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }));
      onLoad({ filter: /\.module\.s?css$/ }, ({ path: file }) => {
        const name = path.relative(project, file);
        const classes = styleModules[name];
        if (classes) return { contents: exportEach(classes), loader: 'js' };
        throw new ExportError([
          {
            where: name,
            expected: 'its class names in style-modules.json',
            found: `the names of ${Object.keys(styleModules).length} other modules`,
            fix: 'include its folder in app/style-modules.json/route.ts',
          },
        ]);
      });
    },
  };
}
