import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { NotPlain, readSource, spanOf } from '../content-source/read';
import { schemaOfFile } from './file-schemas';
import { unreadable, withoutPage, withoutSchema } from './unreadable';

export type ReadFile = ContentFile | Problem;

export const isReadable = (read: ReadFile): read is ContentFile => 'schema' in read;

/** What people write in English: no schemas, tests or generated files. */
export function editedFiles(root: string): string[] {
  return readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|generated)\.ts$/.test(file))
    .map((file) => `content/${file.split(path.sep).join('/')}`)
    .filter((file) => !/^content\/(schema|languages|[a-z]{2})\//.test(file))
    .sort();
}

/** The last result for each file, because parsing all files takes longer than checking them. */
const lastRead = new Map<string, { text: string; read: ReadFile }>();

/** Reads one file on its own, so that a broken one does not hide problems of others. */
export function readContentFile(
  root: string,
  file: string,
  text = readFileSync(path.join(root, file), 'utf8'),
): ReadFile {
  const place = path.join(root, file);
  const last = lastRead.get(place);
  if (last?.text === text) return last.read;
  const read = parsed(file, text);
  lastRead.set(place, { text, read });
  return read;
}

function foreign(file: string, text: string, { part }: NotPlain): Problem {
  const { start, end } = spanOf(part);
  const [code] = text.slice(start, end).split('\n');
  const found = `has "${code}" where only texts, numbers, lists and groups may be`;
  const fix = 'write the value itself, in quotes if it is a text';
  return { file, line: part.loc?.start.line ?? 1, field: [], found, fix };
}

function parsed(file: string, text: string): ReadFile {
  const held = schemaOfFile(file);
  if (!held) return withoutSchema(file);
  try {
    const source = readSource(text);
    if (held.page !== null && !/\bexport const page\b/.test(source.code)) return withoutPage(file);
    return { file, ...held, content: source.value, source };
  } catch (error) {
    return error instanceof NotPlain ? foreign(file, text, error) : unreadable(file, error);
  }
}

export const readContentFiles = (root: string): ReadFile[] =>
  editedFiles(root).map((file) => readContentFile(root, file));
