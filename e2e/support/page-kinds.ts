import { english } from '@/content/languages/english';
import type { PageEntry } from '@/lib/pages/page-entry';
import { sectionsOf } from '@/lib/pages/sections-of';
import { siteOf } from '@/lib/site/site-of';

const site = siteOf(english);
const { pages } = site;

/** Fields of the content that stand for a part of their own: `{ table: … }`, `{ strong: … }`. */
const PARTS = ['table', 'note', 'numbered', 'list', 'subheading', 'abbr', 'photo', 'illustration'];

/** The parts that occur somewhere in a piece of content. */
function partsIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(partsIn);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => [
    ...(PARTS.includes(name) ? [name] : []),
    ...partsIn(value),
  ]);
}

/** What a page is made of: its kinds of sections, each with its background and the parts in it. */
function traitsOf(entry: PageEntry): Set<string> {
  const traits = sectionsOf(site, entry).flatMap((section) => {
    const background = 'background' in section ? section.background : '';
    return [section.kind, `${section.kind} on ${background}`, ...partsIn(section)];
  });
  return new Set([entry.collection, ...traits]);
}

/**
 * As few pages as have everything between them that pages of this site are made of, the richest
 * first. What is wrong with a part shows on one of them; a page of a new kind joins by itself.
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
