import { languages } from '@/content/languages/languages';
import type { PageEntry } from '@/lib/pages/page-entry';
import { sectionsOf } from '@/lib/sections/sections';
import { originalOf, type Site, sitesOf } from '@/lib/site/site';

const sites = sitesOf(languages);
const original = originalOf(sites);

/** Content fields that represent a component: `{ table: … }`. */
const PARTS = ['table', 'bars', 'note', 'numbered', 'list', 'subheading', 'photo', 'scene', 'year'];

function partsIn(content: unknown): string[] {
  if (typeof content === 'string') return content.includes('<abbr') ? ['abbr'] : [];
  if (Array.isArray(content)) return content.flatMap(partsIn);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => [
    ...(PARTS.includes(name) ? [name] : []),
    ...partsIn(value),
  ]);
}

/** The features of a page: its kinds of sections and their components. */
function traitsOf(entry: PageEntry): Set<string> {
  const traits = sectionsOf(original, entry).flatMap((section) => [
    section.kind,
    ...partsIn(section),
  ]);
  return new Set([entry.collection, ...traits]);
}

/** The smallest set of these pages that together contain every trait, richest first. */
function fewest(
  pages: readonly PageEntry[],
  traitsOf: (entry: PageEntry) => Set<string>,
): PageEntry[] {
  const left = pages.map((entry) => ({ entry, traits: traitsOf(entry) }));
  const chosen: PageEntry[] = [];
  const seen = new Set<string>();
  const news = ({ traits }: (typeof left)[number]) =>
    [...traits].filter((trait) => !seen.has(trait)).length;
  for (;;) {
    left.sort((a, b) => news(b) - news(a));
    const [next] = left;
    if (!next || news(next) === 0) return chosen;
    for (const trait of next.traits) seen.add(trait);
    chosen.push(next.entry);
  }
}

/**
 * English pages that together contain every feature. A fault in a component shows on one of them; a
 * page with a new feature joins automatically.
 */
export const pagesOfEveryKind = (): PageEntry[] => fewest(original.pages, traitsOf);

/**
 * Translated pages that together contain every kind of section, with their site. They show where
 * longer words do not fit; faults that depend on no text show on the English pages.
 */
export const translatedPages = (): { site: Site; entry: PageEntry }[] =>
  sites
    .filter((site) => site !== original)
    .flatMap((site) =>
      fewest(
        site.pages.filter(({ language }) => language === site.language),
        (entry) => new Set(sectionsOf(site, entry).map(({ kind }) => kind)),
      ).map((entry) => ({ site, entry })),
    );
