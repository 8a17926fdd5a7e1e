import { createRequire } from 'node:module';

/**
 * Its ES module imports JSON in a syntax that Node 20.9 does not support; its CommonJS module does
 * not.
 */
export const sharp: typeof import('sharp').default = createRequire(import.meta.url)('sharp');
