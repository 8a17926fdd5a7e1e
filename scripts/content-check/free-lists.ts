import type { FieldPath } from '@nectarine/edit-mode/content/problem';

/** Lists of search words: in each language as many as people use there. */
export const isFree = (field: FieldPath): boolean =>
  ['keywords', 'from', 'aliases'].includes(String(field.at(-1)));
