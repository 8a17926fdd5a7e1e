import type { SiteContent } from '@/content/schema/site-content';
import type { Texts } from '@/content/schema/translation';
import { translatedContent } from '@/lib/languages/translated-content';
import type { PageEntry } from '@/lib/pages/page-entry';
import { oncePer } from './once-per';
import type { Site } from './site';
import { siteOf } from './site-of';

/** Every language of the site: the one it is written in, and its translations. */
export type Languages = { readonly original: SiteContent; readonly translations: readonly Texts[] };

/** The site in each of its languages, the original first. */
export const sitesOf = oncePer(({ original, translations }: Languages): readonly Site[] => [
  siteOf(original),
  ...translations.map((texts) => siteOf(translatedContent(original, texts))),
]);

/** The site in the language that it is written in. */
export const originalOf = (sites: readonly Site[]): Site => sites[0] as Site;

/** The site that a path belongs to: each translation has its own first part, `/sw`. */
export const siteAt = (sites: readonly Site[], path: string): Site =>
  sites.find(({ language }) => path.split('/')[1] === language) ?? originalOf(sites);

/** A page in one of its languages. */
export type Version = { language: string; languageName: string; canonical: string };

/** A page in each language that it has a text in, itself included. */
export const versionsOf = (
  sites: readonly Site[],
  { id, collection }: Pick<PageEntry, 'id'> & { collection?: string },
): Version[] =>
  (collection === 'older-posts' ? [] : sites).flatMap(({ language, languageName, pageById }) => {
    const entry = pageById(id);
    return entry.language === language
      ? [{ language, languageName, canonical: entry.canonical }]
      : [];
  });
