import { collections } from '@/lib/collections/collections';
import { destination } from '@/lib/links/target';
import type { PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import type { Candidate, FurtherCandidate } from './near-misses';

/**
 * So many pages the not-found page brings along, which reads its address by itself: with them it
 * stays within the 3 kB that it may load untouched. Beyond, articles are left to a list of their own.
 */
export const MOST_AT_HAND = 60;

/** Where the list of articles is. */
export const FURTHER_LIST = 'near-misses.json';

const candidateOf = ({ page, path, paths }: PageEntry): Candidate => ({
  label: page.name,
  href: path,
  paths,
});

/** These pages by all their paths, and what is known to be meant by addresses that are none of ours. */
export function nearMissCandidates(
  site: Site,
  entries: readonly PageEntry[] = site.pages,
): Candidate[] {
  const { nearMisses } = site;
  const known = [nearMisses.lead, ...nearMisses.known].map(({ link, from }) => ({
    label: link.label,
    href: destination(site, link).href,
    paths: from,
  }));
  const byHref = new Map<string, Candidate>();
  for (const candidate of [...known, ...entries.map(candidateOf)]) {
    const same = byHref.get(candidate.href);
    byHref.set(candidate.href, {
      ...(same ?? candidate),
      paths: [...(same?.paths ?? []), ...candidate.paths],
    });
  }
  return [...byHref.values()];
}

type NearMissLists = {
  atHand: Candidate[];
  /** What is fetched only where an address asks for it: all articles, once there are many pages. */
  further: FurtherCandidate[];
  /** Addresses that begin so ask for it. */
  folder: string;
};

/** The pages that a missing address may mean, in two parts. */
export function nearMissLists(
  site: Site,
  entries: readonly PageEntry[] = site.pages,
): NearMissLists {
  const folder = collections.blog.path('');
  const all = nearMissCandidates(site, entries);
  if (all.length <= MOST_AT_HAND) return { atHand: all, further: [], folder };
  return {
    atHand: nearMissCandidates(
      site,
      entries.filter(({ collection }) => collection !== 'blog'),
    ),
    further: entries
      .filter(({ collection }) => collection === 'blog')
      .map(({ page, path }) => [page.name, path]),
    folder,
  };
}
