import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { ExportError } from '../problem';
import { ISLAND_FOLDER } from './island-files';

/** The component of an island, or the function of a behavior. */
export type IslandSource = { file: string; exported: string };

/** By a CSS module's path in the project: by a local name, the class that Next made of it. */
export type StyleModules = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type BundleOptions = {
  /** The project's folder, absolute. */
  project: string;
  sourceOf: (kind: 'island' | 'behavior', name: string) => IslandSource;
  styleModules: StyleModules;
  /** React's development build, which warns where HTML and component differ. */
  development?: boolean | undefined;
};

/** What all bundles for the browser have in common. */
export function esbuildOptions({ project, development = false }: BundleOptions): BuildOptions {
  return {
    absWorkingDir: project,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: !development,
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    write: false,
    metafile: true,
    outdir: `/out${ISLAND_FOLDER}`,
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
    // A failure is thrown, with its text, and told once.
    logLevel: 'silent',
  };
}

/** Gives islands the class names that Next gave to their CSS modules. */
export function styleModulePlugin({ project, styleModules }: BundleOptions): Plugin {
  return {
    name: 'style-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.s?css$/ }, ({ path: file }) => {
        const name = path.relative(project, file);
        const classes = styleModules[name];
        if (classes) return { contents: JSON.stringify(classes), loader: 'json' };
        throw new ExportError([
          {
            page: name,
            expected: 'its class names in style-modules.json',
            found: `the names of ${Object.keys(styleModules).length} other modules`,
            mend: 'let app/style-modules.json/route.ts look into its folder',
          },
        ]);
      });
    },
  };
}
