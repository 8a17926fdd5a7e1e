import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  adapterPath: fileURLToPath(new URL('adapter.mjs', import.meta.url)),
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
  typescript: { ignoreBuildErrors: true },
};
