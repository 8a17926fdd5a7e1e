import type { ContentFile } from '../content-source/content-file';
import { valueAt } from '../content-source/groups';
import type { FieldPath, Problem } from '../content-source/problem';

const uniqueFields: FieldPath[] = [
  ['meta', 'title'],
  ['meta', 'description'],
  ['calculatorOrigin'],
];

export function repeatedValues(files: readonly ContentFile[]): Problem[] {
  const pages = files.filter(({ page }) => page !== null);
  return uniqueFields.flatMap((field) => {
    const first = new Map<unknown, string>();
    return pages.flatMap(({ file, page, content }) => {
      const value = valueAt(content, field);
      const other = first.get(value);
      if (value === undefined) return [];
      if (other === undefined) first.set(value, String(valueAt(content, ['name']) ?? page));
      const found = `is also that of “${other}”`;
      return other === undefined ? [] : [{ file, field, found, fix: 'write another one' }];
    });
  });
}
