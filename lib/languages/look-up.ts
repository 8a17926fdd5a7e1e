import type { Translation } from '@/content/schema/translation';

/** The path of a text in its file. */
export type Field = readonly (string | number)[];

/**
 * Where a text stands, without numbers of entries, which would change with each new entry:
 * `content/help/faq.ts:sections.questions.answer`.
 */
export const placeOf = (file: string, field: Field): string =>
  `${file}:${field.filter((key) => typeof key === 'string').join('.')}`.replaceAll(' ', '-');

/** The translation of a text. The edit mode wraps this function, to mark it with its place. */
export function lookUp({ messages }: Translation, text: string, file: string, field: Field) {
  return messages[`${placeOf(file, field)}\u0004${text}`] ?? messages[text];
}
