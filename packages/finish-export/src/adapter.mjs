import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

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

  modifyConfig(config, { phase }) {
    if (phase !== PHASE_PRODUCTION_BUILD) return config;
    // No server runs this code, and minifying it takes half of the compile time.
    return { ...config, experimental: { ...config.experimental, serverMinification: false } };
  },

  async onBuildComplete({ config, projectDir }) {
    if (config.output !== 'export' || config.basePath || config.assetPrefix)
      throw new Error("the finishing step needs output: 'export', no basePath and no assetPrefix");
    const folder = path.join(projectDir, 'out');
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    const start = performance.now();
    const pages = await finishExport({ ...(await readOptions()), folder, project: projectDir });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Finished ${pages} pages in ${seconds} s`);
  },
});
