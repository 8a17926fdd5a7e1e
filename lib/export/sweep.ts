import { access, readFile, rm, rmdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { BOOT_FOLDER } from './boot-file';
import { filesUnder, forEachConcurrently } from './files';

const NEXT_STATIC = '/_next/static/';
/** Folders of Next's static files whose whole content a finished page can ask for. */
const KEPT_FOLDERS = [`${BOOT_FOLDER}/`, `${NEXT_STATIC}media/`];
const CHUNK_REFERENCE = /static\/chunks\/[^"'\\?#\s]+?\.(?:js|css)/g;

/** Paths of the chunks that a script names, as `/_next/static/chunks/a.js`. */
export function chunksNamedIn(script: string): string[] {
  return [...new Set(script.match(CHUNK_REFERENCE) ?? [])].map((name) => `/_next/${name}`);
}

/**
 * The chunks that can be asked for: those given, and all that these load later, and so on.
 *
 * @param bundled chunks that are part of another file; nobody asks for them by their own name
 */
export async function reachableChunks(
  folder: string,
  entries: Iterable<string>,
  bundled: ReadonlySet<string>,
): Promise<Set<string>> {
  const reached = new Set<string>();
  const add = (chunks: Iterable<string>) => {
    for (const chunk of chunks) if (!bundled.has(chunk)) reached.add(chunk);
  };
  add(entries);
  // A set's iteration goes on to what is added while it runs.
  for (const chunk of reached) {
    if (chunk.endsWith('.js')) add(chunksNamedIn(await readFile(path.join(folder, chunk), 'utf8')));
  }
  return reached;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function isAskedFor(folder: string, file: string, chunks: Set<string>): Promise<boolean> {
  const url = file.slice(folder.length);
  const name = path.basename(file);
  if (url.startsWith(NEXT_STATIC)) {
    if (name.endsWith('.map')) return false;
    return chunks.has(url) || KEPT_FOLDERS.some((kept) => url.startsWith(kept));
  }
  if (!name.endsWith('.txt')) return true;
  return !name.startsWith('__next.') && !(await exists(file.replace(/\.txt$/, '.html')));
}

/** Removes the folder and those above it, as long as they are empty. */
async function removeEmptyFolders(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch {
    return; // Not empty, or gone already.
  }
  await removeEmptyFolders(path.dirname(folder));
}

/**
 * Removes from an export what no finished page asks for: navigation payloads, chunks out of
 * reach, manifests, source maps.
 *
 * @param folder the export folder, absolute
 * @param chunks paths of the chunks to keep
 */
export async function sweep(folder: string, chunks: Set<string>): Promise<void> {
  await forEachConcurrently(filesUnder(folder), 8, async (file) => {
    if (await isAskedFor(folder, file, chunks)) return;
    await unlink(file);
    await removeEmptyFolders(path.dirname(file));
  });
}

/** Removes the second copy of the not-found page, which Next exports under its inner name. */
export async function removeNotFoundCopy(folder: string): Promise<void> {
  if (!(await exists(path.join(folder, '404.html')))) return;
  for (const copy of ['_not-found.html', '_not-found.txt', '_not-found'])
    await rm(path.join(folder, copy), { recursive: true, force: true });
}
