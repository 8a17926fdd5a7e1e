/**
 * What knows the schemas: a process of its own, for the schemas know the names of all pages, and
 * a page more or less means to load them anew. Answers one question at a time.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOf } from '../content-check/check-all';
import type { ContentFile } from '../content-check/content-file';
import {
  editedFiles,
  isReadable,
  type ReadFile,
  readContentFile,
} from '../content-check/content-files';
import { writeRecord } from '../content-check/dated-words';
import type { Problem } from '../content-check/problem';
import type { Path } from '../content-source/read';
import { type Field, fieldAt } from './fields';
import { type Beginning, beginning, newThings } from './new-pages';

/** Texts that are to be judged in place of what the files say; null for a file that goes. */
export type Instead = Record<string, string | null>;

export type Questions = {
  problems: (instead: Instead) => Promise<Problem[]>;
  field: (file: string, path: Path) => Promise<Field | undefined>;
  contents: () => Promise<Record<string, unknown>>;
  /** Puts the words of all pages on record, with their dates. */
  record: () => Promise<void>;
  newThings: () => Promise<ReturnType<typeof newThings>>;
  beginning: (kind: string, answers: unknown) => Promise<Beginning>;
};

const root = process.cwd();
const known = new Map<string, { text: string; read: ReadFile }>();

async function read(file: string, text: string): Promise<ReadFile> {
  const before = known.get(file);
  if (before?.text === text) return before.read;
  const read = await readContentFile(root, file, text);
  known.set(file, { text, read });
  return read;
}

function readAll(instead: Instead = {}): Promise<ReadFile[]> {
  const files = [...new Set([...editedFiles(root), ...Object.keys(instead)])];
  return Promise.all(
    files
      .filter((file) => instead[file] !== null)
      .map((file) => read(file, instead[file] ?? readFileSync(path.join(root, file), 'utf8'))),
  );
}

const contentFiles = async (): Promise<ContentFile[]> => (await readAll()).filter(isReadable);

const questions: Questions = {
  problems: async (instead) => problemsOf(await readAll(instead), root),
  field: async (file, path) => {
    const found = (await contentFiles()).find((content) => content.file === file);
    return found && fieldAt(found.schema, found.content, path);
  },
  contents: async () =>
    Object.fromEntries((await contentFiles()).map(({ file, content }) => [file, content])),
  record: async () => writeRecord(root, await contentFiles()),
  newThings: async () => newThings(await contentFiles()),
  beginning: async (kind, answers) => beginning(kind, answers, await contentFiles()),
};

type Asked = { id: number; name: keyof Questions; values: never[] };

process.on('message', async ({ id, name, values }: Asked) => {
  try {
    const work = questions[name] as (...values: never[]) => Promise<unknown>;
    process.send?.({ id, answer: await work(...values) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
process.once('disconnect', () => process.exit());
