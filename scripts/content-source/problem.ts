/** A path in a module: `['sections', 3, 'items', 0, 'title']`. */
export type FieldPath = readonly PropertyKey[];

/** A problem of the content, worded for the editor. */
export type Problem = {
  /** From the project's root: `content/services/buy-for-me.ts`. */
  file: string;
  /** The line, counted from 1, if the file's source is at hand. */
  line?: number;
  /** Empty for the whole file. */
  field: FieldPath;
  /** The field in words: `second question, first answer`. */
  place?: string;
  /** What is wrong. It reads on from the field: `is missing`. */
  found: string;
  /** What to do about it, as a request: `add it`. */
  fix: string;
  /** Whether it may stay: no command but the check for a release fails because of it. */
  isHint?: true;
};

/** `['sections', 3, 'title']` as `sections[3].title`. */
export function fieldName(field: FieldPath): string {
  return field
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`))
    .join('');
}
