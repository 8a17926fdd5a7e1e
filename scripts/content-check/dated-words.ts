import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { setValue } from '@nectarine/edit-mode/source/write';
import { formatDate } from '@/lib/format/date';
import { english } from '@/lib/format/locales/en';
import { wordsIn } from './words-in';

/**
 * A hash of each page's copy on its date: `"content/help/faq.ts": "2026-11-21 5f0c2a91d3be"`.
 * Committed, so that a page with changed copy and an old date is found without the git history.
 */
export const RECORD = 'content/dated-words.json';

const RECORD_IT = 'run `npm run fix`, and commit what it writes';

/** A line for each page, by its file. */
type WordRecord = Readonly<Record<string, string>>;

type DatedFile = ContentFile & { content: { updated: string } };

const isDated = (file: ContentFile): file is DatedFile =>
  file.page !== null && typeof (file.content as { updated?: unknown }).updated === 'string';

/** Number of hash digits. */
const LENGTH = 12;

const hashOf = ({ content, schema }: DatedFile) =>
  createHash('sha256').update(wordsIn(content, schema)).digest('hex').slice(0, LENGTH);

const lineOf = (file: DatedFile) => `${file.content.updated} ${hashOf(file)}`;

/** The current hashes and dates of these pages. */
export const recordOf = (files: readonly ContentFile[]): WordRecord =>
  Object.fromEntries(files.filter(isDated).map((file) => [file.file, lineOf(file)]));

/** Whether a page's copy changed while its date did not. */
function isBehind(file: DatedFile, line: string | undefined, today: string): boolean {
  const [day = '', hash] = line?.split(' ') ?? [];
  const { updated } = file.content;
  return line !== undefined && hash !== hashOf(file) && updated <= day && updated < today;
}

/** Pages whose copy changed since their date, and pages without a record. */
export function undatedPages(
  files: readonly ContentFile[],
  record: WordRecord,
  today: string,
): Problem[] {
  const pages = files.filter(isDated).flatMap((file) => {
    const line = record[file.file];
    if (line === lineOf(file)) return [];
    const fault = isBehind(file, line, today)
      ? {
          found: `the text of this page has changed since ${formatDate(file.content.updated, english)}`,
          fix: `run \`npm run fix\`, which writes ${today}; if nothing new is said, \`npm run date-pages -- ${file.file}\` keeps the date`,
        }
      : { found: 'the text of this page on this date is not recorded yet', fix: RECORD_IT };
    return [{ file: file.file, field: ['updated'], ...fault }];
  });
  const known = new Set(files.map(({ file }) => file));
  const gone = Object.keys(record).filter((file) => !known.has(file));
  return [
    ...pages,
    ...gone.map((file) => ({
      ...{ file: RECORD, field: [file] },
      found: 'is a page that no longer exists',
      fix: RECORD_IT,
    })),
  ];
}

/** @param root the folder of the project, absolute */
export function readRecord(root: string): WordRecord {
  const file = path.join(root, RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writeRecord(root: string, files: readonly ContentFile[]): void {
  writeFileSync(path.join(root, RECORD), `${JSON.stringify(recordOf(files), null, 2)}\n`);
}

/** Sets today's date on pages whose copy changed since their date. @returns their files */
export function datePages(root: string, files: readonly ContentFile[], today: string): string[] {
  const record = readRecord(root);
  const behind = files
    .filter(isDated)
    .filter((file) => isBehind(file, record[file.file], today))
    .map(({ file }) => file);
  for (const file of behind) {
    const at = path.join(root, file);
    writeFileSync(at, setValue(readFileSync(at, 'utf8'), ['updated'], today));
  }
  return behind;
}
