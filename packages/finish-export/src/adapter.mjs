import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** The specifier that Next's own module uses. Turbopack applies aliases before relative paths. */
const SEGMENT_MODULE = './collect-segment-data';

/** The module that replaces it, by its path from the project, as Turbopack takes paths. */
const noSegments = (projectDir) => {
  const file = path.relative(
    projectDir,
    fileURLToPath(new URL('next/no-segments.ts', import.meta.url)),
  );
  return `./${file}`;
};

/**
 * Creates a build adapter for Next that finishes the export, and skips work whose result would be
 * thrown away.
 *
 * @param {() => Promise<Omit<import('./finish-export').FinishOptions, 'folder' | 'project'>>} readOptions
 *   returns the options in README.md; called once the export is complete
 * @returns {import('next').NextAdapter}
 */
export const createAdapter = (readOptions) => ({
  name: 'finish-export',

  modifyConfig(config, { phase, projectDir }) {
    if (phase !== PHASE_PRODUCTION_BUILD) return config;
    const { resolveAlias } = config.turbopack ?? {};
    return {
      ...config,
      turbopack: {
        ...config.turbopack,
        resolveAlias: {
          ...resolveAlias,
          [SEGMENT_MODULE]: noSegments(projectDir ?? process.cwd()),
        },
      },
      // No server runs this code, and minifying it takes half of the compile time.
      experimental: { ...config.experimental, serverMinification: false },
    };
  },

  async onBuildComplete({ config, projectDir }) {
    if (config.output !== 'export' || config.basePath || config.assetPrefix)
      throw new Error("the finishing step needs output: 'export', no basePath and no assetPrefix");
    const folder = path.join(projectDir, 'out');
    if (existsSync(path.join(folder, '__next._tree.txt')))
      throw new Error(`Next split pages into segments: it no longer imports ${SEGMENT_MODULE}`);

    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    const start = performance.now();
    const pages = await finishExport({ ...(await readOptions()), folder, project: projectDir });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Finished ${pages} pages in ${seconds} s`);
  },
});
