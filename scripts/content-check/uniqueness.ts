import type { ContentFile } from './content-file';
import type { FieldPath, Problem } from './problem';
import { fieldName } from './problem';

function valueAt(content: unknown, field: FieldPath): unknown {
  return field.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    content,
  );
}

/** Files that say in this field what a file before them says there already. */
function repeated(files: readonly ContentFile[], field: FieldPath): Problem[] {
  const first = new Map<unknown, string>();
  return files.flatMap(({ file, content }) => {
    const value = valueAt(content, field);
    const other = first.get(value);
    if (value === undefined) return [];
    if (!other) {
      first.set(value, file);
      return [];
    }
    const wrong = `is the same as ${fieldName(field)} in ${other}`;
    return [{ file, field, wrong, mend: 'write one that no other page has' }];
  });
}

/** Titles and descriptions, by which search engines tell pages apart, and calculator origins. */
export function repeatedValues(files: readonly ContentFile[]): Problem[] {
  const pages = files.filter(({ page }) => page !== null);
  return [['meta', 'title'], ['meta', 'description'], ['calculatorOrigin']].flatMap((field) =>
    repeated(pages, field),
  );
}
