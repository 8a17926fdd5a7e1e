import type { FieldPath } from '@nectarine/edit-mode/content/problem';

/** Whether a list may differ in length between languages: keywords, aliases, mistyped addresses. */
export const isFree = (field: FieldPath): boolean =>
  ['keywords', 'from', 'aliases'].includes(String(field.at(-1)));
