import type { PageId } from '@/content/page-ids.generated';
import type { SiteContent } from '@/content/schema/site-content';
import type { Translation } from '@/content/schema/translation';
import { factsFrom } from '@/lib/facts/facts';
import { withFacts } from '@/lib/facts/references';
import type { Locale } from '@/lib/format/locale';
import { localeOf } from '@/lib/format/locales';
import { translatedContent } from '@/lib/languages/translated-content';
import { createRegistry, type Registry } from '@/lib/pages/registry';
import { type Environment, environmentOf } from './environment';
import { memoize } from './memoize';

/** One language: its content with facts filled in, its locale, pages and addresses. */
export type Site = SiteContent & { readonly locale: Locale } & Registry & Environment;

/** Builds the site of one language. Each content object gives one site, built on first use. */
export const siteOf = memoize((content: SiteContent): Site => {
  const { collections, company, companyFacts, customs, membership, ownPrices, rates, words } =
    content;
  const locale = localeOf(content.language);
  const facts = factsFrom({
    locale,
    origins: collections.routes,
    counts: {
      services: Object.keys(collections.services).length,
      offices: company.offices.length,
    },
    rates,
    ownPrices,
    customs,
    facts: companyFacts,
    membership,
    openingHours: company.openingHours,
    examples: content.workedExamples,
    words,
  });
  const filled = withFacts(content, facts);
  return { ...filled, locale, ...createRegistry(filled), ...environmentOf(filled.company) };
});

/** Every language of the site: the one it is written in, and its translations. */
type Languages = {
  readonly original: SiteContent;
  readonly translations: readonly Translation[];
};

/** The site in each of its languages, the original first. */
export const sitesOf = memoize(({ original, translations }: Languages): readonly Site[] => [
  siteOf(original),
  ...translations.map((translation) => siteOf(translatedContent(original, translation))),
]);

export const originalOf = (sites: readonly Site[]): Site => sites[0] as Site;

/** The site that a path belongs to: each translation has its own first part, `/sw`. */
export const siteAt = (sites: readonly Site[], path: string): Site =>
  sites.find(({ language }) => path.split('/')[1] === language) ?? originalOf(sites);

/** A page in one of its languages. */
export type PageVersion = {
  language: string;
  languageName: string;
  canonical: string;
  /** The home page, in place of a page that this language lacks. */
  isHome?: true;
};

/** A page in each language that it has a text in, itself included. */
export const versionsOf = (sites: readonly Site[], { id }: { id: PageId }): PageVersion[] =>
  sites.flatMap(({ language, languageName, pageById }) => {
    const entry = pageById(id);
    return entry.language === language
      ? [{ language, languageName, canonical: entry.canonical }]
      : [];
  });

/** A page in every language; where it has no text, the home page of that language. */
export const versionsOrHomes = (sites: readonly Site[], entry: { id: PageId }): PageVersion[] => {
  const versions = versionsOf(sites, entry);
  const homes = versionsOf(sites, { id: 'home' });
  return homes.map(
    (home) =>
      versions.find(({ language }) => language === home.language) ?? { ...home, isHome: true },
  );
};
