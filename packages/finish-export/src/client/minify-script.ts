import { minify } from '@swc/core';
import { transform } from 'esbuild';
import type { BundleOptions } from './esbuild-options';

/** Makes a script small: puts functions where they are called once, and drops what that shows to be idle. */
export async function minifyScript(text: string): Promise<string> {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: { passes: 4 },
    mangle: true,
    format: { comments: false },
  });
  return code;
}

/** Makes React's base small. SWC alone: after esbuild it would find less to take away. */
export async function minifyBase(text: string, { development }: BundleOptions): Promise<string> {
  return development ? text : minifyScript(text);
}

/** Makes a bundle small: here SWC does best with what esbuild has made small before. */
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
