import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** The scripts that run in the visitor's browser, minified. */
export type BrowserScripts = {
  /** Inline in every page with an island. */
  loader: string;
  /** At the end of every boot file. */
  bootTail: string;
};

async function minified(file: string): Promise<string> {
  const source = await readFile(new URL(file, import.meta.url), 'utf8');
  const { code } = await transform(source, { minify: true, target: 'es2020' });
  return code.trim();
}

/** Reads and minifies both scripts, once a build. */
export async function readBrowserScripts(): Promise<BrowserScripts> {
  const [loader, bootTail] = await Promise.all([
    minified('loader.browser.js'),
    minified('boot.browser.js'),
  ]);
  return { loader, bootTail };
}
