import type { Goods } from '@/content/schema/goods';
import { goodsWords } from '@/lib/goods/goods-words';
import { destination } from '@/lib/links/links';
import type { PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import type { Candidate } from './near-misses';

/** The file with the list of candidates, which only the not-found page fetches. */
export const NEAR_MISS_LIST = 'near-misses.json';

const SHORTEST_WORD = 4;

/** What people call goods, as addresses: `/simu`, `/power-bank`. Short words are too similar to others. */
const goodsPaths = (goods: Goods): string[] =>
  goodsWords(goods)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => `/${word.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);

const candidateOf = (entry: PageEntry): Candidate => ({
  label: entry.page.name,
  href: entry.canonical,
  paths:
    entry.collection === 'goods'
      ? [...new Set([...entry.paths, ...goodsPaths(entry.page)])]
      : entry.paths,
});

export function nearMissCandidates(site: Site): Candidate[] {
  const { nearMisses, pages } = site;
  const known = [nearMisses.lead, ...nearMisses.known].map(({ link, from }) => ({
    label: link.label,
    href: destination(site, link).href,
    paths: from,
  }));
  const byHref = new Map<string, Candidate>();
  for (const candidate of [...known, ...pages.filter(({ id }) => id !== 'home').map(candidateOf)]) {
    const same = byHref.get(candidate.href);
    byHref.set(candidate.href, {
      ...(same ?? candidate),
      paths: [...(same?.paths ?? []), ...candidate.paths],
    });
  }
  return [...byHref.values()];
}
