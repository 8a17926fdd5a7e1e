import type { FieldWords } from '@/lib/forms/setup';

/** What a field needs to render: its words, its name, and an id that is unique on the page. */
export type FieldProps = FieldWords & { id: string; name: string };

/** The props of a form's fields by name: `{...field('email')}`. Ids begin with the form's name. */
export function fieldsOf<Name extends string>(
  form: string,
  words: Readonly<Record<Name, FieldWords>>,
) {
  return (name: Name): FieldProps => ({ ...words[name], id: `${form}-${name}`, name });
}
