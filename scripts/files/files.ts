import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of all files below a folder, relative to it and sorted: `/help/faq.html`. */
export const filesIn = (folder: string, ending = ''): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    // Node 20.9 has `path` only.
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();
