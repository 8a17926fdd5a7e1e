/**
 * `npm run structure`: writes what the browser tests exercise of the built site, without its words,
 * to `.cache/structure.json`: a hash for each page and file. Steps whose result no word can change
 * are cached by it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files/files';
import { pageStructure } from './page-structure';

/** Files that hold copy, or follow from it: share pictures, lists, compressed forms. */
const COPY = /\.(?:br|gz)$|^\/(?:share|lists)\/|^\/(?:feed|sitemap)\.xml$|^\/_headers$/;

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

function structureOf(folder: string): Record<string, string> {
  const entries = filesIn(folder)
    .filter((file) => !COPY.test(file))
    .map((file): [string, string] => {
      const content = readFileSync(path.join(folder, file));
      return [file, hash(file.endsWith('.html') ? pageStructure(content.toString()) : content)];
    });
  return Object.fromEntries(entries);
}

mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/structure.json', JSON.stringify(structureOf('out'), null, 2));
