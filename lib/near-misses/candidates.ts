import { destination } from '@/lib/links/target';
import type { PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import type { Candidate } from './near-misses';

/** The file with the list of candidates, which only the not-found page fetches. */
export const NEAR_MISS_LIST = 'near-misses.json';

const candidateOf = ({ page, path, paths }: PageEntry): Candidate => ({
  label: page.name,
  href: path,
  paths,
});

/** The pages with all their paths, and known misspellings of them. */
export function nearMissCandidates(site: Site): Candidate[] {
  const { nearMisses, pages } = site;
  const known = [nearMisses.lead, ...nearMisses.known].map(({ link, from }) => ({
    label: link.label,
    href: destination(site, link).href,
    paths: from,
  }));
  const byHref = new Map<string, Candidate>();
  for (const candidate of [...known, ...pages.map(candidateOf)]) {
    const same = byHref.get(candidate.href);
    byHref.set(candidate.href, {
      ...(same ?? candidate),
      paths: [...(same?.paths ?? []), ...candidate.paths],
    });
  }
  return [...byHref.values()];
}
