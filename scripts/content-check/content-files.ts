import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderAndSlug } from '@/lib/pages/page-files';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { NotPlain, readSource, spanOf } from '../content-source/read';
import { schemaOfFile } from './file-schemas';

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
export function readContentFile(file: string, text: string): ReadFile {
  const last = lastRead.get(file);
  if (last?.text === text) return last.read;
  const read = parsed(file, text);
  lastRead.set(file, { text, read });
  return read;
}

/** The problem of a file that the parser refuses, in the parser's words. */
function unreadable(file: string, error: unknown): Problem {
  const { loc } = error as { loc?: { line?: number } };
  const reason = String((error as Error).message ?? error).replace(/ \(\d+:\d+\)$/, '');
  return {
    file,
    ...(loc?.line !== undefined && { line: loc.line }),
    field: [],
    found: `cannot be read (${reason})`,
    fix: 'look there and on the line before for a comma, quote or bracket that is missing',
  };
}

const withoutPage = (file: string): Problem => ({
  file,
  field: [],
  found: 'exports no page',
  fix: 'start it with "export const page", like the other files here',
});

/** A file without a schema: its folder has no definition, or its name is not one of a page. */
function withoutSchema(file: string): Problem {
  const [folder] = folderAndSlug(file) ?? [];
  const fault = folder
    ? {
        found: `is in content/${folder}/, which has no collection`,
        fix: `move it, or ask an engineer to add the folder to lib/collections/collections.ts`,
      }
    : {
        found: 'is not a content file',
        fix: 'move it to a page folder, and use only letters, digits and hyphens in its name',
      };
  return { file, field: [], ...fault };
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
  editedFiles(root).map((file) =>
    readContentFile(file, readFileSync(path.join(root, file), 'utf8')),
  );
