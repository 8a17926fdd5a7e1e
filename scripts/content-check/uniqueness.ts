import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { FieldPath, Problem } from '@nectarine/edit-mode/content/problem';
import { fieldName } from '@nectarine/edit-mode/content/problem';
import { valueAt } from '@nectarine/edit-mode/content/walk';

/** Files whose value of this field is a duplicate. */
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
    const found = `is the same as ${fieldName(field)} in ${other}`;
    return [{ file, field, found, fix: 'write a unique one' }];
  });
}

/** Duplicate positions in menus and boards. */
function repeatedPlaces(pages: readonly ContentFile[]): Problem[] {
  const folderOf = ({ page }: ContentFile) => page?.split('/')[0];
  return [...new Set(pages.map(folderOf))].flatMap((name) => {
    const folder = pages.filter((page) => folderOf(page) === name);
    return [['order'], ['listing', 'order']].flatMap((field) => {
      const taken = folder.map(({ content }) => valueAt(content, field)).filter(Number.isFinite);
      const free = Math.max(0, ...taken.map(Number)) + 1;
      return repeated(folder, field).map((problem) => ({
        ...problem,
        fix: `write ${free}, the next free number`,
      }));
    });
  });
}

type Known = { from?: unknown };

/** Addresses for which two pages are suggested. */
function repeatedSuggestions(files: readonly ContentFile[]): Problem[] {
  const found = files.find(({ file }) => file === 'content/near-misses.ts');
  const { lead, known } = (found?.content ?? {}) as { lead?: Known; known?: Known[] };
  const seen = new Set(Array.isArray(lead?.from) ? lead.from : []);
  return (Array.isArray(known) ? known : []).flatMap(({ from }, i) =>
    (Array.isArray(from) ? from : []).flatMap((path: unknown, j) => {
      const isRepeated = seen.has(path);
      seen.add(path);
      if (!found || !isRepeated) return [];
      const field = ['known', i, 'from', j];
      return { file: found.file, field, found: `${path} is listed twice`, fix: 'remove one' };
    }),
  );
}

/** Duplicate titles, descriptions, calculator origins and suggestions. */
export function repeatedValues(files: readonly ContentFile[]): Problem[] {
  const pages = files.filter(({ page }) => page !== null);
  const repeats = [['meta', 'title'], ['meta', 'description'], ['calculatorOrigin']].flatMap(
    (field) => repeated(pages, field),
  );
  return [...repeats, ...repeatedPlaces(pages), ...repeatedSuggestions(files)];
}
