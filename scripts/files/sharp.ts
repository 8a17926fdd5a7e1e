import { createRequire } from 'node:module';

/** Sharp as CommonJS: its ES module imports JSON in a syntax that Node 20.9 does not support. */
export const sharp: typeof import('sharp').default = createRequire(import.meta.url)('sharp');
