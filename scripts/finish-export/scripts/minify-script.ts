import { minify } from '@swc/core';
import type { BundleOptions } from './esbuild-options';

/**
 * Makes a bundled module small. SWC and not esbuild, which leaves React DOM 1.2 kB of brotli heavier
 * and a form 1 kB: it neither puts functions where they are called once nor drops what that shows to
 * be idle.
 */
export async function minifyScript(text: string, { development }: BundleOptions): Promise<string> {
  if (development) return text;
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: { passes: 3 },
    mangle: true,
    format: { comments: false },
  });
  return code;
}
