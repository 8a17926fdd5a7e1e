import type { Candidate, FurtherCandidate } from '@/lib/near-misses/near-misses';
import { withRetries } from '@/lib/search/retry';
import { offerPages, type SuggestPagesProps, suggestPages } from '../suggest-pages/suggest-pages';

type SuggestMorePagesProps = SuggestPagesProps & {
  /** Pages that are too many to bring along: where their list is, and how their addresses begin. */
  further: { url: string; folder: string };
};

async function fetchCandidates(url: string): Promise<Candidate[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const list: FurtherCandidate[] = await response.json();
  return list.map(([label, href]) => ({ label, href, paths: [href] }));
}

/**
 * As `suggestPages`, for a site whose pages are too many to bring along: the list of those that are
 * not at hand is fetched where the address looks like one of theirs, or like none at all. What is
 * offered already stays until then, and for good where the list cannot be had or the visitor has
 * turned to it.
 */
export async function suggestMorePages(
  root: HTMLElement,
  { further, candidates, heading }: SuggestMorePagesProps,
): Promise<void> {
  const isClose = suggestPages(root, { candidates, heading });
  if (isClose && !window.location.pathname.startsWith(further.folder)) return;
  const more = await withRetries(() => fetchCandidates(further.url)).catch(() => []);
  if (root.contains(document.activeElement)) return;
  offerPages(root, { candidates: [...candidates, ...more], heading });
}
