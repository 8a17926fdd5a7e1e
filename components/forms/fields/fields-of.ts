import type { FieldWords } from '@/lib/forms/setup';

/** What a field needs to be drawn: its words, its name, and an id that is unique on the page. */
export type FieldProps = FieldWords & { id: string; name: string };

/**
 * What each field of a form needs: `{...field('email')}`.
 * `form` names the form among those of its page: ids begin with it.
 */
export function fieldsOf<Name extends string>(
  form: string,
  words: Readonly<Record<Name, FieldWords>>,
) {
  return (name: Name): FieldProps => ({ ...words[name], id: `${form}-${name}`, name });
}
