import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = path.resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/**
 * The component reference as a separate site for the visual tests: once built, it opens in a tenth
 * of the time of a development server and always renders the same.
 * @type {import('next').NextConfig}
 */
export default {
  output: 'export',
  turbopack: { root: project },
  sassOptions: { loadPaths: [path.join(project, 'styles')] },
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // It is built once for each run of the tests, and nobody reads its source.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    serverMinification: false,
  },
};
