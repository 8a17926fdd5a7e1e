import { existsSync } from 'node:fs';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

const load = (module) => tsImport(module, import.meta.url);
const originsOf = (...addresses) => addresses.map((address) => new URL(address).origin);

/** The other sites that this one's pages speak to. */
async function readOrigins() {
  const { formService } = await load('../lib/site/environment.ts');
  const { site } = await load('../content/site.ts');
  return {
    connect: originsOf(formService.ajaxEndpoint),
    formAction: originsOf(formService.endpoint),
    frame: originsOf(site.mapEmbedUrl),
    image: originsOf(...site.imageHosts.map((host) => `https://${host}`)),
  };
}

/** Writes what hosts are told about the finished pages. */
async function describeHosting(folder, projectDir) {
  const { writeHosting } = await load('./hosting/write-hosting.ts');
  const { siteUrl } = await load('../lib/site/environment.ts');
  await writeHosting({ folder, deployFolder: path.join(projectDir, 'deploy'), siteUrl });
}

/** As Next's own module imports it. Turbopack looks such names up before it looks beside the importer. */
const segmentModule = './collect-segment-data';

/**
 * Spares Next's build what lib/export would throw away, and runs its finishing step after it.
 * next.config.mjs leaves it out when `STOCK=1` asks for the export as Next wrote it.
 *
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'native-first-export',

  modifyConfig(config, { phase }) {
    if (phase !== PHASE_PRODUCTION_BUILD) return config;
    const resolveAlias = {
      ...config.turbopack?.resolveAlias,
      [segmentModule]: './lib/export/no-segments.ts',
    };
    return {
      ...config,
      turbopack: { ...config.turbopack, resolveAlias },
      // No server will ever read this code, and minifying it takes half of the compiler's time.
      experimental: { ...config.experimental, serverMinification: false },
    };
  },

  async onBuildComplete({ config, projectDir }) {
    if (config.output !== 'export' || config.basePath || config.assetPrefix)
      throw new Error("the finishing step needs output: 'export', no basePath and no assetPrefix");

    const { finishExport } = await load('../lib/export/finish-export.ts');
    const folder = path.join(projectDir, 'out');
    if (existsSync(path.join(folder, '__next._tree.txt')))
      throw new Error(`Next cut pages into segments: it no longer imports ${segmentModule}`);
    const report = await finishExport({
      folder,
      origins: await readOrigins(),
      // Phones show what they have: most of ours are on lines where no face comes in time.
      faceMedia: '(min-width: 48rem)',
    });
    await describeHosting(folder, projectDir);
    const finishing = (report.finishing / report.pages).toFixed(1);
    const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
    console.log(
      `Finished ${report.pages} pages in ${finishing} ms each; ` +
        `swept in ${seconds(report.sweeping)} s, compressed in ${seconds(report.compressing)} s`,
    );
  },
};
