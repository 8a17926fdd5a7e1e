import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { isUntranslated } from '@nectarine/edit-mode/content/untranslated';
import type { Texts } from '@/content/schema/translation';
import { withEveryText } from '@/lib/languages/translated';
import { translatedContent } from '@/lib/languages/translated-content';
import { folderAndSlug, pageIdOf } from '@/lib/pages/page-files';
import type { Site } from '@/lib/site/site';
import { siteOf } from '@/lib/site/site-of';
import { explain } from '../content-check/explain';
import { contentFrom, singles } from '../content-check/site-from-files';
import { invisibleCharacters } from '../content-check/values';
import { gaps, type Pair } from './gaps';
import { missingPages, sharedAddresses } from './translated-pages';
import { byName, isPage, type TranslationFile } from './translation-files';

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
  const texts = pairs.flatMap(gaps);
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
