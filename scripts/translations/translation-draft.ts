import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { FieldPath } from '@nectarine/edit-mode/content/problem';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import { codeOf } from '@nectarine/edit-mode/source/code';
import type { CollectionName } from '@/lib/collections/collections';
import { isFree } from '../content-check/free-lists';
import { singles } from '../content-check/site-from-files';
import { hashOfUnits, type TextUnit, textUnits } from './translated-texts';
import { isPage } from './translation-files';

/** The types of pages by their folder, with the module that has them. */
const types: Readonly<Record<CollectionName, readonly [type: string, module: string]>> = {
  about: ['Page', 'page'],
  blog: ['Post', 'post'],
  goods: ['Goods', 'goods'],
  help: ['ListedPage', 'page'],
  pages: ['Page', 'page'],
  routes: ['Route', 'route'],
  services: ['ListedPage', 'page'],
};

/** Whether a text is at this place or within it. @param unit the path of the text */
export const isAbove = (field: FieldPath, unit: FieldPath) =>
  field.every((key, i) => unit[i] === key);

/** The entry for a list item without anything to translate: `{uk.rate}` is kept. */
function placeholder(value: unknown, field: FieldPath): unknown {
  if (typeof field.at(-1) !== 'number') return undefined;
  return typeof value === 'string' ? value : {};
}

/** The English content from a place on, with nothing but its texts; lists keep their length. */
export function textsAlone(
  content: unknown,
  units: readonly TextUnit[],
  field: FieldPath,
): unknown {
  const exact = units.find(
    (unit) => unit.field.length === field.length && isAbove(field, unit.field),
  );
  if (exact) return exact.text;
  const value = valueAt(content, field);
  if (!units.some((unit) => isAbove(field, unit.field))) return placeholder(value, field);
  if (Array.isArray(value)) return value.map((_, i) => textsAlone(content, units, [...field, i]));
  return Object.fromEntries(
    Object.keys(value as object).map((key) => [key, textsAlone(content, units, [...field, key])]),
  );
}

const isSection = (field: FieldPath) => field[0] === 'sections' && field.length === 2;

/** As `textsAlone`, but with `null` for texts, and for list entries with texts except sections. */
function gapsIn(content: unknown, units: readonly TextUnit[], field: FieldPath): unknown {
  if (units.some((unit) => unit.field.length === field.length && isAbove(unit.field, field)))
    return null;
  const value = valueAt(content, field);
  if (!units.some((unit) => isAbove(field, unit.field))) return placeholder(value, field);
  if (isFree(field) || (typeof field.at(-1) === 'number' && !isSection(field))) return null;
  if (Array.isArray(value)) return value.map((_, i) => gapsIn(content, units, [...field, i]));
  return Object.fromEntries(
    Object.keys(value as object).map((key) => [key, gapsIn(content, units, [...field, key])]),
  );
}

/** The source of a file with these texts, as a module of content. */
function sourceOf(file: string, texts: object): string {
  const [, , folder = '', slug] = file.split('/');
  if (slug === undefined) {
    const [field] = Object.entries(singles).find(([, name]) => `${name}.ts` === folder) ?? [];
    return `import type { SiteContent } from '../schema/site-content';
import type { TranslatedFile } from '../schema/translation';

export const ${field}: TranslatedFile<SiteContent['${field}']> = ${codeOf(texts)};
`;
  }
  const [type, module] = types[folder as CollectionName];
  return `import type { ${type} } from '../../schema/${module}';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<${type}> = ${codeOf(texts)};
`;
}

/**
 * The source of a new file of texts.
 * @param file from the project's root: `content/sw/help/faq.ts`
 * @param begin the address of a page, and whether it begins with the English texts, to be
 *   translated in place, or with none, as an unfinished page
 */
export function draftOf(
  { content, schema }: Pick<ContentFile, 'content' | 'schema'>,
  file: string,
  begin: { address: string; texts: 'english' | 'none' },
): string {
  const units = textUnits(content, schema);
  const texts =
    begin.texts === 'english' ? textsAlone(content, units, []) : gapsIn(content, units, []);
  return sourceOf(file, {
    ...(isPage({ file }) ? { address: begin.address } : {}),
    english: hashOfUnits(units),
    ...(begin.texts === 'none' ? { unfinished: true } : {}),
    ...(texts as object),
  });
}
