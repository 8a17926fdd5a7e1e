import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, Fault } from './faults';

/** A fault that no longer fits the code: the list has to follow. */
export class Misfit extends Error {}

function pathOf(file: string, files: readonly string[]): string {
  const found = files.filter((path) => path === file || path.endsWith(`/${file}`));
  const [path] = found;
  if (path && found.length === 1) return path;
  throw new Misfit(`${found.length} files end in ${file}: ${found.join(', ') || 'none'}`);
}

function edited(text: string, [, find, replacement]: Edit, path: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Misfit(`${path} contains ${times} times: ${find}`);
  return text.replace(find, () => replacement);
}

/**
 * The texts of a fault's files with the fault in them.
 *
 * @param files paths of the project's files
 * @param read returns a file's text
 * @returns new texts by path
 * @throws {Misfit} when a file or its text is missing or ambiguous
 */
export function seeded(
  { edits }: Pick<Fault, 'edits'>,
  files: readonly string[],
  read: (path: string) => string,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const path = pathOf(edit[0], files);
    texts.set(path, edited(texts.get(path) ?? read(path), edit, path));
  }
  return texts;
}

/**
 * Seeds a fault in a folder.
 *
 * @returns a function that removes it again
 */
export function seed(fault: Fault, folder: string, files: readonly string[]): () => void {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const texts = seeded(fault, files, read);
  const before = [...texts.keys()].map((path) => [path, read(path)] as const);
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
  return () => {
    for (const [path, text] of before) writeFileSync(join(folder, path), text);
  };
}
