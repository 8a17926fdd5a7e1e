import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { rules } from './scripts/edit/marks/rules.mjs';

const pageExtensions = ['tsx', 'ts'];

const isEditing = (phase) => phase === PHASE_DEVELOPMENT_SERVER && process.env.EDIT === '1';

/**
 * Routes in files that end in `.dev.tsx` exist in development only: a build ignores such files.
 *
 * @type {(phase: string) => import('next').NextConfig}
 */
const config = (phase) => ({
  // While developing, an export answers 500 instead of 404 for an address without a page.
  ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { output: 'export' }),
  pageExtensions:
    phase === PHASE_DEVELOPMENT_SERVER ? [...pageExtensions, 'dev.tsx'] : pageExtensions,
  adapterPath: fileURLToPath(new URL('scripts/export-adapter.mjs', import.meta.url)),
  // Types are checked once, by `npm run check`, with the project's own compiler.
  typescript: { ignoreBuildErrors: true },
  sassOptions: { loadPaths: [path.join(import.meta.dirname ?? '.', 'styles')] },
  poweredByHeader: false,
  // The edit mode's rules mark each text with its source file. They never apply to a build.
  ...(isEditing(phase) ? { turbopack: { rules }, devIndicators: false } : {}),
  experimental: {
    // Next leaves one core idle, which is half of a machine that has two.
    cpus: availableParallelism(),
    // A build that reads the cache takes as long as one without, and writing it a quarter more.
    turbopackFileSystemCacheForBuild: false,
    // Who edits debugs nothing, and writing source maps takes a part of each compilation.
    turbopackSourceMaps: !isEditing(phase),
  },
});

export default config;
