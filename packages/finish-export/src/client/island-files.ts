import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../files/hash';

/** The folder of all scripts of the finished site, each named by its content's hash. */
export const ISLAND_FOLDER = '/_next/static/islands';

/** A script of the finished site, and its path. */
export type ScriptFile = { url: string; text: string };

export const scriptFile = (text: string): ScriptFile => ({
  url: `${ISLAND_FOLDER}/${contentHash(text)}.js`,
  text,
});

export async function writeScript(folder: string, { url, text }: ScriptFile): Promise<void> {
  const file = path.join(folder, url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
