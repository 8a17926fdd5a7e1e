import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of all scripts of the finished site, each named by its content's hash. */
export const ISLAND_FOLDER = '/_next/static/islands';

/** A script of the finished site, and its path. */
export type ScriptFile = { url: string; text: string };

/** Ten digits of the hash name a file. Short, because every page names several. */
export function scriptFile(text: string): ScriptFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { url: `${ISLAND_FOLDER}/${hash}.js`, text };
}

export async function writeScript(folder: string, { url, text }: ScriptFile): Promise<void> {
  const file = path.join(folder, url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
