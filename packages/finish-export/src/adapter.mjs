import { existsSync } from 'node:fs';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** As Next's own module imports it. Turbopack looks such names up before it looks beside the importer. */
const SEGMENT_MODULE = './collect-segment-data';

/** What Turbopack takes as a path: relative to the project. */
const noSegments = (projectDir) => {
  const file = path.relative(projectDir, path.join(import.meta.dirname, 'next/no-segments.ts'));
  return `./${file}`;
};

/**
 * A build adapter of Next that spares the build what would be thrown away, and finishes the export.
 *
 * @param {() => Promise<Omit<import('./finish-export').FinishOptions, 'folder' | 'project'>>} readOptions
 *   what README.md calls options, asked for once the export is there
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
      // No server will ever read this code, and minifying it takes half of the compiler's time.
      experimental: { ...config.experimental, serverMinification: false },
    };
  },

  async onBuildComplete({ config, projectDir }) {
    if (config.output !== 'export' || config.basePath || config.assetPrefix)
      throw new Error("the finishing step needs output: 'export', no basePath and no assetPrefix");
    const folder = path.join(projectDir, 'out');
    if (existsSync(path.join(folder, '__next._tree.txt')))
      throw new Error(`Next cut pages into segments: it no longer imports ${SEGMENT_MODULE}`);

    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    const report = await finishExport({ ...(await readOptions()), folder, project: projectDir });
    const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
    console.log(
      `Bundled islands in ${seconds(report.bundling)} s, ` +
        `finished ${report.pages} pages in ${(report.finishing / report.pages).toFixed(1)} ms each, ` +
        `swept in ${seconds(report.sweeping)} s, compressed in ${seconds(report.compressing)} s`,
    );
  },
});
