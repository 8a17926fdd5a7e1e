import { folderAndSlug } from '@/lib/pages/page-files';
import type { Problem } from '../content-source/problem';

/** The problem of a file that the parser refuses, in the parser's words. */
export function unreadable(file: string, error: unknown): Problem {
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

export const withoutPage = (file: string): Problem => ({
  file,
  field: [],
  found: 'exports no page',
  fix: 'start it with "export const page", like the other files here',
});

/** A file without a schema: its folder has no definition, or its name is not one of a page. */
export function withoutSchema(file: string): Problem {
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
