/**
 * `npm run structure`: writes what the browser tests exercise of the built site, without its words,
 * to `.cache/structure.json`: a hash for each page and file. Steps whose result no word can change
 * are cached by it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files/files';
import { WORKER } from '../hosting/rules';
import { pageStructure, workerStructure } from './page-structure';

/** Files that hold copy, or follow from it: share pictures, lists, compressed forms. */
const COPY = /\.(?:br|gz)$|^\/(?:share|lists)\/|^\/(?:feed|sitemap)\.xml$|^\/_headers$/;

function structureIn(file: string, content: Buffer): string | Buffer {
  if (file.endsWith('.html')) return pageStructure(content.toString());
  return file === WORKER ? workerStructure(content.toString()) : content;
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const structureOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(folder)
      .filter((file) => !COPY.test(file))
      .map((file) => [file, hash(structureIn(file, readFileSync(path.join(folder, file))))]),
  );

mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/structure.json', JSON.stringify(structureOf('out'), null, 2));
