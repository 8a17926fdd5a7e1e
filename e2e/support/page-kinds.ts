import { english } from '@/content/languages/english';
import type { PageEntry } from '@/lib/pages/page-entry';
import { sectionsOf } from '@/lib/pages/sections-of';
import { siteOf } from '@/lib/site/site-of';

const site = siteOf(english);
const { pages } = site;

/** Content fields that represent a component: `{ table: … }`, `{ strong: … }`. */
const PARTS = ['table', 'note', 'numbered', 'list', 'subheading', 'abbr', 'photo', 'illustration'];

/** The components in a piece of content. */
function partsIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(partsIn);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => [
    ...(PARTS.includes(name) ? [name] : []),
    ...partsIn(value),
  ]);
}

/** The features of a page: its kinds of sections with their backgrounds and components. */
function traitsOf(entry: PageEntry): Set<string> {
  const traits = sectionsOf(site, entry).flatMap((section) => {
    const background = 'background' in section ? section.background : '';
    return [section.kind, `${section.kind} on ${background}`, ...partsIn(section)];
  });
  return new Set([entry.collection, ...traits]);
}

/**
 * The smallest set of pages that together contain every feature, richest first. A fault in a
 * component shows on one of them; a page with a new feature joins automatically.
 */
export function pagesOfEveryKind(): PageEntry[] {
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
