import type { SiteContent } from '@/content/schema/site-content';
import type { Texts, TranslatedPage } from '@/content/schema/translation';
import { collectionNames } from '@/lib/collections/collections';
import { pageIdOf } from '@/lib/pages/page-files';
import { idsLeftOut, withoutLinksTo } from './left-out';
import { translated, withEveryEntry } from './translated';

type Pages = Readonly<Record<string, TranslatedPage<unknown>>>;

/** The path of an address in a language, which begins with the language's tag: `/sw/mawasiliano`. */
const pathIn = (language: string, address: string) =>
  address === '' ? `/${language}` : `/${language}/${address}`;

/** The texts of a translated page, without the fields that describe the translation. */
function pageTexts({
  address: _,
  aliases: __,
  english: ___,
  confirmed: ____,
  unfinished: _____,
  ...texts
}: TranslatedPage<unknown>) {
  return texts;
}

/** The texts that belong to no page, without the field that describes the translation. */
const fileTexts = (files: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(files).map(
      ([field, { english: _, ...texts }]: [string, { english?: string }]) => [field, texts],
    ),
  );

/**
 * The content in another language: the texts of the translation, with everything else as in English.
 * Includes pages without a text, in English: their prices and times are needed.
 */
export function translatedContent(english: SiteContent, texts: Texts): SiteContent {
  const { language, languageName, collections, ...others } = texts;
  const pagesOf = (name: string): [slug: string, page: TranslatedPage<unknown>][] =>
    Object.entries((collections as Record<string, Pages>)[name] ?? {}).filter(
      ([, { unfinished }]) => !unfinished,
    );
  const own = translated(
    english.collections,
    Object.fromEntries(
      collectionNames.map((name) => [
        name,
        Object.fromEntries(pagesOf(name).map(([slug, page]) => [slug, pageTexts(page)])),
      ]),
    ),
  );
  const leftOut = collectionNames.flatMap((name) =>
    pagesOf(name).flatMap(([slug]) => {
      const [before, now] = [english.collections, own].map(
        (all) => (all[name] as Readonly<Record<string, unknown>>)[slug],
      );
      return idsLeftOut(before, now).map((id) => `${pageIdOf(name, slug)}#${id}`);
    }),
  );
  return withoutLinksTo(new Set(leftOut), {
    // Prices, duties and forms need all entries: untranslated ones stay in English.
    ...translated(english, withEveryEntry(fileTexts(others))),
    language,
    languageName,
    collections: own,
    ownPages: {
      otherwise: english.language,
      goodsNames: Object.fromEntries(
        Object.entries(english.collections.goods).map(([slug, { name }]) => [slug, name]),
      ),
      addresses: Object.fromEntries(
        collectionNames.flatMap((name) =>
          pagesOf(name).map(([slug, { address, aliases = [] }]) => [
            pageIdOf(name, slug),
            [address, ...aliases].map((own) => pathIn(language, own)),
          ]),
        ),
      ),
    },
  });
}
