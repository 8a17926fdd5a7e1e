import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import {
  isComputed,
  literalValue,
  readSource,
  type Source,
} from '@nectarine/edit-mode/source/read';
import { schemaOfFile } from './file-schemas';
import { unreadable, withoutPage, withoutSchema } from './unreadable';

/** A file that could be read, or the problem of one that could not. */
export type ReadFile = ContentFile | Problem;

export const isReadable = (read: ReadFile): read is ContentFile => 'schema' in read;

/**
 * The English content files that people write, from the project's root: no schemas, tests or
 * generated files.
 */
export function editedFiles(root: string): string[] {
  return readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|generated)\.ts$/.test(file))
    .map((file) => `content/${file.split(path.sep).join('/')}`)
    .filter((file) => !/^content\/(schema|languages|[a-z]{2})\//.test(file))
    .sort();
}

/** A module's first export, by importing it: for files that compute or import. */
async function imported(file: string): Promise<unknown> {
  const module = await import(`${pathToFileURL(file).href}?at=${Date.now()}`);
  return Object.values(module)[0];
}

async function contentOf(source: Source, file: string): Promise<unknown> {
  const written = literalValue(source.root);
  return isComputed(written) ? imported(file) : written;
}

/** The last result for each file, because parsing all files takes longer than checking them. */
const lastRead = new Map<string, { text: string; read: ReadFile }>();

/**
 * Reads one file on its own, so that a broken one does not hide problems of others.
 * @param text the file's source, or its intended source
 */
export async function readContentFile(
  root: string,
  file: string,
  text = readFileSync(path.join(root, file), 'utf8'),
): Promise<ReadFile> {
  const place = path.join(root, file);
  const last = lastRead.get(place);
  if (last?.text === text) return last.read;
  const read = await parsed(place, file, text);
  lastRead.set(place, { text, read });
  return read;
}

async function parsed(place: string, file: string, text: string): Promise<ReadFile> {
  const held = schemaOfFile(file);
  if (!held) return withoutSchema(file);
  try {
    const source = readSource(text);
    if (held.page !== null && !/\bexport const page\b/.test(source.code)) return withoutPage(file);
    return { file, ...held, content: await contentOf(source, place), source };
  } catch (error) {
    return unreadable(file, error, text);
  }
}

/** All modules of the content as saved. */
export const readContentFiles = (root: string): Promise<ReadFile[]> =>
  Promise.all(editedFiles(root).map((file) => readContentFile(root, file)));
