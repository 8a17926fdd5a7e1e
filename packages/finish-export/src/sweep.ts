import { existsSync } from 'node:fs';
import { rm, rmdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { ISLAND_FOLDER } from './client/island-files';
import { filesUnder, forEachConcurrently } from './files/files';

const NEXT_STATIC = '/_next/static/';
/** Folders of Next's static files that finished pages use. */
const KEPT_FOLDERS = [`${ISLAND_FOLDER}/`, `${NEXT_STATIC}media/`];

function isAskedFor(folder: string, file: string): boolean {
  const url = file.slice(folder.length);
  const name = path.basename(file);
  if (url.startsWith(NEXT_STATIC))
    return !name.endsWith('.map') && KEPT_FOLDERS.some((kept) => url.startsWith(kept));
  if (!name.endsWith('.txt')) return true;
  return !name.startsWith('__next.') && !existsSync(file.replace(/\.txt$/, '.html'));
}

/** Removes a folder and its parents as long as they are empty. */
async function removeEmptyFolders(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch {
    return; // Not empty, or gone already.
  }
  await removeEmptyFolders(path.dirname(folder));
}

/** Removes what no finished page requests: Next's chunks and manifests, navigation payloads, source maps. */
export async function sweep(folder: string): Promise<void> {
  await forEachConcurrently(await filesUnder(folder), 8, async (file) => {
    if (isAskedFor(folder, file)) return;
    await unlink(file);
    await removeEmptyFolders(path.dirname(file));
  });
}

/** Removes the copy of the not-found page that Next exports under its internal name. */
export async function removeNotFoundCopy(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, '404.html'))) return;
  for (const copy of ['_not-found.html', '_not-found.txt', '_not-found'])
    await rm(path.join(folder, copy), { recursive: true, force: true });
}
