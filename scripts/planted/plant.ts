import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, Fault } from './fault';

/** A fault that does not fit the code any more: the code has moved on, and the list has to follow. */
export class Misfit extends Error {}

function pathOf({ file }: Edit, files: readonly string[]): string {
  const found = files.filter((path) => path === file || path.endsWith(`/${file}`));
  const [path] = found;
  if (path && found.length === 1) return path;
  throw new Misfit(`${found.length} files end in ${file}: ${found.join(', ') || 'none'}`);
}

function edited(text: string, { find, put }: Edit, path: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Misfit(`${path} has ${times} times: ${find}`);
  return text.replace(find, () => put);
}

/**
 * The files of a fault as they are with it.
 * @param files paths of the project's files
 * @param read gives a file's text
 * @returns new texts by path
 * @throws {Misfit} when a file or its text is not there, or there more than once
 */
export function planted(
  { edits }: Fault,
  files: readonly string[],
  read: (path: string) => string,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const path = pathOf(edit, files);
    texts.set(path, edited(texts.get(path) ?? read(path), edit, path));
  }
  return texts;
}

/**
 * Plants a fault in a folder.
 * @returns the paths of the files it changed, and what takes it out again
 */
export function plant(fault: Fault, folder: string, files: readonly string[]) {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const texts = planted(fault, files, read);
  const before = [...texts.keys()].map((path) => [path, read(path)] as const);
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
  return {
    changed: [...texts.keys()],
    takeOut: () => {
      for (const [path, text] of before) writeFileSync(join(folder, path), text);
    },
  };
}
