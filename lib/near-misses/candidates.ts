import { nearMisses } from '@/content/near-misses';
import { destination } from '@/lib/links/target';
import { pages } from '@/lib/pages/registry';
import type { Candidate } from './near-misses';

/** Every page by all its paths, and what is known to be meant by addresses that are none of ours. */
export function nearMissCandidates(): Candidate[] {
  const known = [nearMisses.lead, ...nearMisses.known].map(({ link, from }) => ({
    label: link.label,
    href: destination(link).href,
    paths: from,
  }));
  const all = [
    ...known,
    ...pages.map(({ page, path, paths }) => ({ label: page.name, href: path, paths })),
  ];
  const byHref = new Map<string, Candidate>();
  for (const candidate of all) {
    const same = byHref.get(candidate.href);
    byHref.set(candidate.href, {
      ...(same ?? candidate),
      paths: [...(same?.paths ?? []), ...candidate.paths],
    });
  }
  return [...byHref.values()];
}
