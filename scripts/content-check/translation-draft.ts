import { codeOf } from '../content-source/code';
import type { ContentFile } from './content-file';
import type { FieldPath } from './problem';
import { hashOfUnits, type TextUnit } from './translated-texts';
import { valueAt } from './walk';

/** The types of pages by their folder, with the module that has them. */
const types: Readonly<Record<string, readonly [type: string, module: string]>> = {
  blog: ['Post', 'post'],
  goods: ['Goods', 'goods'],
  help: ['ListedPage', 'page'],
  routes: ['Route', 'route'],
  services: ['ListedPage', 'page'],
};

/** Whether a text stands at this place or within it. */
export const isAbove = (field: FieldPath, unit: FieldPath) =>
  field.every((key, i) => unit[i] === key);

/** What stands in for an entry of a list that has nothing to translate: `{uk.rate}` stays. */
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

/**
 * The source of a new file of texts, still in English and without an address.
 * @param file from the project's root: `content/sw/help/faq.ts`
 */
export function draftOf(
  { content }: Pick<ContentFile, 'content'>,
  file: string,
  units: readonly TextUnit[],
): string {
  const [, , folder = ''] = file.split('/');
  const [type, module] = types[folder] ?? ['Page', 'page'];
  const texts = textsAlone(content, units, []) as object;
  const page = { address: '', english: hashOfUnits(units), ...texts };
  return `import type { ${type} } from '../../schema/${module}';
import type { TranslatedPage } from '../../schema/translation';

export const page: TranslatedPage<${type}> = ${codeOf(page)};
`;
}
