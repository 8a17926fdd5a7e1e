import { type Diagnostic, diagnosticLine } from '@nectarine/finish-export/diagnostic';

/** A path in a module: `['sections', 3, 'items', 0, 'title']`. */
export type FieldPath = readonly PropertyKey[];

/** A problem of the content, worded for the editor. `found` reads on from the field: `is missing`. */
export type Problem = Pick<Diagnostic, 'found' | 'fix'> & {
  /** From the project's root: `content/services/buy-for-me.ts`. */
  file: string;
  /** The line, counted from 1, if the file's source is at hand. */
  line?: number;
  /** Empty for the whole file. */
  field: FieldPath;
  /** The field in words: `second question, first answer`. */
  place?: string;
};

/** `['sections', 3, 'title']` as `sections[3].title`. */
export function fieldName(field: FieldPath): string {
  return field
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`))
    .join('');
}

/** A problem on one line: `file:line › field: what is wrong; how to fix it`. */
export function problemLine({ file, line, field, place, found, fix }: Problem): string {
  const where = line === undefined ? file : `${file}:${line}`;
  return diagnosticLine({ where, rule: place ?? fieldName(field), found, fix });
}
