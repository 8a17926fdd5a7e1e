import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { translationOf } from '@nectarine/edit-mode/content/languages';
import type { FieldPath, Problem } from '@nectarine/edit-mode/content/problem';
import {
  isUnfinished,
  isUntranslated,
  untranslatedEntry,
  untranslatedIn,
} from '@nectarine/edit-mode/content/untranslated';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import type { Texts } from '@/content/schema/translation';
import { collectionOf, isCollection } from '@/lib/collections/collections';
import { isRunningText, withEveryText } from '@/lib/languages/translated';
import { translatedContent } from '@/lib/languages/translated-content';
import { folderAndSlug, pageIdOf } from '@/lib/pages/page-files';
import type { Site } from '@/lib/site/site';
import { siteOf } from '@/lib/site/site-of';
import { explain } from './explain';
import { isFree } from './free-lists';
import { isReservedPath } from './reserved-names';
import { contentFrom, singles } from './site-from-files';
import { textFault } from './translated-text-faults';
import { hashOfUnits, type TextUnit, textUnits } from './translated-texts';
import { byName, isPage, type TranslationFile } from './translation-files';
import { invisibleCharacters } from './values';
import { nameOf } from './wording';

/** Files whose figures and addresses are mostly the same in every language: what is left out stays. */
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

type Pair = { translation: TranslationFile; english: ContentFile };

/** Whether the English words have changed since a page was written from them. */
function isBehind(texts: unknown, units: readonly TextUnit[]): boolean {
  const { english } = texts as { english?: string };
  return english !== undefined && english !== hashOfUnits(units);
}

function without(content: unknown, [key, ...rest]: FieldPath): unknown {
  if (Array.isArray(content))
    return content.map((item, i) => (i === key ? without(item, rest) : item));
  const group = content as Record<PropertyKey, unknown>;
  return {
    ...group,
    [key as PropertyKey]: rest.length > 0 ? without(group[key as PropertyKey], rest) : undefined,
  };
}

/** Whether pages can do without this: an entry of a list, or a text that is optional in English too. */
function mayBeLeftOut({ schema, content }: ContentFile, field: FieldPath): boolean {
  const faults = (value: unknown) => explain(schema, value).length;
  return typeof field.at(-1) === 'number' || faults(without(content, field)) <= faults(content);
}

/** What is missing in a translation, or does not fit the English file. */
function unfinished({ translation: { file, texts }, english }: Pair): Problem[] {
  const isWhole = !isUnfinished(texts);
  const uneven = [
    ...unevenLists(english.content, texts),
    ...(isWhole ? emptyLists(texts) : []),
  ].map((problem) => ({ ...problem, file }));
  if (uneven.length > 0) return uneven;
  const units = textUnits(english.content, english.schema);
  // What is new in English is listed as such, and must not stop those who write it. New words of
  // menus and forms would show in English on every page, so they do.
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

/** The texts of a language, as `content/languages/` puts them together. */
function textsOf(language: string, translations: readonly TranslationFile[]): Texts {
  const own = translations.filter((translation) => translation.language === language);
  const collections: Record<string, Record<string, unknown>> = {};
  for (const { english, texts } of own.filter(isPage)) {
    const [folder = '', slug = ''] = folderAndSlug(english) ?? [];
    // An unfinished page is checked like the others, as far as it is written.
    const page = { ...(texts as object), unfinished: undefined };
    collections[folder] = { ...collections[folder], [slug]: page };
  }
  const fields = Object.entries(singles).flatMap(([field, name]) => {
    const found = own.find(({ english }) => english === `content/${name}.ts`);
    return found ? [[field, found.texts]] : [];
  });
  return { language, languageName: language, collections, ...Object.fromEntries(fields) } as Texts;
}

function contentIn(site: Site, english: ContentFile): unknown {
  const [folder, slug] = folderAndSlug(english.file) ?? [];
  if (folder && slug) return site.pageById(pageIdOf(folder, slug) as never).page;
  const [field] =
    Object.entries(singles).find(([, name]) => english.file === `content/${name}.ts`) ?? [];
  return site[field as keyof Site];
}

/**
 * Translated content that breaks a rule of its schema, such as the length of a title. Missing texts
 * are checked in English, with facts as this language writes them.
 */
const misshapen = (site: Site, { translation: { file, texts }, english }: Pair): Problem[] =>
  explain(english.schema, contentIn(site, english))
    .filter(({ field }) => !isUntranslated(texts, field))
    .map((explained) => ({ file, ...explained }));

/** Pages of a language with the same address. */
function sharedAddresses(translations: readonly TranslationFile[]): Problem[] {
  const owners = new Map<string, string>();
  return translations.filter(isPage).flatMap(({ file, language, texts }) => {
    const { address, aliases = [] } = texts as { address: string; aliases?: string[] };
    return [address, ...aliases].flatMap((own) => {
      const path = `${language}/${own}`;
      const other = owners.get(path);
      owners.set(path, file);
      if (!/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(own)) {
        const fix = 'use small letters, digits and hyphens between single slashes';
        return [{ file, field: ['address'], found: `is ${nameOf(own)}`, fix }];
      }
      if (isReservedPath(`/${path}`))
        return [
          { file, field: ['address'], found: 'is a reserved address', fix: 'choose another' },
        ];
      if (!other) return [];
      return [
        { file, field: ['address'], found: `is that of ${other} too`, fix: 'choose another' },
      ];
    });
  });
}

/** Pages that must have a text in every language, and have none in one. */
function missingPages(
  files: readonly ContentFile[],
  languages: readonly string[],
  translations: readonly TranslationFile[],
): Problem[] {
  const existing = new Set(translations.map(({ file }) => file));
  return files.flatMap(({ file }) => {
    const [folder = '', slug = ''] = folderAndSlug(file) ?? [];
    if (!isCollection(folder) || !collectionOf(folder).inEveryLanguage(slug)) return [];
    return languages
      .map((language) => translationOf(file, language))
      .filter((own) => !existing.has(own))
      .map((own) => ({
        file: own,
        field: [],
        found: 'is missing',
        fix: `run \`npm run translate -- ${own}\`, and translate what it writes`,
      }));
  });
}

/** The problems of all translations. The English files must be valid. */
export function translationProblems(
  files: readonly ContentFile[],
  translations: readonly TranslationFile[],
  languages: readonly string[],
): Problem[] {
  const english = byName(files);
  const pairs = translations.flatMap((translation) => {
    const found = english.get(translation.english);
    return found ? [{ translation, english: found }] : [];
  });
  const orphans = translations
    .filter((translation) => !english.has(translation.english))
    .map(({ file, english: name }) => ({
      ...{ file, field: [], found: `translates ${name}, which does not exist` },
      fix: 'move or delete it',
    }));
  const missing = missingPages(files, languages, translations);
  const marks = translations.flatMap(({ file, texts }) =>
    invisibleCharacters({ file, content: texts }),
  );
  const texts = pairs.flatMap(unfinished);
  const faults = [...orphans, ...marks, ...texts, ...sharedAddresses(translations)];
  const content = contentFrom(files);
  if (faults.length > 0 || !content) return [...missing, ...faults];
  const shapes = languages.flatMap((language) => {
    // With every text: a list may be too short only until its new entries are translated.
    const texts = withEveryText(textsOf(language, translations));
    const site = siteOf(translatedContent(content, texts));
    return pairs
      .filter(({ translation }) => translation.language === language)
      .flatMap((pair) => misshapen(site, pair));
  });
  return [...missing, ...shapes];
}

/** Pages, menus, forms and prices whose English words have changed since they were translated. */
export function behindEnglish(
  files: readonly ContentFile[],
  translations: readonly TranslationFile[],
): Problem[] {
  const english = byName(files);
  const whole = translations.filter(({ texts }) => !isUnfinished(texts));
  return whole.flatMap(({ file, texts, english: name }) => {
    const original = english.get(name);
    if (!original || !isBehind(texts, textUnits(original.content, original.schema))) return [];
    const fix = `read it again, then run \`npm run translate -- ${file}\``;
    return [{ file, field: [], found: 'is older than the English text', fix }];
  });
}

/** Pages that no native speaker has confirmed, as faults of a release. */
export const unconfirmedPages = (translations: readonly TranslationFile[]): Problem[] =>
  translations
    .filter((page) => isPage(page) && !isUnfinished(page.texts))
    .filter(({ texts }) => (texts as { confirmed?: unknown }).confirmed !== true)
    .map(({ file }) => ({
      ...{ file, field: [], found: 'is to be confirmed by a native speaker' },
      fix: 'let one read and correct it, then add `confirmed: true`',
    }));
