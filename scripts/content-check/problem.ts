/** Where in a module something stands: `['sections', 3, 'items', 0, 'title']`. */
export type FieldPath = readonly PropertyKey[];

/** A fault of the content, in words for the one who edits it. */
export type Problem = {
  /** From the project's root: `content/services/buy-for-me.ts`. */
  file: string;
  /** The line, counted from 1, where the file is known as it is written. */
  line?: number;
  /** Empty when the file as a whole is meant. */
  field: FieldPath;
  /** The field in words: `second question, first answer`. */
  place?: string;
  /** What is wrong. The field is the subject: `is missing`. */
  wrong: string;
  /** How to mend it, as a request: `add it`. */
  mend: string;
};

/** `['sections', 3, 'title']` as `sections[3].title`. */
export function fieldName(field: FieldPath): string {
  return field
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`))
    .join('');
}

/** A problem on one line: `file:line › field: what is wrong; how to mend it`. */
export function problemLine({ file, line, field, place, wrong, mend }: Problem): string {
  const where = line === undefined ? file : `${file}:${line}`;
  const what = place ?? fieldName(field);
  return `${where}${what ? ` › ${what}` : ''}: ${wrong}; ${mend}`;
}
