import type { Problem } from '@nectarine/edit-mode/content/problem';
import { folderAndSlug } from '@/lib/pages/page-files';

const curly = /[‘’“”„]/;

/** An unescaped apostrophe in single quotes: `'it's here'`. */
const apostrophe = /'[^']*\p{L}'\p{L}/u;

const guesses: { fits: (line: string, before: string) => boolean; found: string; fix: string }[] = [
  {
    fits: (line) => curly.test(line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '')),
    found: 'uses curly quotes',
    fix: 'use straight quotes: \'text\' or "text"',
  },
  {
    fits: (line) => apostrophe.test(line),
    found: 'contains an apostrophe that ends the text early',
    fix: 'enclose the whole text in "double quotes"',
  },
  {
    fits: (line, before) => /^\s*[\w'"]+:/.test(line) && /[^,{[(\s]\s*$/.test(before),
    found: 'follows a line without a trailing comma',
    fix: 'add a comma to the end of the previous line',
  },
];

/** The parser's error position in `loc`, counted from 1. */
function lineOfError(error: unknown): number | undefined {
  const { loc } = error as { loc?: { line?: number } };
  return loc?.line;
}

/**
 * The problem of an unreadable file, from its error.
 * @param text the file's source, to recognize common mistakes
 */
export function unreadable(file: string, error: unknown, text = ''): Problem {
  const reason = (error instanceof Error ? error.message : String(error)).replace(
    / \(\d+:\d+\)$/,
    '',
  );
  const line = lineOfError(error);
  if (line === undefined) {
    const fix = 'put every text in quotes, or undo the last change';
    return { file, field: [], found: `cannot be read (${reason})`, fix };
  }
  const lines = text.split('\n');
  const at = (number: number) => lines[number - 1] ?? '';
  const guess = guesses.find(({ fits }) => fits(at(line), at(line - 1)));
  return {
    file,
    line,
    field: [],
    found: guess?.found ?? `cannot be read (${reason})`,
    fix:
      guess?.fix ??
      'look there and on the line before for a comma, quote or bracket that is missing',
  };
}

/** A file of a collection that exports no page. */
export function withoutPage(file: string): Problem {
  return {
    file,
    field: [],
    found: 'exports no page',
    fix: 'start it with "export const page", like the other files here',
  };
}

/** A file without a schema: its folder has no definition, or its name is not one of a page. */
export function withoutSchema(file: string): Problem {
  const [folder] = folderAndSlug(file) ?? [];
  const fault = folder
    ? {
        found: `is in content/${folder}/, which has no collection`,
        fix: `move it, or ask an engineer to add lib/collections/definitions/${folder}.ts`,
      }
    : {
        found: 'is not a content file',
        fix: 'move it to a page folder, and use only letters, digits and hyphens in its name',
      };
  return { file, field: [], ...fault };
}
