import { minify } from '@swc/core';
import { transform } from 'esbuild';
import type { BundleOptions } from './esbuild-options';

/**
 * Minifies a script: inlines functions that are called once, and removes dead code exposed by it.
 *
 * @param constants values of names that the script uses and does not define
 */
export async function minifyScript(
  text: string,
  constants: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: {
      passes: 4,
      global_defs: constants,
    },
    mangle: true,
    format: { comments: false },
  });
  return code;
}

/** Minifies React's base with SWC alone, which removes less after esbuild. */
export async function minifyBase(text: string, { development }: BundleOptions): Promise<string> {
  return development ? text : minifyScript(text);
}

/** Minifies a bundle with esbuild, then SWC: smaller than with either alone. */
export async function minifyBundle(text: string, { development }: BundleOptions): Promise<string> {
  if (development) return text;
  const { code } = await transform(text, {
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  });
  return minifyScript(code);
}
