import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { FieldPath, Problem } from '@nectarine/edit-mode/content/problem';
import {
  isUnfinished,
  untranslatedEntry,
  untranslatedIn,
} from '@nectarine/edit-mode/content/untranslated';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import { isRunningText } from '@/lib/languages/translated';
import { explain } from '../content-check/explain';
import { isFree } from '../content-check/free-lists';
import { isBehind } from './behind-english';
import { textFault } from './translated-text-faults';
import { textUnits } from './translated-texts';
import { isPage, type TranslationFile } from './translation-files';

/** A file with texts, and the English file that it translates. */
export type Pair = { translation: TranslationFile; english: ContentFile };

/** Files that are mostly the same in every language: what a translation omits stays English. */
const MAY_BE_PARTIAL = ['content/site.ts', 'content/customs.ts', 'content/rates.ts'];

/**
 * Lists that are shorter or longer than in English: texts would be paired with the wrong figures.
 */
function unevenLists(english: unknown, texts: unknown, field: FieldPath = []): Problem[] {
  if (isRunningText(texts) || isRunningText(english) || isFree(field)) return [];
  if (typeof texts !== 'object' || texts === null || typeof english !== 'object') return [];
  if (Array.isArray(english) && Array.isArray(texts) && english.length !== texts.length) {
    const found = `has ${texts.length} entries, and ${english.length} in English`;
    const fix = 'write one for each, in the same order, and `null` for one to be translated later';
    return [{ file: '', field, found, fix }];
  }
  return Object.entries(texts).flatMap(([key, inner]) =>
    unevenLists((english as Record<string, unknown> | null)?.[key], inner, [
      ...field,
      Array.isArray(texts) ? Number(key) : key,
    ]),
  );
}

/** Lists that pages would show without any entry. */
const emptyLists = (texts: unknown): Problem[] =>
  untranslatedIn(texts)
    .filter((field) => field.at(-1) === 0)
    .map((field) => field.slice(0, -1))
    .filter((list) => (valueAt(texts, list) as unknown[]).every((entry) => entry === null))
    .map((field) => {
      const fix = 'translate at least one entry';
      return { file: '', field, found: 'would be empty', fix };
    });

function without(content: unknown, [key, ...rest]: FieldPath): unknown {
  if (Array.isArray(content))
    return content.map((item, i) => (i === key ? without(item, rest) : item));
  const group = content as Record<PropertyKey, unknown>;
  return {
    ...group,
    [key as PropertyKey]: rest.length > 0 ? without(group[key as PropertyKey], rest) : undefined,
  };
}

/** Whether pages can do without a text: in a list's entry, or if it is optional in English too. */
function mayBeLeftOut({ schema, content }: ContentFile, field: FieldPath): boolean {
  const faults = (value: unknown) => explain(schema, value).length;
  return typeof field.at(-1) === 'number' || faults(without(content, field)) <= faults(content);
}

/** What is missing in a translation, or does not fit the English file. */
export function gaps({ translation: { file, texts }, english }: Pair): Problem[] {
  const isWhole = !isUnfinished(texts);
  const uneven = [
    ...unevenLists(english.content, texts),
    ...(isWhole ? emptyLists(texts) : []),
  ].map((problem) => ({ ...problem, file }));
  if (uneven.length > 0) return uneven;
  const units = textUnits(english.content, english.schema);
  // New English texts of a page are listed, and must not stop those who write them. New texts of
  // menus and forms are errors, because every page would show them in English.
  const isOlder = isBehind(texts, units);
  if (isOlder && isPage({ file })) return [];
  return units.flatMap((unit) => {
    const own = valueAt(texts, unit.field);
    if (isOlder && own !== undefined) return [];
    const gap = untranslatedEntry(texts, unit.field);
    if (gap && (!isWhole || mayBeLeftOut(english, gap))) return [];
    if (own === undefined && MAY_BE_PARTIAL.includes(english.file)) return [];
    const fault = textFault(unit, own);
    return fault ? [{ file, field: unit.field, ...fault }] : [];
  });
}
